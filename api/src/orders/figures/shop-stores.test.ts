import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { anOrder, aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aStore, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'

let shop: TestPlatform
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
  const { store } = await aStoreWithOwner(shop, { name: 'Accra Beads' })
  const product = await aProduct(shop, { storeId: store.id })
  await aPaidOrder(shop, { products: [product] })
  // Neither an unpaid order nor an old one counts.
  await anOrder(shop, { products: [product] })
  await aPaidOrder(shop, { products: [product], placedAt: new Date(Date.now() - 40 * 24 * 60 * 60 * 1000) })
  await aStore(shop, { name: 'Bété Masks', status: 'paused' })
  await aStore(shop, { name: 'Closed Shop', status: 'closed', suspensionReason: 'Sold nothing real.' })
})
afterAll(() => shop.close())

const list = async (query = '') => {
  const response = await shop.request(`/shop/stores${query}`, { headers: operator.headers })
  return { status: response.status, ...(await response.json()) }
}
const names = ({ data }: { data: { name: string }[] }) => data.map(({ name }) => name)

describe('all stores of the shop', () => {
  test('are listed with their state and figures', async () => {
    const { data, meta } = await list()
    expect(data).toMatchObject([
      { name: 'Accra Beads', status: 'open', productCount: 1, memberCount: 1, recentParcelCount: 1 },
      { name: 'Bété Masks', status: 'paused', productCount: 0 },
      { name: 'Closed Shop', status: 'closed', suspensionReason: 'Sold nothing real.' },
    ])
    expect(meta).toEqual({ next: null, counts: { open: 1, paused: 1, closed: 1 } })
  })

  test('are found by state, by name without accents, and in pages', async () => {
    expect(names(await list('?status=paused'))).toEqual(['Bété Masks'])
    const found = await list('?q=bete')
    expect(names(found)).toEqual(['Bété Masks'])
    expect(found.meta.counts).toEqual({ open: 0, paused: 1, closed: 0 })
    const first = await list('?limit=2')
    expect(names(await list(`?limit=2&cursor=${first.meta.next}`))).toEqual(['Closed Shop'])
    expect((await list('?cursor=AAAA')).status).toBe(422)
  })

  test('are visible to operators only', async () => {
    const { headers } = await anAccount(shop)
    expect((await shop.request('/shop/stores', { headers })).status).toBe(403)
  })
})
