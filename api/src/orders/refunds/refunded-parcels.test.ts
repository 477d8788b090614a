import type { Statement } from '@makola/contract/ledger/ledger.ts'
import type { StoreFigures } from '@makola/contract/orders/figures.ts'
import type { listParcels as endpoint, Parcel } from '@makola/contract/orders/parcels.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import type { SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../../testing/builders/catalogue.ts'
import { someCommissionTerms } from '../../../../testing/builders/ledger.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'

type List = z.output<(typeof endpoint.replies)[200]>

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let product: ProductWithVariants

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop))
  await someCommissionTerms(shop, { storeId: store.id })
  product = await aProduct(shop, { storeId: store.id, stock: 100 })
})
afterEach(async () => {
  await shop.jobs.drain(shop)
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** Three units: 3,000 US cents and 500 for the way. */
const ordered = async (given: Parameters<typeof aPaidOrder>[1] = {}) => {
  const order = await aPaidOrder(shop, { products: [product], quantity: 3, ...given })
  await shop.jobs.drain(shop)
  return order.parcelIds[0] ?? ''
}
const get = async <T>(path: string): Promise<T> => (await shop.request(path, { headers: owner.headers })).json()
const list = (query = '') => get<List>(`/orders/?store=${store.id}${query}`)
const see = async (parcelId: string) => (await get<{ data: Parcel }>(`/orders/${parcelId}`)).data
const figures = async () => (await get<{ data: StoreFigures }>(`/stores/${store.id}/figures`)).data
const post = (path: string, json: object) =>
  shop.request(path, { method: 'POST', json, headers: { ...owner.headers, 'idempotency-key': newId() } })
const refund = async (parcelId: string, of: object) => {
  expect((await post(`/parcels/${parcelId}/refunds`, { reason: 'Out of stock', of })).status).toBe(201)
  await shop.jobs.drain(shop)
}
const oneUnit = async (parcelId: string) => ({
  kind: 'lines',
  lines: [{ lineId: (await see(parcelId)).lines[0]?.id, quantity: 1 }],
  withDelivery: false,
})

describe('refunded goods', () => {
  test('are no longer counted for packing, and less is collected for them', async () => {
    const parcelId = await ordered()
    await refund(parcelId, await oneUnit(parcelId))
    const { data, meta } = await list()
    expect(data).toMatchObject([
      { itemCount: 2, refundedCount: 1, isRefunded: false, refundable: { amount: 250_000, currency: 'NGN' } },
    ])
    expect(meta.counts).toMatchObject({ new: 1, refunded: 0 })
    expect(await see(parcelId)).toMatchObject({ isRefunded: false, lines: [{ quantity: 3, refundedQuantity: 1 }] })
    expect((await figures()).toPack).toBe(1)
  })

  test('leave no parcel to send once all of its money is refunded, in any way', async () => {
    for (const of of [{ kind: 'rest' }, { kind: 'amount', amount: { amount: 350_000, currency: 'NGN' } }]) {
      const parcelId = await ordered()
      await refund(parcelId, of)
      expect(await see(parcelId)).toMatchObject({ isRefunded: true, lines: [{ quantity: 3, refundedQuantity: 3 }] })
      expect((await see(parcelId)).steps.map(({ step }) => step)).toEqual(['cancel'])
    }
    const packed = await ordered()
    expect((await post(`/parcels/${packed}/pack`, {})).status).toBe(200)
    await refund(packed, { kind: 'rest' })
    const open = await ordered()
    const { data, meta } = await list()
    expect(data.map((row) => [row.state, row.isRefunded, row.itemCount, row.refundedCount])).toEqual([
      ['new', false, 3, 0],
      ['packed', true, 0, 3],
      ['new', true, 0, 3],
      ['new', true, 0, 3],
    ])
    expect(meta.counts).toEqual({
      new: 1,
      packed: 0,
      refunded: 3,
      shipped: 0,
      delivered: 0,
      cancelled: 0,
      returned: 0,
    })
    expect((await list('&state=new')).data.map(({ id }) => id)).toEqual([open])
    expect((await list('&state=packed')).data).toEqual([])
    expect((await list('&state=refunded')).data).toHaveLength(3)
    expect((await list('&state=refunded&q=lovelace')).data).toEqual([])
    expect(await figures()).toMatchObject({ toPack: 1, toShip: 0 })
  })

  test('leave nothing to pack even though the delivery was not refunded', async () => {
    const parcelId = await ordered()
    const all = { ...(await oneUnit(parcelId)), lines: [{ lineId: (await see(parcelId)).lines[0]?.id, quantity: 3 }] }
    await refund(parcelId, all)
    expect(await see(parcelId)).toMatchObject({ isRefunded: true, refundable: { amount: 50_000 } })
    expect((await see(parcelId)).steps.map(({ step }) => step)).toEqual(['cancel', 'refund'])
    const { data, meta } = await list()
    expect(data).toMatchObject([{ isRefunded: true, itemCount: 0, refundedCount: 3 }])
    expect(meta.counts).toMatchObject({ new: 0, refunded: 1 })
    expect((await figures()).toPack).toBe(0)
    expect((await post(`/parcels/${parcelId}/pack`, {})).status).toBe(409)
  })

  test('of one store are not packed, while another store of the order still sends its parcel', async () => {
    const other = await aProduct(shop)
    const parcelId = await ordered({ products: [product, other] })
    await refund(parcelId, { kind: 'rest' })
    const refused = await post(`/parcels/${parcelId}/pack`, {})
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ detail: 'All items in this parcel were refunded. Cancel the parcel.' })
    expect((await post(`/parcels/${parcelId}/cancel`, { reason: 'Out of stock' })).status).toBe(200)
    expect((await list()).meta.counts).toMatchObject({ new: 0, refunded: 0, cancelled: 1 })
  })

  test('must be packed again when the refund failed', async () => {
    const parcelId = await ordered({ refunds: 'failed' })
    await refund(parcelId, { kind: 'rest' })
    expect((await list()).meta.counts).toMatchObject({ new: 0, refunded: 1 })
    shop.clock.advance(21)
    await shop.jobs.drain(shop, { all: true })
    expect((await list()).data).toMatchObject([{ itemCount: 3, refundedCount: 0, isRefunded: false }])
    expect((await list()).meta.counts).toMatchObject({ new: 1, refunded: 0 })
    expect((await post(`/parcels/${parcelId}/pack`, {})).status).toBe(200)
  })
})

describe('figures', () => {
  const grossOf = async () => {
    const { data } = await get<{ data: Statement }>(`/stores/${store.id}/statement`)
    return data.rows.reduce((sum, { gross }) => sum + gross.amount, 0)
  }

  test('are net of refunds, like the statement; parcels refunded in full count no more than cancelled ones', async () => {
    await ordered()
    const partly = await ordered()
    await refund(partly, await oneUnit(partly))
    await refund(await ordered(), { kind: 'rest' })
    const cancelled = await ordered()
    expect((await post(`/parcels/${cancelled}/cancel`, { reason: 'Torn' })).status).toBe(200)
    await shop.jobs.drain(shop)
    const { period, today, days } = await figures()
    expect(period).toMatchObject({ sales: { amount: 3500 + 2500 }, orders: 2, averageOrder: { amount: 3000 } })
    expect(today).toMatchObject({ sales: { amount: 6000 }, orders: 2 })
    expect(days.at(-1)).toMatchObject({ sales: { amount: 6000 }, orders: 2 })
    expect(period.sales.amount).toBe(await grossOf())
  })
})
