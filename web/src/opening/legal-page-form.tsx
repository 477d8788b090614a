import { type LegalPageName, type Shop, saveLegalPage } from '@makola/contract/shop/shop.ts'
import { shopReturnDays } from '@makola/countries/return-window.ts'
import type { Key } from '@makola/words/messages.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FormProblem } from '../auth/forms/form-problem.tsx'
import { useEntryForm } from '../auth/forms/use-entry-form.ts'
import { call } from '../shell/api/api-client.ts'
import { legalPageQuery } from '../shell/api/legal-page-query.ts'
import { shopQuery } from '../shell/api/shop-query.ts'
import { legalTitles } from '../shell/frame/legal-titles.ts'
import { Button } from '../ui/actions/button.tsx'
import { Field } from '../ui/inputs/field.tsx'
import { TextArea } from '../ui/inputs/text-area.tsx'
import { toast } from '../ui/messages/toast.ts'
import { useWords } from '../ui/words/use-words.ts'
import { openingQuery } from './opening-queries.ts'

const templates = {
  terms: 'opening.template.terms',
  privacy: 'opening.template.privacy',
  returns: 'opening.template.returns',
} as const satisfies Record<LegalPageName, Key>

type LegalPageFormProps = {
  page: LegalPageName
  /** Empty until it has been written: then it begins with the template. */
  text: string
  /** 0 until it has been written. */
  version: number
  shop: Shop
}

/** One page as text. */
export function LegalPageForm({ page, text, version, shop }: LegalPageFormProps) {
  const t = useWords()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { form, faults, problem, isPending } = useEntryForm<'text'>({
    send: async (typed) => {
      // A form sends its line breaks as two characters.
      const body = { text: typed.text.replaceAll('\r\n', '\n'), seen: version }
      const { data } = await call(saveLegalPage, { params: { page }, body })
      queryClient.setQueryData(legalPageQuery(page).queryKey, data)
      await Promise.all([queryClient.invalidateQueries(shopQuery()), queryClient.invalidateQueries(openingQuery())])
      await router.invalidate()
      void toast.success(t('opening.legal.saved'))
    },
  })
  const begun = t(templates[page], { shop: shop.name, days: shopReturnDays })
  return (
    <form {...form} className="grid gap-4">
      <Field label={t('opening.legal.text')} hint={t('opening.legal.hint')} isRequired error={faults.text}>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            rows={14}
            aria-label={t(legalTitles[page])}
            defaultValue={text || begun}
            className="max-h-[70dvh]"
          />
        )}
      </Field>
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" isBusy={isPending} className="justify-self-start">
        {t('opening.legal.save')}
      </Button>
    </form>
  )
}
