import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { hearDispute } from '../../../../testing/builders/disputes.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aMember, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { parcels } from '../../orders/tables.ts'
import type { ProviderDispute } from '../../payments/providers/dispute-desk.ts'
import { newId } from '../../platform/ids.ts'
import { notifications } from '../tables.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())

async function anOrderOfTwoStores() {
  const [one, other] = [await aStoreWithOwner(shop), await aStoreWithOwner(shop)]
  const packer = await anAccount(shop)
  await aMember(shop, { storeId: one.store.id, accountId: packer.id, role: 'fulfilment' })
  const products = await Promise.all([one, other].map(({ store }) => aProduct(shop, { storeId: store.id })))
  const order = await aPaidOrder(shop, { products })
  await shop.jobs.drain(shop)
  const rows = await shop.database.select().from(parcels).where(eq(parcels.orderId, order.orderId))
  const parcelOf = (storeId: string) => rows.find((row) => row.storeId === storeId)
  return { order, one, other, packer, own: parcelOf(one.store.id), others: parcelOf(other.store.id) }
}
type Disputed = Awaited<ReturnType<typeof anOrderOfTwoStores>>

/** What the bank says about the order's payment, told to the shop. */
async function hear({ order }: Disputed, given: Pick<ProviderDispute, 'state' | 'fundsState'>) {
  await hearDispute(shop, order, given)
  await shop.jobs.drain(shop)
}

const newsOf = async ({ id }: SignedIn) => {
  const isTold = and(eq(notifications.accountId, id), eq(notifications.type, 'dispute-changed'))
  return shop.database
    .select()
    .from(notifications)
    .where(isTold)
    .orderBy(asc(notifications.createdAt), asc(notifications.id))
}

test('a dispute is told to the owners of each store, in bell and email, when it opens and when it ends; not to packers', async () => {
  const disputed = await anOrderOfTwoStores()
  const { one, other, packer, own, others } = disputed
  await hear(disputed, { state: 'needs_response', fundsState: 'withdrawn' })
  await hear(disputed, { state: 'under_review', fundsState: 'withdrawn' })
  const opened = { title: `Bank dispute about ${own?.number}`, link: `/dashboard/orders/${own?.id}` }
  expect(await newsOf(one.owner)).toMatchObject([{ ...opened, body: expect.stringContaining('on hold') }])
  await hear(disputed, { state: 'lost', fundsState: 'withdrawn' })
  expect(await newsOf(one.owner)).toMatchObject([opened, { title: `The dispute about ${own?.number} was lost` }])
  expect(await newsOf(other.owner)).toMatchObject([{}, { link: `/dashboard/orders/${others?.id}` }])
  expect(await newsOf(packer)).toEqual([])
  const letters = await lettersTo(shop, one.owner.email)
  expect(letters.filter(({ subject }) => subject.includes('ispute'))).toHaveLength(2)
})

test('a store hears that a dispute was won; nothing of an inquiry, and nothing where it was refunded before', async () => {
  const disputed = await anOrderOfTwoStores()
  const { one, other, others } = disputed
  await hear(disputed, { state: 'inquiry', fundsState: 'none' })
  expect(await newsOf(one.owner)).toEqual([])
  const refunded = await shop.request(`/parcels/${others?.id}/refunds`, {
    method: 'POST',
    headers: { ...other.owner.headers, 'idempotency-key': newId() },
    json: { reason: 'A stain', of: { kind: 'rest' } },
  })
  expect(refunded.status).toBe(201)
  await shop.jobs.drain(shop)
  await hear(disputed, { state: 'needs_response', fundsState: 'none' })
  await hear(disputed, { state: 'won', fundsState: 'none' })
  expect(await newsOf(one.owner)).toMatchObject([{}, { title: expect.stringMatching(/ was won$/) }])
  expect(await newsOf(other.owner)).toEqual([])
})
