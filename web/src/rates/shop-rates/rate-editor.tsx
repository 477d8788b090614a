import type { FieldError } from '@makola/contract/http/problems.ts'
import type { Rate } from '@makola/contract/rates/rates.ts'
import type { Country } from '@makola/countries/names.ts'
import { type FormEvent, useId } from 'react'
import { useDraftKey } from '../../auth/session/use-draft-key.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { Button } from '../../ui/actions/button.tsx'
import { KeptNotice } from '../../ui/drafts/kept-notice.tsx'
import { isSame } from '../../ui/drafts/merge-changes.ts'
import { useDraft } from '../../ui/drafts/use-draft.ts'
import { Field } from '../../ui/inputs/field.tsx'
import { Switch } from '../../ui/inputs/switch.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { Drawer } from '../../ui/layers/dialog.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { nameRate } from '../choice/rate-label.tsx'
import { asksToConfirm, MoveQuestion } from '../terms/move-question.tsx'
import { examplePrice, formOfTerms, noTerms, roundingFor, type TermsForm, termsOfForm } from '../terms/rate-terms.ts'
import { useCreateRate, useUpdateRate } from '../terms/save-rate.ts'
import { TermsFields } from '../terms/terms-fields.tsx'
import { NewRateFields } from './new-rate-fields.tsx'
import { RateHistory } from './rate-history.tsx'

type RateEditorProps = {
  /** The rate to change; null adds one. */
  rate: Rate | null
  rates: Rate[]
  base: string
  onClose: () => void
}

type Entry = TermsForm & { country: Country | null; currency: string; active: boolean; note: string }

const fillEntry = (rate: Rate | null): Entry => ({
  ...formOfTerms(rate ?? noTerms),
  country: null,
  currency: rate?.currency ?? '',
  active: rate?.active ?? true,
  note: '',
})

const readTerms = ({ active, ...form }: Entry) => {
  const { rate, marginPct, rounding } = termsOfForm(form)
  return { rate: rate ?? '', marginPct: marginPct ?? '0', rounding, active }
}

/** Adds or changes a rate; a move of more than 20 % needs confirmation. */
export function RateEditor({ rate, rates, base, onClose }: RateEditorProps) {
  const t = useWords()
  const formId = useId()
  const kept = useDraft(fillEntry(rate), useDraftKey('rate', rate?.id ?? 'new'))
  const { country, currency, active, note, ...form } = kept.draft
  const close = () => {
    kept.drop()
    onClose()
  }
  const finish = () => {
    kept.settle(kept.draft)
    onClose()
  }
  const create = useCreateRate(finish)
  const update = useUpdateRate(finish)
  const { error, isPending, submittedAt } = rate ? update : create
  const asks = asksToConfirm(error)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const typed = readTerms(kept.draft)
    const more = note.trim() && { note: note.trim() }
    if (!rate) return create.mutate({ ...typed, ...more, country: country?.name ?? '', currency })
    const before = readTerms(kept.base)
    const changed = Object.entries(typed).filter(
      ([field, value]) => !isSame(value, before[field as keyof typeof before]) && value !== '',
    )
    if (changed.length === 0) return close()
    // Only changed fields are sent; after a conflict they apply on top of the other person's changes.
    const { version } = rates.find(({ id }) => id === rate.id) ?? rate
    update.mutate({ rate: { ...rate, version }, patch: { ...Object.fromEntries(changed), ...more, confirmed: asks } })
  }
  const change = (part: Partial<Entry>) => {
    kept.change(part)
    if (asks) update.reset()
  }
  const errors: FieldError[] = error instanceof ApiProblem ? error.errors : []

  return (
    <Drawer
      isOpen
      onClose={onClose}
      title={rate ? nameRate(rate) : t('rates.shop.add-country')}
      footer={
        <>
          <Button variant="outline" onClick={close}>
            {t('ui.cancel')}
          </Button>
          <Button type="submit" form={formId} isBusy={isPending} variant={asks ? 'destructive' : 'default'}>
            {asks ? t('rates.terms.set-anyway') : rate ? t('ui.save') : t('rates.shop.add')}
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-5 pb-6">
        <KeptNotice isKept={kept.isKept} onDiscard={kept.discard} />
        <MoveQuestion key={submittedAt} error={error} />
        {!rate && (
          <NewRateFields
            country={country}
            currency={currency}
            onCountry={(chosen) => change({ country: chosen })}
            onCurrency={(chosen) => change({ currency: chosen })}
            takenCodes={rates.map(({ countryCode }) => countryCode)}
            errors={errors}
          />
        )}
        <TermsFields
          form={form}
          onChange={change}
          currency={currency}
          rateLabel={currency ? t('rates.terms.quote', { from: base, to: currency }) : t('rates.terms.rate')}
          isRateRequired
          errors={errors}
        />
        {currency && <Example form={form} base={base} currency={currency} />}
        <Switch label={t('rates.shop.open')} isOn={active} onChange={(isOn) => change({ active: isOn })} />
        <Field label={t('rates.shop.history-note')}>
          {(control) => (
            <TextInput
              {...control}
              maxLength={500}
              value={note}
              onChange={(event) => change({ note: event.target.value })}
            />
          )}
        </Field>
      </form>
      {rate && <RateHistory rate={rate} />}
    </Drawer>
  )
}

function Example({ form, base, currency }: { form: TermsForm; base: string; currency: string }) {
  const t = useWords()
  const { rate, marginPct, rounding } = termsOfForm(form)
  const shown =
    rate && currency !== base && examplePrice(10, base, currency, { rate, marginPct: marginPct ?? '0', rounding })
  if (!shown) return null
  return (
    <p className="rounded-md bg-sunken p-3 text-small">
      {t('rates.shop.example', {
        currency: base,
        price: shown,
        strong: (text) => <strong className="tabular">{text}</strong>,
        ...roundingFor(rounding, currency),
      })}
    </p>
  )
}
