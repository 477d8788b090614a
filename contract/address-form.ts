import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { countryCode, single } from './fields.ts'

const tag = 'orders'

const addressField = z.object({
  name: z.enum(['name', 'line1', 'line2', 'landmark', 'city', 'region', 'postcode']),
  label: z.string(),
  hint: z.string().nullable(),
  required: z.boolean(),
  autocomplete: z.string(),
  /** What a given value must look like: a regular expression, whatever the case; null: anything. */
  pattern: z.string().nullable(),
  /** How to say that it does not. */
  patternWords: z.string().nullable(),
  options: z.array(z.string()).nullable(),
})

/** What the server checks an order's contact and address by, so that a form can say all that is wrong at once. */
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
