import type { Cart, Quote } from '@makola/contract/carts/carts.ts'
import type { AddressField, AddressForm } from '@makola/contract/orders/address-form.ts'
import type { NewOrder } from '@makola/contract/orders/orders.ts'
import type { ProviderName } from '@makola/contract/payments/payments.ts'
import type { DeliveryChoice } from '../../carts/queries.ts'
import { cashProvider } from '../../payments/methods/provider-names.ts'
import type { Words } from '../../ui/words/use-words.ts'

type TypedAddress = { [Name in AddressField['name']]?: string }

/** The shopper's entries at checkout. */
export type CheckoutForm = {
  email: string
  phone: string
  /** Empty: the country of the visitor's rate. */
  country: string
  /** As the form's country has it; kept, as typed last. */
  address: TypedAddress
  /** As typed last in each country: a state, a town or a postcode belongs to one alone. */
  addresses: Record<string, TypedAddress>
  /** The address came from the account by itself: nobody has chosen or typed it. */
  isPrefilled: boolean
  delivery: DeliveryChoice
  /** The chosen deliveries are pick-ups: known again after a reload, before a quote has come. */
  isPickedUp: boolean
  provider: ProviderName | ''
  note: string
}

/** The faults, by JSON pointer into the order's body: the server's own names of fields. */
export type Faults = Record<string, string>

export const emptyForm: CheckoutForm = {
  email: '',
  phone: '',
  country: '',
  address: {},
  addresses: {},
  isPrefilled: false,
  delivery: {},
  isPickedUp: false,
  provider: '',
  note: '',
}

/**
 * Reads the form kept over a reload. Anything unreadable is an empty form, and so is one that another account has filled in: the
 * session may have ended while this tab showed another site. A guest's form stays theirs when they sign in.
 */
export function readForm(saved: string | null, accountId: string): CheckoutForm {
  try {
    const value: unknown = JSON.parse(saved ?? '{}')
    if (typeof value !== 'object' || value === null) return emptyForm
    const { owner = '', ...form } = value as { owner?: string }
    return owner === '' || owner === accountId ? { ...emptyForm, ...form } : emptyForm
  } catch {
    return emptyForm
  }
}

/** Returns the part kept over a reload: everything but the note, in which people write door codes. */
export function writeForm(form: CheckoutForm, accountId: string): string {
  return JSON.stringify({ ...form, note: undefined, owner: accountId })
}

/**
 * An address that goes to another country: it begins with name and street. An address typed for that country before is there again,
 * with the name typed last.
 * @param own The address typed for that country.
 */
export function moveAddress({ name = '', line1 = '', line2 = '' }: TypedAddress, own?: TypedAddress): TypedAddress {
  return { ...(own?.line1 ? own : { ...own, line1, line2 }), name }
}

/**
 * Returns the form with the address of its country, whoever changed that.
 * @param home The country of the visitor's rate.
 */
export function formInCountry(form: CheckoutForm, home: string): CheckoutForm {
  return { ...form, address: moveAddress(form.address, form.addresses[form.country || home]) }
}

/** The form after a change, which keeps a changed address for its country. */
export function editForm(form: CheckoutForm, part: Partial<CheckoutForm>, home: string): CheckoutForm {
  const { address, country } = part
  return {
    ...formInCountry(form, home),
    ...((address || country !== undefined) && { isPrefilled: false }),
    ...(address && { addresses: { ...form.addresses, [(country ?? form.country) || home]: address } }),
    ...part,
  }
}

/** True when this choice has every store's goods picked up; without one, the quote's own choice counts. */
export function isAllPickedUp({ stores }: Pick<Quote, 'stores'>, choice: DeliveryChoice): boolean {
  return stores.every(({ store, options, chosenOptionId }) => {
    const wanted = options.find(({ id }) => id === choice[store.id]) ?? options.find(({ id }) => id === chosenOptionId)
    return wanted?.pickup
  })
}

type Known = { quote: Pick<Quote, 'stores'> | undefined; cart: Pick<Cart, 'stores'>; isHome: boolean }

/**
 * True when the shopper picks up all of the order: then it has no place to be brought to. Fields that a late quote takes away would
 * take typed text along, so until it comes the kept choice counts, or the delivery that the cart names.
 * @param known `isHome`: the order goes to the country that the cart is priced for.
 */
export function needsNoAddress(form: CheckoutForm, { quote, cart, isHome }: Known): boolean {
  if (quote) return isAllPickedUp(quote, form.delivery)
  if (Object.keys(form.delivery).length > 0) return form.isPickedUp
  return isHome && cart.stores.every(({ delivery }) => delivery?.option.pickup)
}

/** The fields of an address that an order needs: its buyer's name where all of it is picked up. */
export function findAskedFields(fields: AddressField[], isPickedUp: boolean): AddressField[] {
  return isPickedUp ? fields.filter(({ name }) => name === 'name') : fields
}

/** The order's body: only fields of this country's form, without empty ones. */
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
    // `findFaults` has checked the country's required fields, and the server checks them again.
    address: { ...(address as NewOrder['address']), countryCode: quote.countryCode },
    provider,
    ...(note && { note }),
  }
}

export type Rules = Pick<AddressForm, 'fields' | 'emailPattern' | 'phonePattern'>

/** Finds everything that the server would refuse, at once and by its own rules, before the request. */
export function findFaults(
  form: CheckoutForm,
  { fields, emailPattern, phonePattern, provider }: Rules & { provider: ProviderName },
  t: Words,
): Faults {
  const faults: Faults = {}
  const email = form.email.trim()
  const phone = form.phone.trim()
  if (email === '' && phone === '') {
    faults['/contact/email'] = t('orders.checkout.fault.contact')
  } else if (email !== '' && !new RegExp(emailPattern).test(email)) {
    faults['/contact/email'] = t('auth.email.incomplete')
  }
  if (phone !== '' && !new RegExp(phonePattern).test(phone)) {
    faults['/contact/phone'] = t('orders.checkout.fault.phone')
  }
  if (provider === cashProvider && phone === '') {
    faults['/contact/phone'] = t('orders.checkout.fault.phone-for-cash')
  }
  for (const field of fields) {
    const fault = findAddressFault(field, form.address[field.name]?.trim() ?? '', t)
    if (fault) faults[`/address/${field.name}`] = fault
  }
  return faults
}

/** Returns what is wrong with one field of an address, by its country's rules; null for nothing. */
export function findAddressFault(asked: AddressField, value: string, t: Words): string | null {
  const { label: field, required, options, pattern, patternWords } = asked
  if (value === '') return required ? t('orders.checkout.fault.required', { field }) : null
  if (options && !options.includes(value)) return t('orders.checkout.fault.option', { field })
  if (!pattern || new RegExp(pattern, 'i').test(value)) return null
  return patternWords
    ? t('orders.checkout.fault.of-field', { field, fault: patternWords })
    : t('orders.checkout.fault.pattern', { field })
}

/** The server's faults of the address and the note, each with the name of its field: above the form they stand without it. */
export function nameFaults(faults: Faults, fields: AddressField[], t: Words): Faults {
  const labels: Faults = { '/note': t('orders.checkout.note') }
  for (const { name, label } of fields) labels[`/address/${name}`] = label
  const named = Object.entries(faults).map(([pointer, fault]) => {
    const field = labels[pointer]
    return [pointer, field && !fault.startsWith(field) ? t('orders.checkout.fault.of-field', { field, fault }) : fault]
  })
  return Object.fromEntries(named)
}

/** The first fault in the order of the fields on the page. */
export function findFirstFault(faults: Faults, fields: AddressField[]): string | undefined {
  const onPage = ['/contact/email', '/contact/phone', '/address/countryCode']
  onPage.push(...fields.map(({ name }) => `/address/${name}`), '/provider', '/note')
  return onPage.find((pointer) => faults[pointer] !== undefined) ?? Object.keys(faults)[0]
}

/** The faults in unchanged fields: a field being corrected is no longer red. */
export function keepFaults(faults: Faults, before: CheckoutForm, after: CheckoutForm): Faults {
  const isSame = (pointer: string) => valueAt(before, pointer) === valueAt(after, pointer)
  return Object.fromEntries(Object.entries(faults).filter(([pointer]) => isSame(pointer)))
}

function valueAt(form: CheckoutForm, pointer: string): string {
  const values: Record<string, string> = {
    // Either of them is enough, so typing one clears the other's fault.
    '/contact/email': JSON.stringify([form.email, form.phone]),
    '/contact/phone': form.phone,
    '/address/countryCode': form.country,
    '/provider': form.provider,
    '/note': form.note,
  }
  const name = pointer.replace('/address/', '') as AddressField['name']
  return values[pointer] ?? form.country + (form.address[name] ?? '')
}
