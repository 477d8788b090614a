import type { FieldError } from '@makola/contract/problems.ts'
import type { ReactNode } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import type { TermsForm } from './rate-terms.ts'

export type TermsFieldsProps = {
  form: TermsForm
  onChange: (part: Partial<TermsForm>) => void
  currency: string
  /** The label with the quote: '1 USD in NGN'. */
  rateLabel: string
  rateHint?: ReactNode
  isRateRequired?: boolean
  /** The meaning of an empty field: the shop's own terms; without them margin 0 and no rule. */
  shop?: { rate: string; margin: string; rounding: string }
  errors: FieldError[]
}

/** The fields that make prices: rate, margin, rounding. */
export function TermsFields(props: TermsFieldsProps) {
  const { form, onChange, currency, rateLabel, rateHint, isRateRequired = false, shop, errors } = props
  const errorAt = (pointer: string) => errors.find((error) => error.pointer?.startsWith(pointer))?.detail
  return (
    <>
      <Field label={rateLabel} hint={rateHint} isRequired={isRateRequired} error={errorAt('/rate')}>
        {(control) => (
          <TextInput
            {...control}
            inputMode="decimal"
            autoComplete="off"
            className="tabular"
            placeholder={shop?.rate}
            value={form.rate}
            onChange={(event) => onChange({ rate: event.target.value })}
          />
        )}
      </Field>
      <Field
        label="Margin in percent"
        hint="Added to the rate when prices are converted. Above −50 and below 100."
        error={errorAt('/marginPct')}
      >
        {(control) => (
          <TextInput
            {...control}
            inputMode="text"
            autoComplete="off"
            className="tabular"
            placeholder={shop?.margin ?? '0'}
            value={form.marginPct}
            onChange={(event) => onChange({ marginPct: event.target.value })}
          />
        )}
      </Field>
      <Field label="Rounding" error={errorAt('/rounding')}>
        {(control) => (
          <Select
            {...control}
            value={form.rounding}
            onChange={(event) => onChange({ rounding: event.target.value as TermsForm['rounding'], step: '' })}
          >
            <option value="">{shop ? `Shop’s rule: ${shop.rounding}` : 'No rule'}</option>
            <option value="increment">To a step</option>
            <option value="ending">Up to an ending</option>
          </Select>
        )}
      </Field>
      {form.rounding !== '' && (
        <div className="grid grid-cols-2 gap-4">
          <Field
            label={form.rounding === 'increment' ? `Step in ${currency}` : `Ending in ${currency}`}
            isRequired
            error={errorAt(form.rounding === 'increment' ? '/rounding/increment' : '/rounding/ending')}
          >
            {(control) => (
              <TextInput
                {...control}
                inputMode="decimal"
                className="tabular"
                placeholder={form.rounding === 'increment' ? '50' : '0.99'}
                value={form.step}
                onChange={(event) => onChange({ step: event.target.value })}
              />
            )}
          </Field>
          {form.rounding === 'increment' && (
            <Field label="Direction" isRequired>
              {(control) => (
                <Select
                  {...control}
                  value={form.mode}
                  onChange={(event) => onChange({ mode: event.target.value as TermsForm['mode'] })}
                >
                  <option value="half_up">Nearest</option>
                  <option value="ceil">Up</option>
                  <option value="floor">Down</option>
                </Select>
              )}
            </Field>
          )}
        </div>
      )}
    </>
  )
}
