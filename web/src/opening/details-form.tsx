import { type Shop, updateShop } from '@makola/contract/shop.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FormProblem } from '../auth/forms/form-problem.tsx'
import { useEntryForm } from '../auth/forms/use-entry-form.ts'
import { call } from '../shell/api/api-client.ts'
import { shopQuery } from '../shell/api/shop-query.ts'
import { Button } from '../ui/actions/button.tsx'
import { Field } from '../ui/inputs/field.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { useWords } from '../ui/words/use-words.ts'
import { openingQuery } from './opening-queries.ts'

/** Who runs the shop, and where buyers write to. Name and base currency are settings of the program: they are shown. */
export function DetailsForm({ shop }: { shop: Shop }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const router = useRouter()
  const { form, faults, problem, isPending } = useEntryForm<'legalName' | 'supportEmail'>({
    send: async (typed) => {
      const { data } = await call(updateShop, { body: typed })
      queryClient.setQueryData(shopQuery().queryKey, data)
      await Promise.all([router.invalidate(), queryClient.invalidateQueries(openingQuery())])
    },
  })
  return (
    <form {...form} className="grid w-full max-w-prose gap-4">
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        <dt className="text-muted">{t('opening.details.name')}</dt>
        <dd className="font-semibold">{shop.name}</dd>
        <dt className="text-muted">{t('opening.details.currency')}</dt>
        <dd className="font-semibold">{shop.baseCurrency}</dd>
      </dl>
      <p className="text-small text-muted">{t('opening.details.fixed')}</p>
      <Field label={t('opening.details.legal-name')} isRequired error={faults.legalName}>
        {(control) => (
          <TextInput {...control} name="legalName" autoComplete="organization" defaultValue={shop.legalName ?? ''} />
        )}
      </Field>
      <Field label={t('opening.details.support-email')} isRequired error={faults.supportEmail}>
        {(control) => (
          <TextInput
            {...control}
            name="supportEmail"
            type="email"
            inputMode="email"
            defaultValue={shop.supportEmail ?? ''}
          />
        )}
      </Field>
      <FormProblem>{problem}</FormProblem>
      <Button type="submit" isBusy={isPending} className="justify-self-start">
        {t('opening.save')}
      </Button>
    </form>
  )
}
