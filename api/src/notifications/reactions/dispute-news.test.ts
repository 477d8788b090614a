import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { parcels } from '../../orders/tables.ts'
import { pollDisputes } from '../../payments/disputes/poll-disputes.ts'
import { openSandboxDispute } from '../../payments/providers/sandbox/disputes.ts'
import { disputes } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'

let shop: TestPlatform
let operator: SignedIn
let beads: string
let kente: string

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
  beads = (await aStoreWithOwner(shop, { name: 'Accra Beads' })).store.id
  kente = (await aStoreWithOwner(shop, { name: 'Kente House' })).store.id
})
afterAll(() => shop.close())

const call = async (path: string, method: string, json: object) => {
  const { headers } = await signInAs(shop, operator.id)
  expect((await shop.request(path, { method, headers, json })).status).toBe(200)
}

/** Loses a dispute about an order of these stores, and returns the news of it to the staff. */
async function lose(storeIds: string[], named?: string, refundedBefore: string[] = []) {
  const products = await Promise.all(storeIds.map((storeId) => aProduct(shop, { storeId })))
  const { reference, orderId } = await aPaidOrder(shop, { products })
  await shop.jobs.drain(shop)
  const bought = await shop.database.select().from(parcels).where(eq(parcels.orderId, orderId))
  for (const { id } of bought.filter(({ storeId }) => refundedBefore.includes(storeId))) {
    const { headers } = await signInAs(shop, operator.id)
    const json = { reason: 'A stain', of: { kind: 'rest' } }
    const refund = { method: 'POST', headers: { ...headers, 'idempotency-key': newId() }, json }
    expect((await shop.request(`/parcels/${id}/refunds`, refund)).status).toBe(201)
  }
  await shop.jobs.drain(shop)
  await openSandboxDispute(shop, reference)
  const follow = async () => {
    await pollDisputes(shop, 'sandbox')
    await shop.jobs.drain(shop)
  }
  await follow()
  const [dispute] = await shop.database.select().from(disputes).where(eq(disputes.orderId, orderId))
  if (named) {
    const parcelId = bought.find(({ storeId }) => storeId === named)?.id
    await call(`/disputes/${dispute?.id}/parcel`, 'PUT', { parcelId })
  }
  await call(`/disputes/${dispute?.id}/answer`, 'POST', { answer: 'accepted' })
  await follow()
  const letters = await lettersTo(shop, operator.email)
  return letters.find(({ subject }) => subject.includes('was lost'))
}

test('lost dispute, order of one store: the staff read the amount and that this store bears it', async () => {
  const letter = await lose([beads])
  expect(letter?.text).toMatch(/\d\. Accra Beads bears the loss\.\n/)
  expect(letter?.html).toContain('because you are on the staff at ')
})

test('lost dispute, two stores: it is shared, unless one of them was named', async () => {
  expect((await lose([beads, kente]))?.text).toMatch(
    /\d\. Accra Beads and Kente House share the loss in proportion to their parcels\.\n/,
  )
  expect((await lose([beads, kente], kente))?.text).toMatch(
    /\d\. Kente House bears the loss first, and Accra Beads what is then left\.\n/,
  )
})

test('lost dispute, order that was refunded before: those who have nothing of it any more do not bear it', async () => {
  expect((await lose([beads, kente], undefined, [beads]))?.text).toMatch(/\d\. Kente House bears the loss\.\n/)
  expect((await lose([beads, kente], undefined, [beads, kente]))?.text).toMatch(
    /\d\. The order was refunded before, so the shop bears the loss\.\n/,
  )
})
