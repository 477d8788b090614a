import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { auditEntries } from '../../shop/tables.ts'
import { orderEvents, orderLines } from '../tables.ts'

const email = 'buyer@example.test'
const dhl = { carrier: 'DHL', trackingNumber: 'JD014' }
let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
let store: StoreRow
let owner: SignedIn
let parcelId: string
let orderId: string

beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
  ;({ store, owner } = await aStoreWithOwner(shop, { name: 'Adunni Atelier' }))
})
beforeEach(async () => {
  const product = await aProduct(shop, { storeId: store.id, stock: 10 })
  const order = await aPaidOrder(shop, { products: [product], quantity: 2, email })
  orderId = order.orderId
  parcelId = order.parcelIds[0] ?? ''
  await step('pack')
})
afterEach(async () => {
  await shop.jobs.drain(shop, { all: true })
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const step = (to: string, json?: object, by = owner) =>
  api.post<{ data: Record<string, unknown>; code: string }>(`/parcels/${parcelId}/${to}`, json, by)
const timeline = async () => {
  const rows = await shop.database.select().from(orderEvents).where(eq(orderEvents.parcelId, parcelId))
  return rows.map(({ kind }) => kind).toSorted()
}
const actions = async () => {
  const rows = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, parcelId))
  return rows.map(({ action }) => action).toSorted()
}
const lettersOnTheWay = async () => {
  await shop.jobs.drain(shop, { all: true })
  return (await lettersTo(shop, email)).filter(({ text }) => text.includes('DHL')).length
}

describe('a parcel marked as shipped by mistake', () => {
  test('is packed again, its buyer hears and reads nothing of it, and the store keeps a line', async () => {
    const before = await lettersOnTheWay()
    expect((await step('ship', dhl)).body.data).toMatchObject({ state: 'shipped' })
    const { status, body } = await step('unship')
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ state: 'packed', carrier: null, trackingNumber: null })
    expect(await lettersOnTheWay()).toBe(before)
    expect(await timeline()).toEqual(['packed'])
    expect(await actions()).toEqual(['parcel.packed', 'parcel.shipped', 'parcel.unshipped'])
  })

  test('is shipped again: one letter, for the second time', async () => {
    const before = await lettersOnTheWay()
    await step('ship', { carrier: 'Aramex' })
    await step('unship')
    await step('ship', dhl)
    expect(await lettersOnTheWay()).toBe(before + 1)
    expect(await timeline()).toEqual(['packed', 'shipped'])
  })

  test('stays shipped after ten seconds, and its buyer is told then', async () => {
    const before = await lettersOnTheWay()
    await step('ship', dhl)
    await shop.jobs.drain(shop)
    expect((await lettersTo(shop, email)).filter(({ text }) => text.includes('DHL'))).toHaveLength(before)
    shop.clock.advance(11)
    expect(await step('unship')).toMatchObject({ status: 409, body: { code: 'orders.too-late-to-unship' } })
    expect(await lettersOnTheWay()).toBe(before + 1)
    expect(await timeline()).toEqual(['packed', 'shipped'])
  })

  test('stays as it is once it has arrived, or was refunded or asked about', async () => {
    await step('ship', dhl)
    const [line] = await shop.database.select().from(orderLines).where(eq(orderLines.orderId, orderId))
    const of = { kind: 'lines', lines: [{ lineId: line?.id, quantity: 1 }], withDelivery: false }
    const headers = { ...owner.headers, 'idempotency-key': parcelId }
    expect((await api.post(`/parcels/${parcelId}/refunds`, { reason: 'Torn', of }, { headers })).status).toBe(201)
    expect((await step('unship')).status).toBe(409)
    await step('deliver')
    expect(await step('unship')).toMatchObject({ status: 409, body: { current: 'delivered' } })
    expect(await timeline()).toContain('shipped')
  })

  test('is not for strangers, nor for those who may not send', async () => {
    await step('ship', dhl)
    const accounts = await anAccount(shop)
    expect((await step('unship', undefined, accounts)).status).toBe(404)
    await aMember(shop, { storeId: store.id, accountId: accounts.id, role: 'accounts' })
    expect((await step('unship', undefined, accounts)).status).toBe(403)
    expect(await timeline()).toEqual(['packed', 'shipped'])
  })

  test('undone five times at once, and delivered by somebody else meanwhile: one outcome', async () => {
    await step('ship', dhl)
    const five = await Promise.all(Array.from({ length: 5 }, () => step('unship')))
    expect(five.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    expect(await actions()).toEqual(['parcel.packed', 'parcel.shipped', 'parcel.unshipped'])
    await step('ship', dhl)
    const [undone, delivered] = await Promise.all([step('unship'), step('deliver')])
    expect([undone.status, delivered.status].toSorted()).toEqual([200, 409])
    expect((await timeline()).includes('shipped')).toBe(delivered.status === 200)
  })
})
