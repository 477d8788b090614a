import type { FieldError } from '@makola/contract/problems.ts'
import type { Rate } from '@makola/contract/rates.ts'
import { type FormEvent, useId, useState } from 'react'
import { ApiProblem } from '../shell/api-problem.ts'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { Switch } from '../ui/switch.tsx'
import { TextInput } from '../ui/text-input.tsx'
import type { Country } from './country-list.ts'
import { asksToConfirm, MoveQuestion } from './move-question.tsx'
import { NewRateFields } from './new-rate-fields.tsx'
import { RateHistory } from './rate-history.tsx'
import { formatRate } from './rate-label.tsx'
import { describeRounding, examplePrice, formOfTerms, type TermsForm, termsOfForm } from './rate-terms.ts'
import { useCreateRate, useUpdateRate } from './save-rate.ts'
import { TermsFields } from './terms-fields.tsx'

type RateEditorProps = {
  /** The rate to change; null adds one. */
  rate: Rate | null
  rates: Rate[]
  base: string
  onClose: () => void
}

/** Adds a rate or changes one; a move of more than 20 % is asked about again. */
export function RateEditor({ rate, rates, base, onClose }: RateEditorProps) {
  const formId = useId()
  const [form, setForm] = useState<TermsForm>(() =>
    formOfTerms(rate ?? { rate: null, marginPct: null, rounding: null }),
  )
  const [country, setCountry] = useState<Country | null>(null)
  const [currency, setCurrency] = useState(rate?.currency ?? '')
  const [active, setActive] = useState(rate?.active ?? true)
  const [note, setNote] = useState('')
  const create = useCreateRate(onClose)
  const update = useUpdateRate(onClose)
  const { error, isPending } = rate ? update : create
  const asks = asksToConfirm(error)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const { rate: typed, marginPct, rounding } = termsOfForm(form)
    const terms = { marginPct: marginPct ?? '0', rounding, active, ...(note.trim() && { note: note.trim() }) }
    if (rate) update.mutate({ rate, patch: { ...terms, ...(typed && { rate: typed }), confirmed: asks } })
    else create.mutate({ ...terms, rate: typed ?? '', country: country?.name ?? '', currency })
  }
  const change = (part: Partial<TermsForm>) => {
    setForm((before) => ({ ...before, ...part }))
    if (asks) update.reset()
  }
  const errors: FieldError[] = error instanceof ApiProblem ? error.errors : []

  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={rate ? formatRate(rate) : 'Add a country'}
      footer={
        <>
          <Button variant="outline" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} isBusy={isPending} variant={asks ? 'destructive' : 'default'}>
            {asks ? 'Set it all the same' : rate ? 'Save' : 'Add'}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5 pb-6">
        <MoveQuestion error={error} />
        {!rate && (
          <NewRateFields
            country={country}
            currency={currency}
            onCountry={setCountry}
            onCurrency={setCurrency}
            takenCodes={rates.map(({ countryCode }) => countryCode)}
            errors={errors}
          />
        )}
        <TermsFields
          form={form}
          onChange={change}
          currency={currency || 'the currency'}
          rateLabel={currency ? `1 ${base} in ${currency}` : 'Rate'}
          isRateRequired
          errors={errors}
        />
        {currency && <Example form={form} base={base} currency={currency} />}
        <Switch label="Open to shoppers" isOn={active} onChange={setActive} />
        <Field label="Note for the history">
          {(control) => (
            <TextInput {...control} maxLength={500} value={note} onChange={(event) => setNote(event.target.value)} />
          )}
        </Field>
      </form>
      {rate && <RateHistory rate={rate} />}
    </Drawer>
  )
}

function Example({ form, base, currency }: { form: TermsForm; base: string; currency: string }) {
  const { rate, marginPct, rounding } = termsOfForm(form)
  const shown =
    rate && currency !== base && examplePrice(10, base, currency, { rate, marginPct: marginPct ?? '0', rounding })
  if (!shown) return null
  return (
    <p className="rounded-md bg-sunken p-3 text-small">
      Something of 10 {base} is sold at <strong className="tabular">{shown}</strong>, rounded{' '}
      {describeRounding(rounding, currency)}.
    </p>
  )
}
