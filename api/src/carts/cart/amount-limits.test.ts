import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCart } from '../../../../testing/builders/carts.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import type { ActiveRate } from '../../rates/load-rate.ts'

let shop: TestPlatform
let naira: ActiveRate
beforeAll(async () => {
  shop = await openTestPlatform()
  naira = await aRate(shop, { countryCode: 'NG', currency: 'NGN', rate: '1500' })
  await aRate(shop, { countryCode: 'US', currency: 'USD', rate: '1' })
})
afterAll(() => shop.close())

const highest = 100_000_000_000

async function someonesDearest() {
  const { store, owner } = await aStoreWithOwner(shop, { currency: 'USD', countryCode: 'US' })
  const product = await aProduct(shop, { storeId: store.id, priceMinor: highest, stock: 2000 })
  const setRate = (rate: string) =>
    shop.request(`/stores/${store.slug}/rates/${naira.id}`, {
      method: 'PUT',
      json: { rate, marginPct: null, rounding: null, confirmed: true },
      headers: owner.headers,
    })
  return { product, setRate }
}

test('a store’s rate that makes a price too large removes that price, but no page, list or cart', async () => {
  const other = await aProduct(shop, { priceMinor: 1000 })
  const { product, setRate } = await someonesDearest()
  const lines = [product, other].map(({ variantId }) => ({ variantId, quantity: 2 }))
  const { browser } = await aCart(shop, { rate: naira.id, lines })
  expect((await setRate('999999999999')).status).toBe(200)
  const read = async (path: string) => {
    const answer = await browser.request(`${path}${path.includes('?') ? '&' : '?'}rate=${naira.id}`)
    return [answer.status, (await answer.json()).data]
  }
  const unpriced = { id: product.id, price: null, priceProblem: 'no-rate' }
  for (const list of ['/products/', '/products/?sort=price', '/products/?sort=-price']) {
    expect(await read(list)).toEqual([200, expect.arrayContaining([expect.objectContaining(unpriced)])])
  }
  expect(await read(`/products/${product.slug}`)).toMatchObject([200, { id: product.id }])
  const [, { price }] = await read('/products/facets')
  expect(price.max.amount).toBeLessThan(Number.MAX_SAFE_INTEGER)
  expect(await read(`/search/suggest?q=${encodeURIComponent(product.name)}`)).toMatchObject([200, {}])
  expect(await read('/cart/')).toMatchObject([
    200,
    { stores: [{ lines: [{ problem: 'price-unavailable' }] }, { lines: [{ problem: null }] }] },
  ])
})
