import { type Shop, updateShop } from '@makola/contract/shop/shop.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { FormProblem } from '../auth/forms/form-problem.tsx'
import { useDraftKey } from '../auth/session/use-draft-key.ts'
import { call } from '../shell/api/api-client.ts'
import { ApiProblem } from '../shell/api/api-problem.ts'
import { shopQuery } from '../shell/api/shop-query.ts'
import { Button } from '../ui/actions/button.tsx'
import { KeptNotice } from '../ui/drafts/kept-notice.tsx'
import { LeaveGuard } from '../ui/drafts/leave-guard.tsx'
import { useDraft } from '../ui/drafts/use-draft.ts'
import { Field } from '../ui/inputs/field.tsx'
import { TextInput } from '../ui/inputs/text-input.tsx'
import { toast } from '../ui/messages/toast.ts'
import { useWords } from '../ui/words/use-words.ts'
import { openingQuery } from './opening-queries.ts'

type Details = { legalName: string; supportEmail: string }

/** The legal name of the shop, and the address that buyers write to. Name and base currency are settings of the program: they are shown. */
export function DetailsForm({ shop }: { shop: Shop }) {
  const t = useWords()
  const seen = { legalName: shop.legalName, supportEmail: shop.supportEmail }
  const loaded = { legalName: seen.legalName ?? '', supportEmail: seen.supportEmail ?? '' }
  const kept = useDraft<Details>(loaded, useDraftKey('details', 'shop'))
  const { draft, isDirty, change, discard } = kept
  const { mutate, isPending, error } = useSaveDetails(seen, kept.settle)
  const fault = (pointer: string) => (error instanceof ApiProblem ? error.errorAt(pointer) : undefined)
  const isFieldFault = fault('/legalName') ?? fault('/supportEmail')
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!isPending) mutate(draft)
      }}
      className="grid w-full max-w-prose gap-4"
    >
      <KeptNotice isKept={kept.isKept} onDiscard={discard} />
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-small">
        <dt className="text-muted">{t('opening.details.name')}</dt>
        <dd className="font-semibold">{shop.name}</dd>
        <dt className="text-muted">{t('opening.details.currency')}</dt>
        <dd className="font-semibold">{shop.baseCurrency}</dd>
      </dl>
      <p className="text-small text-muted">{t('opening.details.fixed')}</p>
      <Field label={t('opening.details.legal-name')} isRequired error={fault('/legalName')}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="organization"
            value={draft.legalName}
            onChange={(event) => change({ legalName: event.target.value })}
          />
        )}
      </Field>
      <Field label={t('opening.details.support-email')} isRequired error={fault('/supportEmail')}>
        {(control) => (
          <TextInput
            {...control}
            type="email"
            inputMode="email"
            value={draft.supportEmail}
            onChange={(event) => change({ supportEmail: event.target.value })}
          />
        )}
      </Field>
      <FormProblem>{error && !isFieldFault ? error.message : ''}</FormProblem>
      <Button type="submit" isBusy={isPending} className="justify-self-start">
        {t('opening.save')}
      </Button>
      <LeaveGuard isDirty={isDirty && !isPending} onLeave={kept.drop} />
    </form>
  )
}

/** Saves the details. Somebody else's, saved meanwhile, are loaded and said. */
function useSaveDetails(seen: Pick<Shop, 'legalName' | 'supportEmail'>, onSaved: (sent: Details) => void) {
  const t = useWords()
  const queryClient = useQueryClient()
  const router = useRouter()
  return useMutation({
    mutationFn: (typed: Details) => call(updateShop, { body: { ...typed, seen } }),
    onSuccess: async ({ data }, sent) => {
      onSaved(sent)
      queryClient.setQueryData(shopQuery().queryKey, data)
      void toast.success(t('opening.details.saved'))
      await Promise.all([router.invalidate(), queryClient.invalidateQueries(openingQuery())])
    },
    onError: async () => {
      await queryClient.invalidateQueries(shopQuery())
      await router.invalidate()
    },
  })
}
