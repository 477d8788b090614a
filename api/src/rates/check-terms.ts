import type { FieldError } from '@makola/contract/problems.ts'
import { isValidMargin, isValidRate, type PriceTerms } from '@makola/money/convert.ts'
import { isValidRule } from '@makola/money/rounding.ts'
import { Problem } from '../platform/problem.ts'

/**
 * Checks that prices can be made with these terms, in this currency; the shop's own are quoted against its base currency.
 * @throws Problem `validation-failed` naming every field at fault.
 */
export function checkTerms(terms: PriceTerms, currency: string, base?: string): void {
  const errors: FieldError[] = []
  const refuse = (pointer: string, code: string, detail: string) => errors.push({ pointer, code, detail })
  if (!isValidRate(terms.rate)) {
    refuse('/rate', 'out_of_range', 'Must be above 0, below 1000000000000, with at most 12 significant digits.')
  } else if (currency === base && Number(terms.rate) !== 1) {
    refuse('/rate', 'base_currency', `Must be 1: ${base} is the shop's base currency.`)
  }
  if (!isValidMargin(terms.marginPct)) {
    refuse('/marginPct', 'out_of_range', 'Must be above -50 and below 100, with at most 6 decimals.')
  }
  if (terms.rounding && !isValidRule(terms.rounding, currency)) {
    refuse('/rounding', 'not_in_currency', `Must be prices that ${currency} has: ${inWords(terms.rounding.type)}.`)
  }
  if (errors.length === 0) return
  const detail = errors.length === 1 ? '1 field needs attention.' : `${errors.length} fields need attention.`
  throw new Problem('validation-failed', detail, { errors })
}

function inWords(type: 'increment' | 'ending'): string {
  return type === 'increment'
    ? 'an increment above 0 in whole minor units'
    : 'an ending from 0 up to but not 1, in whole minor units'
}
