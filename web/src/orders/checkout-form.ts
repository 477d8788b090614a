import type { Quote } from '@makola/contract/carts.ts'
import type { AddressField, NewOrder } from '@makola/contract/orders.ts'
import type { ProviderName } from '@makola/contract/payments.ts'
import type { DeliveryChoice } from '../carts/queries.ts'
import { cashProvider } from '../payments/provider-titles.ts'

/** What a shopper fills in at checkout. */
export type CheckoutForm = {
  email: string
  phone: string
  /** Empty: the country of the visitor's rate. */
  country: string
  address: { [Name in AddressField['name']]?: string }
  delivery: DeliveryChoice
  provider: ProviderName | ''
  note: string
}

/** What is wrong, by JSON pointer into the order's body: the server's own way to name a field. */
export type Faults = Record<string, string>

export const emptyForm: CheckoutForm = {
  email: '',
  phone: '',
  country: '',
  address: {},
  delivery: {},
  provider: '',
  note: '',
}

/** Reads what was kept over a reload; what does not read as a form is an empty one. */
export function readForm(saved: string | null): CheckoutForm {
  try {
    const value: unknown = JSON.parse(saved ?? '{}')
    if (typeof value !== 'object' || value === null) return emptyForm
    return { ...emptyForm, ...value }
  } catch {
    return emptyForm
  }
}

/** What is kept over a reload: everything but the note, in which people write door codes. */
export function writeForm(form: CheckoutForm): string {
  return JSON.stringify({ ...form, note: undefined })
}

/** The order as it is sent: only what this country's form asks for, and nothing empty. */
export function buildOrder(
  form: CheckoutForm,
  given: { fields: AddressField[]; quote: Quote; provider: ProviderName },
): NewOrder {
  const { fields, quote, provider } = given
  const asked = fields.map(({ name }) => [name, form.address[name]?.trim() ?? ''] as const)
  const address = Object.fromEntries(asked.filter(([, text]) => text !== ''))
  const email = form.email.trim()
  const phone = form.phone.trim()
  const note = form.note.trim()
  return {
    quoteId: quote.id,
    expectedTotal: quote.total,
    contact: { ...(email && { email }), ...(phone && { phone }) },
    // What a country requires is checked by `findFaults` before and by the server after.
    address: { ...(address as NewOrder['address']), countryCode: quote.countryCode },
    provider,
    ...(note && { note }),
  }
}

/** What can be seen to be missing or misspelt before the server is asked. */
export function findFaults(
  form: CheckoutForm,
  { fields, provider }: { fields: AddressField[]; provider: ProviderName },
): Faults {
  const faults: Faults = {}
  const email = form.email.trim()
  if (email === '' && form.phone.trim() === '') {
    faults['/contact/email'] = 'Give an e-mail address or a phone number.'
  } else if (email !== '' && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email)) {
    faults['/contact/email'] = 'This is not a whole e-mail address, like ama@example.com.'
  }
  if (provider === cashProvider && form.phone.trim() === '') {
    faults['/contact/phone'] = 'Cash on delivery needs a phone number: the courier calls first.'
  }
  for (const { name, label, required } of fields) {
    if (required && !form.address[name]?.trim()) faults[`/address/${name}`] = `${label} is needed for delivery.`
  }
  return faults
}

/** The first fault in the order in which the fields stand on the page. */
export function findFirstFault(faults: Faults, fields: AddressField[]): string | undefined {
  const onPage = ['/contact/email', '/contact/phone', '/address/countryCode']
  onPage.push(...fields.map(({ name }) => `/address/${name}`), '/provider', '/note')
  return onPage.find((pointer) => faults[pointer] !== undefined) ?? Object.keys(faults)[0]
}

/** The faults of what was not changed since: a field that is being put right is not red any more. */
export function keepFaults(faults: Faults, before: CheckoutForm, after: CheckoutForm): Faults {
  const isSame = (pointer: string) => valueAt(before, pointer) === valueAt(after, pointer)
  return Object.fromEntries(Object.entries(faults).filter(([pointer]) => isSame(pointer)))
}

function valueAt(form: CheckoutForm, pointer: string): string {
  const values: Record<string, string> = {
    // Either of them will do, so typing one puts the other right.
    '/contact/email': JSON.stringify([form.email, form.phone]),
    '/contact/phone': form.phone,
    '/address/countryCode': form.country,
    '/provider': form.provider,
    '/note': form.note,
  }
  const name = pointer.replace('/address/', '') as AddressField['name']
  return values[pointer] ?? form.address[name] ?? ''
}
