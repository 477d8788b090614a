import { describe, expect, it } from 'vitest'
import { describeAction, describeChanges } from './describe-audit.ts'

const store = { id: 's', slug: 'looms', name: 'Looms', currency: 'GHS' }

describe('describeAction', () => {
  it('makes a headline of noun and verb', () => {
    expect(describeAction('price.changed')).toBe('Price changed')
    expect(describeAction('store-rate.changed')).toBe('Store rate changed')
  })
})

describe('describeChanges', () => {
  it('says what a field was and what it is', () => {
    expect(describeChanges({ before: { role: 'fulfilment' }, after: { role: 'manager' }, store })).toEqual([
      { field: 'role', change: 'Fulfilment → Manager' },
    ])
    expect(describeChanges({ before: { city: '' }, after: { city: 'Accra' }, store })).toEqual([
      { field: 'city', change: 'nothing → Accra' },
    ])
  })

  it('says one alone of what began or ended', () => {
    expect(describeChanges({ before: null, after: { role: 'owner' }, store })).toEqual([
      { field: 'role', change: 'Owner' },
    ])
    expect(describeChanges({ before: { active: true }, after: null, store })).toEqual([
      { field: 'active', change: 'yes' },
    ])
    expect(describeChanges({ before: null, after: null, store })).toEqual([])
  })

  it('writes amounts in their own currency, or in that of the store', () => {
    expect(describeChanges({ before: null, after: { amountMinor: 5000, currency: 'NGN' }, store })).toEqual([
      { field: 'amount', change: '₦50.00' },
    ])
    expect(describeChanges({ before: null, after: { amountMinor: 5000 }, store })).toEqual([
      { field: 'amount', change: 'GH₵50.00' },
    ])
  })

  it('names what has a name, and only says that it changed where the words stay the same', () => {
    const zones = (priceMinor: number) => ({
      zones: [{ name: 'Ghana', options: [{ priceMinor }] }, { name: 'Abroad' }],
    })
    expect(describeChanges({ before: null, after: zones(1), store })).toEqual([
      { field: 'zones', change: 'Ghana, Abroad' },
    ])
    expect(describeChanges({ before: zones(1), after: zones(2), store })).toEqual([
      { field: 'zones', change: 'changed' },
    ])
    expect(describeChanges({ before: { logoPictureId: 'a' }, after: { logoPictureId: null }, store })).toEqual([
      { field: 'logo picture', change: 'one → nothing' },
    ])
  })

  it('reads what stands within a field, and cuts what is long', () => {
    const rounding = { mode: 'nearest', step: '50' }
    expect(describeChanges({ before: null, after: { marginPct: '1.5', rounding }, store })).toEqual([
      { field: 'margin', change: '1.5 %' },
      { field: 'rounding', change: 'mode nearest, step 50' },
    ])
    const [{ change } = { change: '' }] = describeChanges({ before: null, after: { story: 'a'.repeat(500) }, store })
    expect(change).toBe(`${'a'.repeat(160)} …`)
  })
})
