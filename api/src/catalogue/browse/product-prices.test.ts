import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { RoundingRule } from '@makola/money/rounding.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anOperator } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

const increment = (text: string): RoundingRule => ({ type: 'increment', increment: text, mode: 'half_up' })

// The worked cases of the money rules: base currency of the shop and its seller, price; rate of the shopper's; price shown.
const cases = [
  { id: 'D01', base: 'USD', priceMinor: 1999, rate: { currency: 'NGN', rate: '1418.26' }, shown: 2835102 },
  {
    id: 'D02',
    base: 'USD',
    priceMinor: 1999,
    rate: { currency: 'NGN', rate: '1418.26', marginPct: '2.5' },
    shown: 2905979,
  },
  { id: 'D03', base: 'EUR', priceMinor: 1234, rate: { currency: 'XOF', rate: '655.957' }, shown: 8095 },
  { id: 'D04', base: 'USD', priceMinor: 4999, rate: { currency: 'KWD', rate: '0.30715' }, shown: 15354 },
  {
    id: 'D04 in steps',
    base: 'USD',
    priceMinor: 4999,
    rate: { currency: 'KWD', rate: '0.30715', rounding: increment('0.010') },
    shown: 15350,
  },
  {
    id: 'D05',
    base: 'EUR',
    priceMinor: 2003,
    rate: { currency: 'CHF', rate: '0.9242', rounding: increment('0.05') },
    shown: 1850,
  },
  {
    id: 'D06',
    base: 'USD',
    priceMinor: 100,
    rate: { currency: 'NGN', rate: '1424.996', rounding: increment('50') },
    shown: 140000,
  },
  { id: 'D07', base: 'USD', priceMinor: 33, rate: { currency: 'NGN', rate: '1418.26' }, shown: 46803 },
  { id: 'D08', base: 'USD', priceMinor: 201, rate: { currency: 'EUR', rate: '0.5' }, shown: 101 },
]
const countries = ['NG', 'BJ', 'CI', 'KW', 'BH', 'CH', 'TG', 'NE', 'DE']

let dollarShop: TestPlatform
let euroShop: TestPlatform

beforeAll(async () => {
  dollarShop = await openTestPlatform({ BASE_CURRENCY: 'USD' })
  euroShop = await openTestPlatform({ BASE_CURRENCY: 'EUR' })
})
afterAll(async () => {
  await dollarShop.close()
  await euroShop.close()
})

async function read<T>(shop: TestPlatform, path: string): Promise<T> {
  const response = await shop.request(path)
  expect(response.status).toBe(200)
  return (await response.json()).data
}

describe('a worked case of the money rules', () => {
  test.for(cases.map((given, index) => ({ ...given, countryCode: countries[index] ?? '' })))(
    '$id is the price in lists and on the product page',
    async ({ base, priceMinor, countryCode, rate, shown }) => {
      const shop = base === 'USD' ? dollarShop : euroShop
      const { id: rateId } = await aRate(shop, { countryCode, ...rate })
      const { id: storeId, slug: store } = await aStore(shop, { currency: base })
      const { slug } = await aProduct(shop, { storeId, priceMinor })
      const price = { amount: shown, currency: rate.currency }
      const [card] = await read<ProductCard[]>(shop, `/products/?rate=${rateId}&store=${store}`)
      expect(card).toMatchObject({ slug, price, priceProblem: null })
      expect(await read(shop, `/products/${slug}?rate=${rateId}`)).toMatchObject({
        price,
        storePrice: { amount: priceMinor, currency: base },
        variants: [{ price, isPinned: false }],
        conversion: { from: base, to: rate.currency, rate: rate.rate, marginPct: rate.marginPct ?? '0' },
      })
    },
  )
})

describe('a price', () => {
  test('in the seller’s own currency stays as typed, without a conversion', async () => {
    const rounding = increment('50')
    const { id: rateId } = await aRate(dollarShop, { countryCode: 'GH', currency: 'GHS', rate: '12.5', rounding })
    const { id: storeId } = await aStore(dollarShop, { currency: 'GHS' })
    const { slug } = await aProduct(dollarShop, { storeId, priceMinor: 1234 })
    const product = await read(dollarShop, `/products/${slug}?rate=${rateId}`)
    expect(product).toMatchObject({ price: { amount: 1234, currency: 'GHS' }, conversion: null })
  })

  test('that is pinned overrides conversion, and the lowest of all variants leads', async () => {
    const { id: rateId } = await aRate(dollarShop, { countryCode: 'KE', currency: 'KES', rate: '130' })
    const { slug } = await aProduct(dollarShop, {
      name: 'Kiondo basket',
      variants: [
        { title: 'Small', priceMinor: 1000, compareAtMinor: 1500 },
        { title: 'Large', priceMinor: 3000, pinned: { KES: 99_900, NGN: 1 } },
      ],
    })
    const product = await read(dollarShop, `/products/${slug}?rate=${rateId}`)
    expect(product).toMatchObject({
      price: { amount: 99_900, currency: 'KES' },
      hasPriceRange: true,
      compareAt: null,
      variants: [
        { title: 'Small', price: { amount: 130_000 }, compareAt: { amount: 195_000 }, isPinned: false },
        { title: 'Large', price: { amount: 99_900 }, compareAt: null, isPinned: true },
      ],
    })
    const [card] = await read<ProductCard[]>(dollarShop, `/products/?rate=${rateId}&q=kiondo`)
    expect(card).toMatchObject({ price: { amount: 99_900, currency: 'KES' }, hasPriceRange: true })
  })

  test('has a compare-at price only when that is higher', async () => {
    const { id: rateId } = await aRate(dollarShop, { countryCode: 'UG', currency: 'UGX', rate: '3700' })
    const high = await aProduct(dollarShop, { priceMinor: 1000, compareAtMinor: 1250 })
    const low = await aProduct(dollarShop, { priceMinor: 1000, compareAtMinor: 900 })
    expect(await read(dollarShop, `/products/${high.slug}?rate=${rateId}`)).toMatchObject({
      compareAt: { amount: 46_250, currency: 'UGX' },
    })
    expect(await read(dollarShop, `/products/${low.slug}?rate=${rateId}`)).toMatchObject({ compareAt: null })
  })

  test('is missing, with the reason, without a usable rate', async () => {
    const nothing = { price: null, compareAt: null, hasPriceRange: false }
    const rate = await aRate(dollarShop, { countryCode: 'ZA', currency: 'ZAR', rate: '18' })
    const { slug } = await aProduct(dollarShop, { compareAtMinor: 2000, pinned: { ZAR: 500 } })
    const { id: storeId } = await aStore(dollarShop, { currency: 'JPY' })
    const foreign = await aProduct(dollarShop, { storeId })
    expect(await read(dollarShop, `/products/${foreign.slug}?rate=${rate.id}`)).toMatchObject({
      ...nothing,
      priceProblem: 'no-rate',
      variants: [{ price: null, storePrice: { amount: 1000, currency: 'JPY' } }],
      conversion: null,
    })
    const { headers } = await anOperator(dollarShop)
    await dollarShop.request(`/rates/${rate.id}`, { method: 'PATCH', headers, json: { active: false } })
    expect(await read(dollarShop, `/products/${slug}?rate=${rate.id}`)).toMatchObject({
      ...nothing,
      priceProblem: 'rate-inactive',
    })
    await dollarShop.request(`/rates/${rate.id}`, { method: 'DELETE', headers })
    expect(await read(dollarShop, `/products/${slug}?rate=${rate.id}`)).toMatchObject({
      ...nothing,
      priceProblem: 'no-rate',
    })
    const unknown = '019aa0aa-0000-7000-8000-000000000000'
    expect(await read(dollarShop, `/products/${slug}?rate=${unknown}`)).toMatchObject({
      ...nothing,
      priceProblem: 'no-rate',
    })
  })

  test('without a chosen rate is in the base currency, if that has a rate', async () => {
    const { slug } = await aProduct(dollarShop, { priceMinor: 777 })
    expect(await read(dollarShop, `/products/${slug}`)).toMatchObject({ price: null, priceProblem: 'no-rate' })
    await aRate(dollarShop, { countryCode: 'US', currency: 'USD', rate: '1' })
    expect(await read(dollarShop, `/products/${slug}`)).toMatchObject({ price: { amount: 777, currency: 'USD' } })
  })
})
