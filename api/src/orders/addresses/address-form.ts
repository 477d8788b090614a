import type { AddressForm } from '@makola/contract/address-form.ts'
import { emailPattern, phonePattern } from '@makola/contract/contact-patterns.ts'
import type { Address } from '@makola/contract/orders.ts'
import type { FieldError } from '@makola/contract/problems.ts'
import { Problem } from '../../platform/problem.ts'
import { type AddressRule, addressCountries, addressElsewhere } from './address-countries.ts'
import { dialCodeOf } from './dial-codes.ts'

/** The fields of an address in a country's order and words. */
export function addressForm(countryCode: string): AddressForm {
  const fields = rulesOf(countryCode).map(({ pattern, patternWords = null, ...field }) => ({
    ...field,
    pattern: pattern?.source ?? null,
    patternWords,
  }))
  return {
    countryCode,
    dialCode: dialCodeOf(countryCode),
    emailPattern: emailPattern.source,
    phonePattern: phonePattern.source,
    fields,
  }
}

/**
 * Normalises an address for its country: trimmed, and without fields that the country does not use, such as a postcode left over
 * from another one.
 * @throws Problem `validation-failed` (422) naming every field at fault.
 */
export function checkAddress(given: Address): Address {
  const rules = rulesOf(given.countryCode)
  const errors = rules.flatMap((rule) => findFault(rule, given[rule.name]?.trim() ?? ''))
  if (errors.length > 0) {
    const detail = errors.length === 1 ? '1 field needs attention.' : `${errors.length} fields need attention.`
    throw new Problem('validation-failed', detail, { errors })
  }
  const kept = rules.flatMap(({ name }) => {
    const typed = given[name]?.trim()
    const value = name === 'postcode' ? typed?.toUpperCase() : typed
    return value ? [[name, value] as const] : []
  })
  return { ...(Object.fromEntries(kept) as Omit<Address, 'countryCode'>), countryCode: given.countryCode }
}

/** A country's fields in its order. */
export function rulesOf(countryCode: string): readonly AddressRule[] {
  return addressCountries[countryCode] ?? addressElsewhere
}

function findFault(
  { name, label, required, options, pattern, patternWords }: AddressRule,
  value: string,
): FieldError[] {
  const pointer = `/address/${name}`
  if (value === '') return required ? [{ pointer, code: 'required', detail: `${label} is required.` }] : []
  if (options && !options.includes(value)) {
    return [{ pointer, code: 'not_allowed', detail: `Must be one of: ${options.join(', ')}.` }]
  }
  if (pattern && !pattern.test(value)) return [{ pointer, code: 'bad_format', detail: patternWords ?? 'Is not valid.' }]
  return []
}
