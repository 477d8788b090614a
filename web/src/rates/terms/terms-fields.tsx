import type { FieldError } from '@makola/contract/http/problems.ts'
import type { RoundingRule } from '@makola/money/rounding.ts'
import type { ReactNode } from 'react'
import { Field } from '../../ui/inputs/field.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { TextInput } from '../../ui/inputs/text-input.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { roundingFor, type TermsForm } from './rate-terms.ts'

export type TermsFieldsProps = {
  form: TermsForm
  onChange: (part: Partial<TermsForm>) => void
  /** Empty while none is chosen. */
  currency: string
  /** The label with the quote: '1 USD in NGN'. */
  rateLabel: string
  rateHint?: ReactNode
  isRateRequired?: boolean
  /** The meaning of an empty field: the shop's own terms; without them margin 0 and no rule. */
  shop?: { rate: string; margin: string; rounding: RoundingRule | null }
  errors: FieldError[]
}

/** The fields that make prices: rate, margin, rounding. */
export function TermsFields(props: TermsFieldsProps) {
  const t = useWords()
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
      <Field label={t('rates.terms.margin')} hint={t('rates.terms.margin-hint')} error={errorAt('/marginPct')}>
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
      <Field label={t('rates.terms.rounding')} hint={t('rates.terms.rounding-hint')} error={errorAt('/rounding')}>
        {(control) => (
          <Select
            {...control}
            value={form.rounding}
            onChange={(event) => onChange({ rounding: event.target.value as TermsForm['rounding'], step: '' })}
          >
            <option value="">
              {shop ? t('rates.own.shops-rule', roundingFor(shop.rounding, currency)) : t('rates.terms.no-rule')}
            </option>
            <option value="increment">{t('rates.terms.to-step')}</option>
            <option value="ending">{t('rates.terms.to-ending')}</option>
          </Select>
        )}
      </Field>
      {form.rounding !== '' && (
        <div className="grid grid-cols-2 gap-4">
          <Field
            label={labelStep(form.rounding, currency, t)}
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
            <Field label={t('rates.terms.direction')} isRequired>
              {(control) => (
                <Select
                  {...control}
                  value={form.mode}
                  onChange={(event) => onChange({ mode: event.target.value as TermsForm['mode'] })}
                >
                  <option value="half_up">{t('rates.terms.nearest')}</option>
                  <option value="ceil">{t('rates.terms.up')}</option>
                  <option value="floor">{t('rates.terms.down')}</option>
                </Select>
              )}
            </Field>
          )}
        </div>
      )}
    </>
  )
}

function labelStep(rounding: RoundingRule['type'], currency: string, t: Words): string {
  if (rounding === 'increment')
    return currency ? t('rates.terms.step', { currency }) : t('rates.terms.step-of-currency')
  return currency ? t('rates.terms.ending', { currency }) : t('rates.terms.ending-of-currency')
}
