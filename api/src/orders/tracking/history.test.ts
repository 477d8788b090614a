import type { AuditEntry } from '@makola/contract/stores/audit.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../../testing/builders/catalogue.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { addSeconds } from '../../platform/clock.ts'
import { transact } from '../../platform/platform.ts'
import { recordAudit } from '../../shop/record-audit.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let product: ProductWithVariants

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop))
  product = await aProduct(shop, { storeId: store.id, name: 'Lamp', stock: 10, status: 'draft' })
})
afterAll(() => shop.close())

const send = async (method: string, path: string, json: object = {}) => {
  const answer = await shop.request(path, { method, json, headers: owner.headers })
  expect(answer.status, `${method} ${path}`).toBeLessThan(300)
}
const history = async (query = ''): Promise<{ data: AuditEntry[]; meta: { next: string | null } }> =>
  (await shop.request(`/stores/${store.id}/audit${query}`, { headers: owner.headers })).json()
const acts = async () =>
  (await history()).data.map(({ action, subject, before, after }) => [action, subject, before, after]).toReversed()

describe('the history of a store', () => {
  test('names who added, renamed, published, stocked, deleted and restored a product', async () => {
    const price = { amount: 1000, currency: store.currency }
    await send('POST', '/products/', { store: store.id, name: 'Bowl', price, stock: 1 })
    await send('PATCH', `/products/${product.id}`, { name: 'Brass lamp', status: 'active' })
    await send('PATCH', `/products/${product.id}`, { stock: 7, reason: 'Counted' })
    await send('PATCH', `/products/${product.id}`, { description: 'Shines' })
    await send('DELETE', `/products/${product.id}`)
    await send('POST', `/products/${product.id}/restore`)
    expect(await acts()).toEqual([
      ['product.created', 'Bowl', null, { status: 'draft' }],
      ['product.changed', 'Brass lamp', { name: 'Lamp', status: 'draft' }, { name: 'Brass lamp', status: 'active' }],
      ['stock.changed', 'Brass lamp', { stock: 10 }, { stock: 7, reason: 'Counted' }],
      ['product.deleted', 'Brass lamp', null, null],
      ['product.restored', 'Brass lamp', null, null],
    ])
    expect((await history()).data.every(({ actorEmail }) => actorEmail === owner.email)).toBe(true)
  })

  test('lists each product changed in bulk, and none that was already so', async () => {
    const active = await aProduct(shop, { storeId: store.id, name: 'Tray', status: 'active' })
    const bulk = (action: string) =>
      send('PATCH', '/inventory/bulk', { store: store.id, ids: [product.id, active.id], action })
    await bulk('publish')
    await bulk('archive')
    await bulk('delete')
    expect((await acts()).map(([action, , , after]) => [action, after])).toEqual([
      ['product.changed', { status: 'active' }],
      ['product.changed', { status: 'archived' }],
      ['product.changed', { status: 'archived' }],
      ['product.deleted', null],
      ['product.deleted', null],
    ])
  })

  test('lists an import once, and each price and stock that it changed', async () => {
    for (const line of ['mat,Mat,MAT,5,3', 'mat,Mat,MAT,6,4', 'mat,Mat,MAT,6,4']) {
      const answer = await shop.request(`/products/import?store=${store.slug}`, {
        method: 'POST',
        body: `Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty\n${line}\n`,
        headers: { 'content-type': 'text/csv', ...owner.headers },
      })
      expect(answer.status).toBe(200)
    }
    const written = await acts()
    expect(written.map(([action]) => action).toSorted()).toEqual([
      'price.changed',
      'products.imported',
      'products.imported',
      'stock.changed',
    ])
    expect(written.find(([action]) => action === 'stock.changed')).toMatchObject([
      {},
      'Mat',
      { stock: 3 },
      { stock: 4 },
    ])
  })

  test('names who packed, sent, delivered or cancelled a parcel', async () => {
    const order = async () => (await aPaidOrder(shop, { products: [product] })).parcelIds[0]
    await send('PATCH', `/products/${product.id}`, { status: 'active' })
    const [sent, cancelled] = [await order(), await order()]
    await send('POST', `/parcels/${sent}/pack`)
    await send('POST', `/parcels/${sent}/ship`, { carrier: 'GIG', trackingNumber: '7' })
    await send('POST', `/parcels/${sent}/deliver`)
    await send('POST', `/parcels/${cancelled}/cancel`, { reason: 'Torn' })
    await shop.jobs.drain(shop)
    expect((await acts()).slice(1).map(([action, , , after]) => [action, after])).toEqual([
      ['parcel.packed', {}],
      ['parcel.shipped', { carrier: 'GIG', trackingNumber: '7' }],
      ['parcel.delivered', {}],
      ['refund.requested', expect.objectContaining({ reason: 'Torn' })],
      ['parcel.cancelled', { reason: 'Torn' }],
    ])
  })

  test('is ordered by time of the event, newest first, whenever it was written, in pages', async () => {
    const now = shop.clock.now()
    for (const days of [3, 0, 9, 1]) {
      const clock = { now: () => addSeconds(now, -days * 86_400) }
      const subject = { id: String(days), name: `${days} days ago` }
      await transact(shop, (tx) =>
        recordAudit(tx, clock, { storeId: store.id, by: 'test', action: 'store.changed', subject, after: { days } }),
      )
    }
    const first = await history('?limit=3')
    const second = await history(`?limit=3&cursor=${first.meta.next}`)
    const subjects = [...first.data, ...second.data].map(({ subjectId }) => subjectId)
    expect(subjects).toEqual(['0', '1', '3', '9'])
    expect(second.meta.next).toBeNull()
  })
})
