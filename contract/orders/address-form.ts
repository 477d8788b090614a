import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { countryCode, single } from '../http/fields.ts'

const tag = 'orders'

const addressField = z.object({
  name: z.enum(['name', 'line1', 'line2', 'landmark', 'city', 'region', 'postcode']),
  label: z.string(),
  hint: z.string().nullable(),
  required: z.boolean(),
  autocomplete: z.string(),
  /** A regular expression, matched without regard to case; null: any value. */
  pattern: z.string().nullable(),
  /** The words for a value that does not match. */
  patternWords: z.string().nullable(),
  options: z.array(z.string()).nullable(),
})

/** The rules for an order's contact and address, so that a form can show every mistake at once. */
const addressForm = z.object({
  countryCode,
  dialCode: z.string().nullable(),
  emailPattern: z.string(),
  phonePattern: z.string(),
  fields: z.array(addressField),
})

export const getAddressForm = endpoint({
  operationId: 'getAddressForm',
  tag,
  summary: 'The fields of an address, in the order and words of a country',
  method: 'get',
  path: '/orders/address-form',
  access: 'public',
  query: z.strictObject({ country: countryCode }),
  replies: { 200: single(addressForm) },
  problems: [],
})

export type AddressField = z.infer<typeof addressField>
export type AddressForm = z.infer<typeof addressForm>
