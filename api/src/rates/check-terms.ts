import type { FieldError } from '@makola/contract/http/problems.ts'
import { isValidMargin, isValidRate, type PriceTerms } from '@makola/money/convert.ts'
import { isValidRule } from '@makola/money/rounding.ts'
import { fieldError, invalidFields } from '../platform/problem.ts'

/**
 * Checks that prices can be made with these terms, in this currency; the shop's own are quoted against its base currency.
 * @throws Problem `validation-failed` naming every field at fault.
 */
export function checkTerms(terms: PriceTerms, currency: string, base?: string): void {
  const errors: FieldError[] = []
  if (!isValidRate(terms.rate)) {
    errors.push(fieldError('/rate', 'rates.rate-out-of-range'))
  } else if (currency === base && Number(terms.rate) !== 1) {
    errors.push(fieldError('/rate', 'rates.base-is-one', { currency }))
  }
  if (!isValidMargin(terms.marginPct)) {
    errors.push(fieldError('/marginPct', 'rates.margin-out-of-range'))
  }
  if (terms.rounding && !isValidRule(terms.rounding, currency)) {
    errors.push(fieldError('/rounding', 'rates.rounding-not-in-currency', { currency, rounding: terms.rounding.type }))
  }
  if (errors.length > 0) throw invalidFields(errors)
}
