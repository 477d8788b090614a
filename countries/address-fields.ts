/** The possible fields of an address. */
export type AddressFieldName = 'name' | 'line1' | 'line2' | 'landmark' | 'city' | 'region' | 'postcode'

/** An address; its country decides which fields it has. */
export type Address = { countryCode: string } & { [Name in AddressFieldName]?: string | undefined }

/** One field of an address as a country writes it. */
export type AddressField = {
  name: AddressFieldName
  label: string
  hint: string | null
  required: boolean
  /** The browser’s autocomplete token, by which it fills the field in. */
  autocomplete: string
  options: string[] | null
  /** The pattern of a value, and the words for one that does not match. */
  pattern?: RegExp
  patternWords?: string
}

/** The fields of a country’s addresses, in local order. */
export type AddressForm = readonly AddressField[]

type Given = Partial<Omit<AddressField, 'name'>>

export const optional = { required: false }

export const name = (): AddressField => field('name', 'Full name', 'name', true)
export const line1 = (given: Given = {}) => field('line1', 'Street address', 'address-line1', true, given)
export const line2 = (given: Given = {}) => field('line2', 'Flat, floor or building', 'address-line2', false, given)
export const landmark = (given: Given = {}) =>
  field('landmark', 'Nearest landmark', 'off', false, { hint: 'A well-known place nearby', ...given })
export const city = (given: Given = {}) => field('city', 'City or town', 'address-level2', true, given)
export const region = (label: string, options: readonly string[] | null, given: Given = {}) =>
  field('region', label, 'address-level1', true, { options: options && [...options], ...given })
export const postcode = (label: string, pattern: RegExp, example: string, given: Given = {}) =>
  field('postcode', label, 'postal-code', true, {
    pattern,
    hint: `For example, ${example}`,
    patternWords: `Must look like ${example}.`,
    ...given,
  })

export function field(
  name: AddressFieldName,
  label: string,
  autocomplete: string,
  required: boolean,
  given: Given = {},
): AddressField {
  return { name, label, hint: null, required, autocomplete, options: null, ...given }
}

export const list = (text: string) => text.split(', ')
export const fiveDigits = /^\d{5}$/
export const fourDigits = /^\d{4}$/
