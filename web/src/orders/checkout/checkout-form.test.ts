import type { Cart, Quote } from '@makola/contract/carts/carts.ts'
import type { AddressField } from '@makola/contract/orders/address-form.ts'
import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import {
  buildOrder,
  type CheckoutForm,
  editForm,
  emptyForm,
  findFaults,
  findFirstFault,
  formInCountry,
  isAllPickedUp,
  keepFaults,
  nameFaults,
  needsNoAddress,
  readForm,
  writeForm,
} from './checkout-form.ts'

const t = wordsOf('en')
const field = (name: AddressField['name'], label: string, required: boolean): AddressField => ({
  name,
  label,
  required,
  hint: null,
  autocomplete: 'on',
  options: null,
  pattern: null,
  patternWords: null,
})
const ghana = [
  field('name', 'Full name', true),
  field('line1', 'Street', true),
  field('landmark', 'Landmark', false),
  field('city', 'Town', true),
]
const patterns = { emailPattern: '^\\S+@\\S+\\.\\w{2,}$', phonePattern: '^[+0-9 ]{6,}$' }
const asked = { ...patterns, fields: ghana, provider: 'paystack' } as const
const quote = { id: 'q1', countryCode: 'GH', total: { amount: 4200, currency: 'GHS' } } as Quote
const filled = {
  ...emptyForm,
  email: ' ama@example.com ',
  address: { name: 'Ama', line1: '1 High St', city: 'Accra', postcode: '12345', landmark: '  ' },
  note: 'Blue gate, code 4711',
}

describe('buildOrder', () => {
  it('sends the country’s fields, trimmed, and no empty ones', () => {
    expect(buildOrder(filled, { fields: ghana, quote, provider: 'sandbox' })).toEqual({
      quoteId: 'q1',
      expectedTotal: { amount: 4200, currency: 'GHS' },
      contact: { email: 'ama@example.com' },
      address: { name: 'Ama', line1: '1 High St', city: 'Accra', countryCode: 'GH' },
      provider: 'sandbox',
      note: 'Blue gate, code 4711',
    })
  })
})

describe('formInCountry', () => {
  const lagos = { name: 'Ada', line1: '12 Broad St', line2: 'Flat 3', city: 'Ikeja', region: 'Lagos', landmark: 'Post' }
  const inLagos = editForm(emptyForm, { address: lagos }, 'NG')
  const addressOf = (form: CheckoutForm, home = 'NG') => formInCountry(form, home).address
  const carried = { name: 'Ada', line1: '12 Broad St', line2: 'Flat 3' }

  it('takes name and street to another country, chosen in the form or beside it, and nothing of the place', () => {
    expect(addressOf(editForm(inLagos, { country: 'CI' }, 'NG'))).toEqual(carried)
    expect(addressOf(inLagos, 'CI')).toEqual(carried)
  })

  it('has the address of an earlier country again, with the name typed last, also after a reload', () => {
    const moved = editForm(inLagos, { country: 'CI' }, 'NG')
    const typed = editForm(moved, { address: { name: 'Ada Obi', line1: '5 Rue A', region: 'Cocody' } }, 'NG')
    expect(addressOf(typed)).toEqual({ name: 'Ada Obi', line1: '5 Rue A', region: 'Cocody' })
    const back = editForm(readForm(writeForm(typed, ''), ''), { country: 'NG' }, 'NG')
    expect(addressOf(back)).toEqual({ ...lagos, name: 'Ada Obi' })
    expect(addressOf(editForm(back, { country: 'CI' }, 'NG'))).toMatchObject({ line1: '5 Rue A', region: 'Cocody' })
  })

  it('keeps a street that was typed after the place of the earlier country', () => {
    const placeOnly = editForm(emptyForm, { address: { city: 'Ikeja', region: 'Lagos' } }, 'NG')
    const moved = editForm(editForm(placeOnly, { country: 'GH' }, 'NG'), { address: carried }, 'NG')
    expect(addressOf(editForm(moved, { country: 'NG' }, 'NG'))).toEqual({ ...carried, city: 'Ikeja', region: 'Lagos' })
  })

  it('a saved address of another country leaves the typed one of the first country as it was', () => {
    const saved = { address: { name: 'Esi', line1: '5 Ring Rd', city: 'Accra' }, country: 'GH' }
    const filledIn = editForm(inLagos, saved, 'NG')
    expect(addressOf(filledIn)).toEqual(saved.address)
    expect(addressOf(editForm(filledIn, { country: 'NG' }, 'NG'))).toEqual({ ...lagos, name: 'Esi' })
  })
})

describe('isAllPickedUp', () => {
  const courier = { id: 'courier', pickup: null }
  const shed = { id: 'shed', pickup: { address: 'Shed 12' } }
  const from = (chosenOptionId: string | null, id = 'one') => ({
    store: { id },
    options: [courier, shed],
    chosenOptionId,
  })

  it.each([
    ['every store', [from('shed'), from('shed')], true],
    ['one store, and another one delivers', [from('shed'), from('courier')], false],
    ['one store, and another one offers nothing', [from('shed'), from(null)], false],
  ])('a pick-up at %s', (_, stores, isPickedUp) => {
    expect(isAllPickedUp({ stores } as unknown as Quote, {})).toBe(isPickedUp)
  })

  it('follows a choice that is not priced yet, and none that the store has given up', () => {
    const quoted = { stores: [from('courier', 'one')] } as unknown as Quote
    expect(isAllPickedUp(quoted, { one: 'shed' })).toBe(true)
    expect(isAllPickedUp(quoted, { one: 'gone' })).toBe(false)
  })
})

describe('needsNoAddress', () => {
  const cartOf = (...pickups: boolean[]) =>
    ({ stores: pickups.map((isPickup) => ({ delivery: { option: { pickup: isPickup ? {} : null } } })) }) as Cart
  const early = (form: Partial<CheckoutForm>, cart: Cart, isHome = true) =>
    needsNoAddress({ ...emptyForm, ...form }, { quote: undefined, cart, isHome })

  it('before a quote, follows the delivery that the cart names for its own country', () => {
    expect(early({}, cartOf(true, true))).toBe(true)
    expect(early({}, cartOf(true, false))).toBe(false)
    expect(early({}, cartOf(true, true), false)).toBe(false)
    expect(early({}, { stores: [{ delivery: null }] } as Cart)).toBe(false)
  })
  it('before a quote, follows the choice kept over a reload', () => {
    const delivery = { one: 'shed' }
    expect(early({ delivery, isPickedUp: true }, cartOf(false))).toBe(true)
    expect(early({ delivery, isPickedUp: false }, cartOf(true))).toBe(false)
    expect(early({ delivery: {}, isPickedUp: true }, cartOf(false))).toBe(false)
  })
  it('follows the quote as soon as there is one', () => {
    const quote = { stores: [{ store: { id: 'one' }, options: [], chosenOptionId: null }] } as unknown as Quote
    const form = { ...emptyForm, delivery: { one: 'shed' }, isPickedUp: true }
    expect(needsNoAddress(form, { quote, cart: cartOf(true), isHome: true })).toBe(false)
  })
})

describe('findFaults', () => {
  it('finds nothing wrong with a filled form', () => {
    expect(findFaults(filled, asked, t)).toEqual({})
  })
  it('accepts a phone number instead of an email address', () => {
    expect(findFaults({ ...filled, email: '', phone: '+233 24 000 0000' }, asked, t)).toEqual({})
  })
  it('requires a phone number for cash: somebody has to open the door', () => {
    const cash = { ...patterns, fields: ghana, provider: 'cash-on-delivery' } as const
    expect(findFaults(filled, cash, t)['/contact/phone']).toContain('The courier calls before coming')
    expect(findFaults({ ...filled, phone: '024 000 0000' }, cash, t)).toEqual({})
  })
  it('names every missing field, in the country’s words', () => {
    expect(findFaults(emptyForm, asked, t)).toEqual({
      '/contact/email': 'Enter an email address or a phone number.',
      '/address/name': 'Full name is required.',
      '/address/line1': 'Street is required.',
      '/address/city': 'Town is required.',
    })
  })
  it('names missing, malformed and wrongly formatted fields at once', () => {
    const postcode = {
      ...field('postcode', 'Postcode', true),
      pattern: '^[A-Z]\\d \\d[A-Z]{2}$',
      patternWords: 'Like E8 3RH.',
    }
    const county = { ...field('region', 'County', true), options: ['Kent'] }
    const form = { ...filled, phone: '12', address: { line1: '4 Mare Street', postcode: '12', region: 'Lagos' } }
    expect(findFaults(form, { ...asked, fields: [...ghana, postcode, county] }, t)).toEqual({
      '/contact/phone': 'Enter a phone number of 6 to 20 digits.',
      '/address/name': 'Full name is required.',
      '/address/city': 'Town is required.',
      '/address/postcode': 'Postcode: Like E8 3RH.',
      '/address/region': 'County is not valid. Choose one from the list.',
    })
    const right = { ...filled.address, postcode: 'e8 3rh', region: 'Kent' }
    expect(findFaults({ ...filled, address: right }, { ...asked, fields: [...ghana, postcode, county] }, t)).toEqual({})
  })
  it('names the field of what the server refused', () => {
    const refused = {
      '/address/line1': 'Must have at most 100 characters.',
      '/note': 'Not valid.',
      '/quoteId': 'Gone.',
    }
    expect(nameFaults(refused, ghana, t)).toEqual({
      '/address/line1': 'Street: Must have at most 100 characters.',
      '/note': 'Note for the stores: Not valid.',
      '/quoteId': 'Gone.',
    })
  })
  it.each(['ama', 'ama@', 'ama@example.c', 'ama@example', 'a b@example.com'])(
    'refuses the email address %s',
    (email) => {
      expect(findFaults({ ...filled, email }, asked, t)['/contact/email']).toContain('email')
    },
  )
})

describe('findFirstFault', () => {
  it('follows the order on the page, not that of the answer', () => {
    expect(findFirstFault({ '/address/city': 'x', '/address/line1': 'x' }, ghana)).toBe('/address/line1')
    expect(findFirstFault({ '/provider': 'x', '/contact/phone': 'x' }, ghana)).toBe('/contact/phone')
  })
  it('still returns a fault without a field', () => {
    expect(findFirstFault({ '/quoteId': 'x' }, ghana)).toBe('/quoteId')
    expect(findFirstFault({}, ghana)).toBeUndefined()
  })
})

describe('keepFaults', () => {
  it('clears the field being corrected, and email when a phone number is typed', () => {
    const faults = { '/contact/email': 'x', '/address/city': 'x', '/address/line1': 'x', '/note': 'x' }
    const address = { ...emptyForm.address, city: 'T' }
    expect(keepFaults(faults, emptyForm, { ...emptyForm, address, phone: '0' })).toEqual({
      '/address/line1': 'x',
      '/note': 'x',
    })
  })
  it('clears the address when the country changes: another one has other rules', () => {
    const faults = { '/address/region': 'x', '/contact/email': 'x' }
    expect(keepFaults(faults, emptyForm, { ...emptyForm, country: 'GH' })).toEqual({ '/contact/email': 'x' })
  })
})

describe('the form kept over a reload', () => {
  it('has everything but the note', () => {
    expect(readForm(writeForm(filled, ''), '')).toEqual({ ...filled, note: '' })
    expect(writeForm(filled, '')).not.toContain('4711')
  })
  it('of an account, is shown to that account alone', () => {
    const saved = writeForm(filled, 'ada')
    expect(readForm(saved, 'ada').address).toEqual(filled.address)
    expect(['', 'kofi'].map((accountId) => readForm(saved, accountId))).toEqual([emptyForm, emptyForm])
  })
  it('of a guest, is still there when they sign in', () => {
    expect(readForm(writeForm(filled, ''), 'ada').address).toEqual(filled.address)
  })
  it.each([null, '', 'null', '[', '5'])('reads %s as an empty form', (saved) => {
    expect(readForm(saved, '')).toEqual(emptyForm)
  })
})
