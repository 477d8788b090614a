import type { StoreRate } from '@makola/contract/rates/rates.ts'
import { describe, expect, test } from 'vitest'
import { gatherByCurrency, previewPrices } from './preview-prices.ts'

const from = { source: 'manual', effectiveAt: '2026-11-01T00:00:00.000Z' }
const rate = (currency: string, part: Partial<StoreRate> = {}): StoreRate => ({
  rateId: `rate-${currency}`,
  country: currency,
  countryCode: currency.slice(0, 2),
  currency,
  active: true,
  shop: { rate: '0.5', marginPct: '0', rounding: null, ...from },
  own: null,
  version: 0,
  ...part,
})
const own = { rate: null, marginPct: null, rounding: null, updatedBy: 'Ama', updatedAt: '2027-01-01T00:00:00Z' }
const naira = (amount: number) => ({ amount, currency: 'NGN' })

describe('the price in another currency', () => {
  test('is converted and rounded once, in the minor units of that currency', () => {
    const prices = previewPrices(naira(100_001), [], [rate('GBP'), rate('XOF'), rate('KWD')])
    expect(prices.map(({ price }) => price)).toEqual([
      { amount: 50_001, currency: 'GBP' },
      { amount: 500, currency: 'XOF' },
      { amount: 500_005, currency: 'KWD' },
    ])
  })

  test('is unchanged in the store’s own currency', () => {
    expect(previewPrices(naira(1545), [], [rate('NGN', { shop: null })])[0]?.price).toEqual(naira(1545))
  })

  test('uses the store’s own margin and rounding before the shop’s', () => {
    const shop = { rate: '0.5', marginPct: '10', rounding: null, ...from }
    const [price] = previewPrices(
      naira(100_000),
      [],
      [
        rate('USD', {
          shop,
          own: { ...own, marginPct: '0', rounding: { type: 'ending', ending: '0.99' } },
        }),
      ],
    )
    expect(price?.price).toEqual({ amount: 50_099, currency: 'USD' })
  })

  test('is the pinned one, if any', () => {
    const [price] = previewPrices(naira(100), [{ amount: 999, currency: 'EUR' }], [rate('EUR')])
    expect(price).toMatchObject({ price: { amount: 999, currency: 'EUR' }, isPinned: true })
  })

  test('is missing without a conversion, and in a closed country', () => {
    expect(previewPrices(naira(100), [], [rate('EUR', { shop: null }), rate('USD', { active: false })])).toEqual([])
  })

  test('is missing where only a pin or an own rate would make it: nobody could value what is paid', () => {
    const rates = [rate('EUR', { shop: null }), rate('USD', { shop: null, own: { ...own, rate: '0.02' } })]
    expect(previewPrices(naira(100), [{ amount: 999, currency: 'EUR' }], rates)).toEqual([])
  })
})

test('countries with the same price share a line, well-known currencies first', () => {
  const rates = [rate('XOF'), rate('GBP'), rate('XOF', { rateId: 'togo', country: 'Togo' }), rate('USD')]
  const lines = gatherByCurrency(previewPrices(naira(100_000), [], rates))
  expect(lines.map(({ price, others }) => [price.currency, others])).toEqual([
    ['USD', 0],
    ['GBP', 0],
    ['XOF', 1],
  ])
})
