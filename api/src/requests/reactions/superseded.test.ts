import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aWonDispute } from '../../../../testing/builders/disputes.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aParcelAt, aRequest, openAsBuyer, type Parcelled } from '../../../../testing/builders/requests.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { saleHolds } from '../../ledger/tables.ts'
import { notifications } from '../../notifications/tables.ts'
import { answerDispute } from '../../orders/disputes/answer-dispute.ts'
import { followDispute } from '../../payments/disputes/follow-dispute.ts'
import { disputeChanged } from '../../payments/events.ts'
import { openSandboxDispute } from '../../payments/providers/sandbox/disputes.ts'
import { disputes } from '../../payments/tables.ts'
import { visitor } from '../../platform/http/caller.ts'
import { emit } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { runDueRequests } from '../run-due-requests.ts'
import { requests } from '../tables.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** The buyer's bank takes the money back. */
async function dispute({ reference }: Parcelled): Promise<void> {
  await hear(await openSandboxDispute(shop, reference))
}

/** The shop answers, and an hour later its bank believes it. */
async function win({ orderId }: Parcelled): Promise<void> {
  const [open] = await shop.database.select().from(disputes).where(eq(disputes.orderId, orderId))
  if (!open) throw new Error('Nothing is disputed')
  await answerDispute(shop, { disputeId: open.id, answer: 'evidence', by: visitor })
  shop.clock.advance(3600)
  await hear(open.providerDisputeId)
}

async function hear(providerDisputeId: string): Promise<void> {
  await followDispute(shop, { provider: 'sandbox', providerDisputeId })
  await shop.jobs.drain(shop)
}

const rowOf = async ({ id }: { id: string }) => {
  const [row] = await shop.database.select().from(requests).where(eq(requests.id, id))
  return row
}

test('a dispute supersedes open requests of its order, ends their holds, and tells both sides', async () => {
  const { store, owner } = await aStoreWithOwner(shop)
  const product = await aProduct(shop, { storeId: store.id, stock: 5 })
  const asked = await aRequest(shop, { products: [product], email: 'superseded@buyer.test' })
  const other = await aRequest(shop)
  await dispute(asked.parcel)
  expect(await rowOf(asked)).toMatchObject({ state: 'superseded', dueAt: null, closedAt: expect.any(Date) })
  expect(await rowOf(other)).toMatchObject({ state: 'open' })
  const holds = await shop.database.select().from(saleHolds).where(eq(saleHolds.parcelId, asked.parcel.parcelId))
  const causes = holds.map(({ cause, closedAt }) => [cause.split(':')[0], closedAt !== null])
  expect(causes.toSorted()).toEqual([
    ['dispute', false],
    ['request', true],
  ])
  expect(await (await asked.act({ act: 'withdraw' })).json()).toMatchObject({ status: 409, current: 'superseded' })
  const { headers } = await signInAs(shop, owner.id)
  const answer = { method: 'POST', headers, json: { act: 'approve', needsGoods: false } }
  expect((await shop.request(`/requests/${asked.id}/answer`, answer)).status).toBe(409)
  const subjects = (await lettersTo(shop, 'superseded@buyer.test')).map(({ subject }) => subject)
  expect(subjects.filter((subject) => subject.startsWith('Your bank will decide'))).toHaveLength(1)
  const bell = await shop.database.select().from(notifications).where(eq(notifications.accountId, owner.id))
  expect(bell.filter(({ body }) => body.startsWith('The buyer’s bank is now deciding on the payment.'))).toHaveLength(1)
})

test('while a bank decides nothing can be asked for, and afterwards again', async () => {
  const parcel = await aParcelAt(shop, 'delivered')
  await dispute(parcel)
  const refused = await openAsBuyer(shop, parcel)
  expect(await refused.json()).toMatchObject({ status: 409, code: 'requests.closed', current: 'dispute-open' })
  const options = await (await shop.request(`/orders/track/${parcel.token}/request-options`)).json()
  const closed = options.data.parcels[0].options.map((option: { closed: string }) => option.closed)
  expect(new Set(closed)).toEqual(new Set(['dispute-open']))
  await win(parcel)
  expect((await openAsBuyer(shop, parcel)).status).toBe(201)
})

test('an inquiry leaves requests as they are: a refund ends it', async () => {
  const asked = await aRequest(shop)
  const disputeId = await aWonDispute(shop, asked.parcel)
  await transact(shop, async (tx) => {
    await tx.update(disputes).set({ state: 'inquiry', closedAt: null }).where(eq(disputes.id, disputeId))
    emit(tx, disputeChanged, { disputeId, orderId: asked.parcel.orderId, before: null })
  })
  await shop.jobs.drain(shop)
  expect(await rowOf(asked)).toMatchObject({ state: 'open' })
  expect((await asked.act({ act: 'withdraw' })).status).toBe(200)
})

test('money on its way back is not stopped by a dispute, and is not tried again when it fails', async () => {
  const arrives = await aRequest(shop, { kind: 'missing', reason: 'empty', refunds: 'later' })
  const fails = await aRequest(shop, { kind: 'missing', reason: 'empty', refunds: 'failed' })
  for (const { id, parcel } of [arrives, fails]) {
    await shop.database
      .update(requests)
      .set({ dueAction: 'refund', dueAt: shop.clock.now() })
      .where(eq(requests.id, id))
    await runDueRequests(shop)
    await dispute(parcel)
  }
  shop.clock.advance(60)
  await shop.jobs.drain(shop, { all: true })
  expect(await rowOf(arrives)).toMatchObject({ state: 'done' })
  expect(await rowOf(fails)).toMatchObject({ state: 'superseded', dueAt: null })
})

test('a dispute and an act of the buyer at the same moment: one outcome', async () => {
  const asked = await aRequest(shop)
  await Promise.all([dispute(asked.parcel), ...Array.from({ length: 4 }, () => asked.act({ act: 'withdraw' }))])
  expect(['superseded', 'withdrawn']).toContain((await rowOf(asked))?.state)
})

test('ten requests opened while a dispute arrives: none stays open', async () => {
  for (let round = 0; round < 5; round++) {
    const parcel = await aParcelAt(shop, 'delivered')
    await Promise.all([dispute(parcel), ...Array.from({ length: 10 }, () => openAsBuyer(shop, parcel))])
    await shop.jobs.drain(shop)
    const asked = await shop.database.select().from(requests).where(eq(requests.orderId, parcel.orderId))
    expect(asked.filter(({ state }) => state !== 'superseded')).toEqual([])
  }
})
