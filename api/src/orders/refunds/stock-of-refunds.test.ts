import type { StockMovement } from '@makola/contract/catalogue/inventory.ts'
import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import type { SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../../testing/builders/catalogue.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { variants } from '../../catalogue/tables.ts'
import { newId } from '../../platform/ids.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let product: ProductWithVariants

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop))
  product = await aProduct(shop, { storeId: store.id, stock: 10 })
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** Three of ten units are sold. */
async function ordered(given: Parameters<typeof aPaidOrder>[1] = {}): Promise<string> {
  const order = await aPaidOrder(shop, { products: [product], quantity: 3, ...given })
  await shop.jobs.drain(shop)
  expect(await onHand()).toBe(7)
  return order.parcelIds[0] ?? ''
}
async function onHand(): Promise<number | undefined> {
  const [variant] = await shop.database.select().from(variants).where(eq(variants.id, product.variantId))
  return variant?.onHand
}
const see = async (id: string): Promise<Parcel> =>
  (await (await shop.request(`/orders/${id}`, { headers: owner.headers })).json()).data
const post = (path: string, json: object = {}) =>
  shop.request(path, { method: 'POST', json, headers: { ...owner.headers, 'idempotency-key': newId() } })
async function refund(id: string, quantity: number, restock?: boolean): Promise<number> {
  const lineId = (await see(id)).lines[0]?.id
  const of = { kind: 'lines', lines: [{ lineId, quantity }], withDelivery: false, restock }
  return (await post(`/parcels/${id}/refunds`, { reason: 'Too many', of })).status
}
const step = async (id: string, name: string, json: object = {}) => (await post(`/parcels/${id}/${name}`, json)).status
const movements = async (): Promise<StockMovement[]> => {
  const path = `/inventory/variants/${product.variantId}/movements`
  return (await (await shop.request(path, { headers: owner.headers })).json()).data
}

describe('units refunded before their parcel is sent', () => {
  test('go back on sale with the refund, and the stock log names the order', async () => {
    const id = await ordered()
    expect(await refund(id, 1, true)).toBe(201)
    expect(await refund(id, 1, true)).toBe(201)
    expect(await onHand()).toBe(9)
    const { lines, orderNumber } = await see(id)
    expect(lines).toMatchObject([{ quantity: 3, refundedQuantity: 2, restockedQuantity: 2 }])
    const told = (await movements()).map(({ kind, quantity, reason, ...by }) => [
      kind,
      quantity,
      reason,
      by.orderNumber,
    ])
    const back = ['returned', 1, 'Refunded before it was sent', orderNumber]
    expect(told).toEqual([back, back, ['sold', -3, null, orderNumber], ['initial', 10, null, null]])
  })

  test('stay off the shelf on request, also after the rest is cancelled', async () => {
    const id = await ordered()
    expect(await refund(id, 1, false)).toBe(201)
    expect(await onHand()).toBe(7)
    expect(await step(id, 'cancel', { reason: 'Torn' })).toBe(200)
    expect(await onHand()).toBe(9)
  })

  test('go back with the rest of the parcel by default', async () => {
    const id = await ordered()
    expect(await refund(id, 1)).toBe(201)
    expect(await onHand()).toBe(7)
    expect(await step(id, 'cancel', { reason: 'Torn' })).toBe(200)
    expect(await onHand()).toBe(10)
  })

  test('are not returned to stock a second time when the parcel is cancelled or returned', async () => {
    const cancelled = await ordered()
    await refund(cancelled, 2, true)
    expect(await step(cancelled, 'cancel', { reason: 'Torn' })).toBe(200)
    expect(await onHand()).toBe(10)
    const sent = await ordered()
    await refund(sent, 1, true)
    for (const [name, json] of [['pack'], ['ship', { carrier: 'GIG' }], ['return', { restock: true }]] as const) {
      expect(await step(sent, name, json)).toBe(200)
    }
    expect(await onHand()).toBe(10)
  })

  test('leave nothing to pack once all are refunded, and cancelling the rest moves no stock', async () => {
    const id = await ordered()
    expect(await refund(id, 3, true)).toBe(201)
    expect(await onHand()).toBe(10)
    expect(await see(id)).toMatchObject({ isRefunded: true })
    expect(await step(id, 'pack')).toBe(409)
    expect(await step(id, 'cancel', { reason: 'All refunded' })).toBe(200)
    expect(await onHand()).toBe(10)
  })

  test('cannot go back on sale once sent: nothing is refunded either', async () => {
    const id = await ordered()
    await step(id, 'pack')
    await step(id, 'ship', { carrier: 'GIG' })
    expect(await refund(id, 1, true)).toBe(409)
    expect(await see(id)).toMatchObject({ refunds: [], lines: [{ refundedQuantity: 0 }] })
    expect(await refund(id, 1, false)).toBe(201)
    expect(await onHand()).toBe(7)
  })

  test('stay out of the parcel when the refund fails, and return to stock once', async () => {
    const id = await ordered({ refunds: 'failed' })
    expect(await refund(id, 1, true)).toBe(201)
    await shop.jobs.drain(shop)
    shop.clock.advance(21)
    await shop.jobs.drain(shop, { all: true })
    expect(await see(id)).toMatchObject({
      refunds: [{ state: 'failed' }],
      refundable: (await see(id)).total,
      lines: [{ refundedQuantity: 1, restockedQuantity: 1 }],
    })
    expect(await refund(id, 3, true)).toBe(201)
    expect(await onHand()).toBe(10)
    expect(await see(id)).toMatchObject({ lines: [{ refundedQuantity: 3, restockedQuantity: 3 }] })
  })
})

describe('concurrently', () => {
  test('a refund and the packing of its parcel: one unit returns to stock, whichever comes first', async () => {
    for (const name of ['pack', 'ship', 'cancel']) {
      product = await aProduct(shop, { storeId: store.id, stock: 10 })
      const id = await ordered()
      if (name === 'ship') await step(id, 'pack')
      const json = { pack: {}, ship: { carrier: 'GIG' }, cancel: { reason: 'Torn' } }[name]
      const [refunded] = await Promise.all([refund(id, 1, true), step(id, name, json)])
      const [line] = (await see(id)).lines
      const out = refunded === 201 ? 1 : 0
      expect(line).toMatchObject({ refundedQuantity: name === 'cancel' ? 3 : out })
      expect(await onHand(), name).toBe(name === 'cancel' ? 10 : 7 + out)
    }
  })

  test('many refunds of three units: three return to stock, and no more is refunded', async () => {
    const id = await ordered()
    const statuses = await Promise.all(Array.from({ length: 8 }, () => refund(id, 1, true)))
    expect(statuses.filter((status) => status === 201)).toHaveLength(3)
    expect(await onHand()).toBe(10)
    expect(await see(id)).toMatchObject({ lines: [{ refundedQuantity: 3, restockedQuantity: 3 }] })
  })
})
