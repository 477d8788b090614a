import { type OwnRate, type StoreRate, setStoreRate } from '@makola/contract/rates/rates.ts'
import { useMutation, useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { type FormEvent, useId } from 'react'
import { useDraftKey } from '../../auth/session/use-draft-key.ts'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { shopQuery } from '../../shell/api/shop-query.ts'
import { Button } from '../../ui/actions/button.tsx'
import { KeptNotice } from '../../ui/drafts/kept-notice.tsx'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Drawer } from '../../ui/layers/dialog.tsx'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { nameRate } from '../choice/rate-label.tsx'
import { asksToConfirm, MoveQuestion } from '../terms/move-question.tsx'
import { examplePrice, formOfTerms, marginFor, noTerms, type TermsForm, termsOfForm } from '../terms/rate-terms.ts'
import { refetchRates } from '../terms/save-rate.ts'
import { TermsFields } from '../terms/terms-fields.tsx'

type OwnRateEditorProps = {
  store: { id: string; name: string; currency: string }
  rate: StoreRate
  refusal: string | undefined
  onClose: () => void
}

/** Sets a store's own rate, margin or rounding for a country; empty fields follow the shop. */
export function OwnRateEditor({ store, rate, refusal, onClose }: OwnRateEditorProps) {
  const t = useWords()
  const formId = useId()
  const shopName = useSuspenseQuery(shopQuery()).data.name
  const client = useQueryClient()
  const kept = useDraft<TermsForm>(formOfTerms(rate.own ?? noTerms), useDraftKey('own-rate', store.id, rate.rateId))
  const { draft: form } = kept
  const save = useMutation({
    mutationFn: (own: OwnRate) =>
      call(setStoreRate, {
        params: { id: store.id, rateId: rate.rateId },
        body: own,
        version: `"${rate.version}"`,
      }),
    onSuccess: async (_, own) => {
      kept.settle(form, formOfTerms(own))
      await refetchRates(client)
      toast.success(t('rates.own.saved', { rate: nameRate(rate), store: store.name }))
      onClose()
    },
  })
  const asks = asksToConfirm(save.error)
  const typed = termsOfForm(form)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save.mutate({ ...typed, confirmed: asks })
  }
  const change = (part: Partial<TermsForm>) => {
    kept.change(part)
    if (asks) save.reset()
  }
  const { shop } = rate
  const shown =
    shop &&
    examplePrice(1000, store.currency, rate.currency, {
      rate: typed.rate ?? shop.rate,
      marginPct: typed.marginPct ?? shop.marginPct,
      rounding: typed.rounding ?? shop.rounding,
    })
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={nameRate(rate)}
      description={t('rates.own.text', { store: store.name })}
      footer={
        <>
          {rate.own && (
            <Button
              variant="ghost"
              className="me-auto"
              disabled={refusal !== undefined}
              onClick={() => save.mutate({ rate: null, marginPct: null, rounding: null })}
            >
              {t('rates.own.use-shops', { shop: shopName })}
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            isBusy={save.isPending}
            disabled={refusal !== undefined}
            variant={asks ? 'destructive' : 'default'}
          >
            {asks ? t('rates.terms.set-anyway') : t('ui.save')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5 pb-6">
        {refusal && <p className="rounded-md bg-sunken p-3 text-small">{refusal}</p>}
        <KeptNotice isKept={kept.isKept} onDiscard={kept.discard} />
        <MoveQuestion key={save.submittedAt} error={save.error} />
        <TermsFields
          form={form}
          onChange={change}
          currency={rate.currency}
          rateLabel={t('rates.terms.quote', { from: store.currency, to: rate.currency })}
          rateHint={t('rates.own.rate-hint')}
          shop={{
            rate: shop?.rate ?? '',
            margin: shop ? t('rates.own.shops-margin', { typed: shop.marginPct, ...marginFor(shop.marginPct) }) : '0',
            rounding: shop?.rounding ?? null,
          }}
          errors={save.error instanceof ApiProblem ? save.error.errors : []}
        />
        {shown && (
          <p className="rounded-md bg-sunken p-3 text-small">
            {t('rates.own.example', {
              currency: store.currency,
              price: shown,
              strong: (text) => <strong className="tabular">{text}</strong>,
            })}
          </p>
        )}
      </form>
    </Drawer>
  )
}
