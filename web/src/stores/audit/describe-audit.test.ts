import { describe, expect, it } from 'vitest'
import { wordsOf } from '../../ui/words/use-words.ts'
import { describeAction, describeChanges, nameAuthor } from './describe-audit.ts'

const t = wordsOf('en')
const store = { id: 's', slug: 'looms', name: 'Looms', currency: 'GHS' }

describe('describeAction', () => {
  it('makes a headline of noun and verb', () => {
    expect(describeAction('price.changed', t)).toBe('Price changed')
    expect(describeAction('store-rate.changed', t)).toBe('Store rate changed')
  })
})

describe('nameAuthor', () => {
  it.each([
    ['Ama Mensah', 'ama@example.test', 'price.changed', 'person'],
    ['A former account', null, 'price.changed', 'person'],
    ['visitor', null, 'request.opened', 'buyer'],
    ['visitor', null, 'thing.reported', 'visitor'],
    ['payment', null, 'refund.requested', 'payment'],
    ['clock', null, 'request.moved', 'clock'],
  ])('%s, %s, of %s: %s', (actor, actorEmail, action, author) => {
    expect(nameAuthor({ actor, actorEmail, action })).toBe(author)
  })
})

describe('describeChanges', () => {
  it('says a code in words', () => {
    const change = { before: { state: 'requested' }, after: { state: 'paid' }, store }
    expect(describeChanges(change, t)).toEqual([{ field: 'status', change: 'being prepared → paid' }])
    const kind = { before: null, after: { kind: 'business', state: 'sent_back' }, store }
    expect(describeChanges(kind, t)).toEqual([
      { field: 'type', change: 'business' },
      { field: 'status', change: 'on its way back' },
    ])
  })

  it('gives the old and the new value of a field', () => {
    expect(describeChanges({ before: { role: 'fulfilment' }, after: { role: 'manager' }, store }, t)).toEqual([
      { field: 'role', change: 'Fulfilment → Manager' },
    ])
    expect(describeChanges({ before: { city: '' }, after: { city: 'Accra' }, store }, t)).toEqual([
      { field: 'city', change: 'nothing → Accra' },
    ])
  })

  it('gives one value for a creation or deletion', () => {
    expect(describeChanges({ before: null, after: { role: 'owner' }, store }, t)).toEqual([
      { field: 'role', change: 'Owner' },
    ])
    expect(describeChanges({ before: { active: true }, after: null, store }, t)).toEqual([
      { field: 'active', change: 'yes' },
    ])
    expect(describeChanges({ before: null, after: null, store }, t)).toEqual([])
  })

  it('writes amounts in their own currency, or in that of the store', () => {
    expect(describeChanges({ before: null, after: { amountMinor: 5000, currency: 'NGN' }, store }, t)).toEqual([
      { field: 'amount', change: '₦50.00' },
    ])
    expect(describeChanges({ before: null, after: { amountMinor: 5000 }, store }, t)).toEqual([
      { field: 'amount', change: 'GH₵50.00' },
    ])
  })

  it('writes every amount with one formatter: of any field, nested, in a list, or kept as text', () => {
    const payout = { amount: { amount: 1_948_050, currency: 'KES' } }
    expect(describeChanges({ before: null, after: payout, store }, t)).toEqual([
      { field: 'amount', change: 'KSh\u00a019,480.50' },
    ])
    expect(describeChanges({ before: null, after: { surplusMinor: 5000, currency: 'NGN' }, store }, t)).toEqual([
      { field: 'surplus', change: '₦50.00' },
    ])
    const terms = (basisPoints: number) => ({ basisPoints, fixed: [{ amount: 150, currency: 'GHS' }] })
    expect(describeChanges({ before: null, after: terms(550), store }, t)).toEqual([
      { field: 'share', change: '5.5%' },
      { field: 'fixed part', change: 'GH₵1.50' },
    ])
    expect(describeChanges({ before: { price: 'GHS 1200.00' }, after: { price: 'GHS 950.00' }, store }, t)).toEqual([
      { field: 'price', change: 'GH₵1,200.00 → GH₵950.00' },
    ])
  })

  it('names things with their nested prices, and only says "changed" when the words are equal', () => {
    const zones = (priceMinor: number, minDays = 1) => ({
      zones: [
        { name: 'Ghana', options: [{ name: 'Bike', priceMinor, minDays }] },
        { name: 'Abroad', options: [] },
      ],
    })
    expect(describeChanges({ before: zones(100), after: zones(200), store }, t)).toEqual([
      { field: 'zones', change: 'Ghana (Bike GH₵1.00), Abroad → Ghana (Bike GH₵2.00), Abroad' },
    ])
    expect(describeChanges({ before: zones(100), after: zones(100, 2), store }, t)).toEqual([
      { field: 'zones', change: 'changed' },
    ])
  })

  it('says that a store’s days for returns are those of the shop where it has none of its own', () => {
    expect(describeChanges({ before: { returnDays: 30 }, after: { returnDays: null }, store }, t)).toEqual([
      { field: 'return period', change: '30 → as in the whole shop' },
    ])
  })

  it('says if a picture was added, replaced or removed', () => {
    const pictures = (before: string | null, after: string | null) =>
      describeChanges({ before: { logoPictureId: before }, after: { logoPictureId: after }, store }, t)
    expect(pictures(null, 'a')).toEqual([{ field: 'logo picture', change: 'added' }])
    expect(pictures('a', 'b')).toEqual([{ field: 'logo picture', change: 'replaced' }])
    expect(pictures('a', null)).toEqual([{ field: 'logo picture', change: 'removed' }])
  })

  it('says states, countries and decisions in words', () => {
    expect(describeChanges({ before: { status: 'draft' }, after: { status: 'active' }, store }, t)).toEqual([
      { field: 'status', change: 'draft → on sale' },
    ])
    expect(describeChanges({ before: null, after: { countryCode: 'GH', decision: 'attach' }, store }, t)).toEqual([
      { field: 'country', change: 'Ghana' },
      { field: 'decision', change: 'honour the order' },
    ])
  })

  it('reads nested values, and cuts long ones', () => {
    const rounding = { type: 'increment', mode: 'half_up', increment: '50' }
    expect(describeChanges({ before: null, after: { marginPct: '1.5', rounding }, store }, t)).toEqual([
      { field: 'margin', change: '1.5%' },
      { field: 'rounding', change: 'direction to the nearest, step 50' },
    ])
    const [{ change } = { change: '' }] = describeChanges({ before: null, after: { story: 'a'.repeat(500) }, store }, t)
    expect(change).toBe(`${'a'.repeat(160)} …`)
  })
})
