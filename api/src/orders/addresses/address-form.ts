import { emailPattern, phonePattern } from '@makola/contract/http/contact-patterns.ts'
import type { FieldError } from '@makola/contract/http/problems.ts'
import type { AddressForm } from '@makola/contract/orders/address-form.ts'
import type { Address, OrderAddress } from '@makola/contract/orders/orders.ts'
import type { AddressField } from '@makola/countries/address-fields.ts'
import { addressFormOf } from '@makola/countries/address-forms.ts'
import { dialCodeOf } from '@makola/countries/phone-numbers.ts'
import { fieldError, invalidFields } from '../../platform/problem.ts'

/** The fields of an address in a country's order and words. */
export function addressForm(countryCode: string): AddressForm {
  const fields = addressFormOf(countryCode).map(({ pattern, patternWords = null, ...field }) => ({
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
export function checkAddress(given: OrderAddress): Address {
  return checkFields(given, addressFormOf(given.countryCode)) as Address
}

/** The same for an order: of a buyer who picks up all of it, the name and the country are checked and kept. */
export function checkOrderAddress(given: OrderAddress, { isPickedUp }: { isPickedUp: boolean }): OrderAddress {
  if (!isPickedUp) return checkAddress(given)
  const fields = addressFormOf(given.countryCode).filter(({ name }) => name === 'name')
  return checkFields(given, fields)
}

function checkFields(given: OrderAddress, fields: readonly AddressField[]): OrderAddress {
  const errors = fields.flatMap((field) => findFault(field, given[field.name]?.trim() ?? ''))
  if (errors.length > 0) throw invalidFields(errors)
  const kept = fields.flatMap(({ name }) => {
    const typed = given[name]?.trim()
    const value = name === 'postcode' ? typed?.toUpperCase() : typed
    return value ? [[name, value] as const] : []
  })
  return { ...(Object.fromEntries(kept) as Omit<OrderAddress, 'countryCode'>), countryCode: given.countryCode }
}

function findFault(
  { name, label, required, options, pattern, patternWords }: AddressField,
  value: string,
): FieldError[] {
  const pointer = `/address/${name}`
  if (value === '') return required ? [fieldError(pointer, 'orders.address-required', { field: label })] : []
  if (options && !options.includes(value)) return [fieldError(pointer, 'platform.one-of', { values: [...options] })]
  if (!pattern || pattern.test(value)) return []
  return [
    patternWords
      ? fieldError(pointer, 'orders.address-format', { expected: patternWords })
      : fieldError(pointer, 'platform.invalid'),
  ]
}
