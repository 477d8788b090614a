import type { ProductCard } from '@makola/contract/catalogue/catalogue.ts'
import type { OwnRate } from '@makola/contract/rates/rates.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { loadRate } from '../../rates/load-rate.ts'
import { loadPricedVariants } from './load-priced-variants.ts'

let shop: TestPlatform
let rateId: string

beforeAll(async () => {
  shop = await openTestPlatform()
  rateId = (await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1500', marginPct: '2' })).id
})
afterAll(() => shop.close())

/** A product of 1 dollar in a store with these terms of its own. */
async function aDollar(own: Partial<OwnRate> | null) {
  const { store, owner } = await aStoreWithOwner(shop, { currency: 'USD' })
  const product = await aProduct(shop, { storeId: store.id, priceMinor: 100 })
  if (own) {
    const json = { rate: null, marginPct: null, rounding: null, confirmed: true, ...own }
    const path = `/stores/${store.id}/rates/${rateId}`
    expect((await shop.request(path, { method: 'PUT', json, headers: owner.headers })).status).toBe(200)
  }
  return product
}

const read = async <T>(path: string): Promise<T> => (await (await shop.request(path)).json()).data

test('a store’s own terms make its prices wherever they are shown, sorted or paid', async () => {
  const ending = { type: 'ending', ending: '0.99' } as const
  const made = [
    { product: await aDollar({ rate: '1400', marginPct: '0', rounding: ending }), shown: 1400_99 },
    { product: await aDollar({ rate: '1400', marginPct: '0' }), shown: 1400_00 },
    { product: await aDollar({ rate: '1400' }), shown: 1428_00 },
    { product: await aDollar({ marginPct: '10' }), shown: 1650_00 },
    { product: await aDollar(null), shown: 1530_00 },
  ]
  const cheapestFirst = made.toSorted((a, b) => a.shown - b.shown)
  const cards = await read<ProductCard[]>(`/products/?rate=${rateId}&sort=price`)
  expect(cards.map(({ id, price }) => ({ id, amount: price?.amount }))).toEqual(
    cheapestFirst.map(({ product, shown }) => ({ id: product.id, amount: shown })),
  )
  const inRange = await read<ProductCard[]>(`/products/?rate=${rateId}&min=140001&max=142800`)
  expect(inRange.map(({ id }) => id).toSorted()).toEqual([made[0]?.product.id, made[2]?.product.id].toSorted())

  const rate = await loadRate(shop.database, shop.config.baseCurrency, rateId)
  const variantIds = made.map(({ product }) => product.variantId)
  const variants = await loadPricedVariants(shop.database, { rate, variantIds, mediaUrl: '/media' })
  for (const { product, shown } of made) {
    expect(await read(`/products/${product.id}?rate=${rateId}`)).toMatchObject({ price: { amount: shown } })
    expect(variants.find(({ variantId }) => variantId === product.variantId)).toMatchObject({ unitMinor: shown })
  }
})

test('the product page shows the store’s own rate, and its date', async () => {
  const product = await aDollar({ rate: '1450', marginPct: '1' })
  const { conversion } = await read<{ conversion: object }>(`/products/${product.id}?rate=${rateId}`)
  expect(conversion).toMatchObject({ from: 'USD', to: 'NGN', rate: '1450', marginPct: '1' })
})
