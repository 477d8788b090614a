import type { OwnRate, StoreRate } from '@makola/contract/rates.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type FormEvent, useId, useState } from 'react'
import { api } from '../shell/api-client.ts'
import { ApiProblem } from '../shell/api-problem.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { toast } from '../ui/toast.ts'
import { asksToConfirm, MoveQuestion } from './move-question.tsx'
import { formatRate } from './rate-label.tsx'
import {
  describeMargin,
  describeRounding,
  examplePrice,
  formOfTerms,
  type TermsForm,
  termsOfForm,
} from './rate-terms.ts'
import { refetchRates } from './save-rate.ts'
import { TermsFields } from './terms-fields.tsx'

type OwnRateEditorProps = {
  store: { id: string; name: string; currency: string }
  rate: StoreRate
  refusal: string | undefined
  onClose: () => void
}

/** Sets a store's own rate, margin or rounding for a country; what stays empty follows the shop. */
export function OwnRateEditor({ store, rate, refusal, onClose }: OwnRateEditorProps) {
  const formId = useId()
  const client = useQueryClient()
  const [form, setForm] = useState<TermsForm>(() =>
    formOfTerms(rate.own ?? { rate: null, marginPct: null, rounding: null }),
  )
  const save = useMutation({
    mutationFn: (own: OwnRate) =>
      api.put('/stores/{id}/rates/{rateId}', {
        params: { id: store.id, rateId: rate.rateId },
        body: own,
        version: `"${rate.version}"`,
      }),
    onSuccess: async () => {
      await refetchRates(client)
      toast.success(`${formatRate(rate)} saved for ${store.name}`)
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
    setForm((before) => ({ ...before, ...part }))
    if (asks) save.reset()
  }
  const { shop } = rate
  const inForce = typed.rate ?? shop?.rate
  const shown =
    inForce &&
    examplePrice(1000, store.currency, rate.currency, {
      rate: inForce,
      marginPct: typed.marginPct ?? shop?.marginPct ?? '0',
      rounding: typed.rounding ?? shop?.rounding ?? null,
    })
  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={formatRate(rate)}
      description={`For everything that ${store.name} sells there.`}
      footer={
        <>
          {rate.own && (
            <Button
              variant="ghost"
              className="mr-auto"
              disabled={refusal !== undefined}
              onClick={() => save.mutate({ rate: null, marginPct: null, rounding: null })}
            >
              As the shop
            </Button>
          )}
          <Button
            type="submit"
            form={formId}
            isBusy={save.isPending}
            disabled={refusal !== undefined}
            variant={asks ? 'destructive' : 'default'}
          >
            {asks ? 'Set it all the same' : 'Save'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5 pb-6">
        {refusal && <p className="rounded-md bg-sunken p-3 text-small">{refusal}</p>}
        <MoveQuestion error={save.error} />
        <TermsFields
          form={form}
          onChange={change}
          currency={rate.currency}
          rateLabel={`1 ${store.currency} in ${rate.currency}`}
          rateHint="Empty: the shop’s rate, which follows the market."
          shop={{
            rate: shop?.rate ?? '',
            margin: shop ? `${shop.marginPct} (${describeMargin(shop.marginPct)})` : '0',
            rounding: describeRounding(shop?.rounding ?? null, rate.currency),
          }}
          errors={save.error instanceof ApiProblem ? save.error.errors : []}
        />
        {shown && (
          <p className="rounded-md bg-sunken p-3 text-small">
            Something of 1,000 {store.currency} is sold at <strong className="tabular">{shown}</strong>.
          </p>
        )}
      </form>
    </Drawer>
  )
}
