import type { Trust } from '@makola/contract/orders/trust.ts'
import { and, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aStrike } from '../../../../testing/builders/moderation.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { aGoodRecord, someDisputes, somePastSales } from '../../../../testing/builders/trust.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { disputes } from '../../payments/tables.ts'
import { transact } from '../../platform/platform.ts'
import { auditEntries } from '../../shop/tables.ts'
import { changeStanding } from '../../stores/standing/change-standing.ts'
import { storeStanding, stores } from '../../stores/tables.ts'
import { parcels } from '../tables.ts'
import { readTrustRecord, readTrustRecords } from './read-trust-record.ts'
import { reviewTrust } from './review-trust.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anAccount(shop, { staffRole: 'owner' })
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop))
  await change({ tier: 2 })
})
afterAll(() => shop.close())

const change = (wanted: Partial<typeof storeStanding.$inferSelect>) =>
  transact(shop, (tx) => changeStanding(tx, store.id, wanted))
const record = () => readTrustRecord(shop.database, store.id, shop.clock.now())
const sold = (given: Parameters<typeof somePastSales>[2]) => somePastSales(shop, store.id, given)
const get = (path: string, person: SignedIn) => shop.request(path, { headers: person.headers })
const trust = async (person = owner): Promise<Trust> =>
  (await (await get(`/stores/${store.id}/trust`, person)).json()).data
const standing = async () => {
  const [row] = await shop.database.select().from(storeStanding).where(eq(storeStanding.storeId, store.id))
  return { tier: row?.tier, by: row?.tierBy }
}
const setTier = async (tier: number) => {
  const { headers } = { ...operator, ...(await signInAs(shop, operator.id)) }
  const answer = await shop.request(`/stores/${store.id}/tier`, {
    method: 'PUT',
    headers,
    json: { tier, reason: 'We looked.' },
  })
  expect(answer.status).toBe(200)
}
const changes = () =>
  shop.database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.storeId, store.id), eq(auditEntries.action, 'store.tier-changed')))
    .orderBy(auditEntries.at, auditEntries.id)
const letters = async () => (await lettersTo(shop, owner.email)).filter(({ subject }) => subject.includes('level'))
const byRecord = { tier: 3, by: 'record' }
const byDocuments = { tier: 2, by: null }

describe('the record of a store', () => {
  test('of a new one: nothing', async () => {
    expect(await record()).toEqual({ days: 0, orders: 0, disputes: 0, late: 0, due: 0 })
    expect(await trust()).toMatchObject({ tier: 2, isByRecord: false, waitsFor: null, orders: { isMet: false } })
  })

  test('begins with its first paid order, and counts whole days', async () => {
    await sold({ count: 1, placed: 90 })
    expect(await record()).toMatchObject({ days: 90, orders: 0 })
    const hourBefore = new Date(shop.clock.now().getTime() - 3_600_000)
    expect(await readTrustRecord(shop.database, store.id, hourBefore)).toMatchObject({ days: 89, orders: 1 })
  })

  test('counts orders of 90 days that are paid and were not taken back, of others than its own people', async () => {
    await sold({ count: 2, placed: 91 })
    await sold({ count: 3, placed: 89 })
    await sold({ count: 4, placed: 5, state: 'cancelled', sent: null })
    await sold({ count: 5, placed: 5, paysCash: true, state: 'shipped' })
    await sold({ count: 6, placed: 5, paysCash: true })
    await sold({ count: 7, placed: 5, accountId: owner.id })
    await sold({ count: 9, placed: 5, accountId: owner.id, sent: 4 })
    await sold({ count: 4, placed: 5, paysCash: true, state: 'returned' })
    await sold({ count: 8, placed: 5, accountId: (await anAccount(shop)).id })
    expect(await record()).toMatchObject({ days: 91, orders: 3 + 6 + 8, due: 3 + 5 + 6 + 8 + 4, late: 0 })
  })

  test('calls late what the list of orders calls late, and what was sent after its last day', async () => {
    await sold({ count: 1, placed: 9, sent: 3 })
    await sold({ count: 2, placed: 9, sent: 3.001 })
    await sold({ count: 3, placed: 2, sent: null })
    await sold({ count: 4, placed: 3.001, sent: null })
    await sold({ count: 5, placed: 9, sent: null, state: 'packed' })
    await sold({ count: 6, placed: 9, sent: null, state: 'cancelled' })
    expect(await record()).toMatchObject({ orders: 15, due: 12, late: 11 })
  })

  test('leaves out what was refunded in full before it was sent', async () => {
    const { parcelIds } = await aPaidOrder(shop, { products: [await aProduct(shop, { storeId: store.id })] })
    expect(await record()).toMatchObject({ orders: 1, due: 0 })
    const later = new Date(shop.clock.now().getTime() + 4 * 86_400_000)
    const readLater = () => readTrustRecord(shop.database, store.id, later)
    expect(await readLater()).toMatchObject({ orders: 1, due: 1, late: 1 })
    const back = await shop.request(`/parcels/${parcelIds[0]}/refunds`, {
      method: 'POST',
      headers: { ...owner.headers, 'idempotency-key': store.id },
      json: { reason: 'Torn', of: { kind: 'rest' } },
    })
    expect(back.status).toBe(201)
    expect(await readLater()).toMatchObject({ days: 4, orders: 0, due: 0, late: 0 })
    await shop.jobs.drain(shop)
  })

  test('counts bank disputes whatever became of them and of the parcel; of an order of several stores, for all or for the named', async () => {
    const [one = '', two = '', three = ''] = await sold({ count: 3, placed: 5 })
    const [off = ''] = await sold({ count: 1, placed: 5, state: 'cancelled', sent: null })
    const [old = ''] = await sold({ count: 1, placed: 95 })
    const other = await aStoreWithOwner(shop)
    await shop.database.execute(sql`
      insert into parcels (id, order_id, store_id, number, state, delivery_name, min_days, max_days, items_minor, delivery_minor,
        store_currency, items_store_minor, delivery_store_minor, placed_at)
      select gen_random_uuid(), order_id, ${other.store.id}, number || 'B', state, delivery_name, min_days, max_days, items_minor,
        delivery_minor, store_currency, items_store_minor, delivery_store_minor, placed_at
      from parcels where order_id in (${two}, ${three})`)
    await someDisputes(shop, [one, two, off, old])
    expect(await record()).toMatchObject({ orders: 3, disputes: 3 })
    const both = async () => {
      const storeIds = [store.id, other.store.id]
      const records = await readTrustRecords(shop.database, { storeIds, now: shop.clock.now() })
      return storeIds.map((id) => records.get(id)?.disputes)
    }
    expect(await both()).toEqual([3, 1])
    const [named] = await shop.database
      .select()
      .from(parcels)
      .where(and(eq(parcels.orderId, two), eq(parcels.storeId, other.store.id)))
    await shop.database
      .update(disputes)
      .set({ parcelId: named?.id ?? null })
      .where(eq(disputes.orderId, two))
    expect(await both()).toEqual([2, 1])
    for (const state of ['inquiry', 'closed'] as const) {
      const closedAt = state === 'closed' ? shop.clock.now() : null
      await shop.database.update(disputes).set({ state, closedAt }).where(eq(disputes.orderId, one))
      expect(await both()).toEqual([1, 1])
    }
  })
})

describe('the daily review', () => {
  test('makes a verified business trusted on the day on which all four are met, and tells it why', async () => {
    await somePastSales(shop, store.id, { count: 1, placed: 90 })
    await somePastSales(shop, store.id, { count: 49, placed: 20 })
    await reviewTrust(shop)
    expect(await standing()).toEqual(byDocuments)
    await somePastSales(shop, store.id, { count: 1, placed: 20 })
    await reviewTrust(shop)
    expect(await standing()).toEqual(byRecord)
    expect(await changes()).toMatchObject([
      { actor: 'clock', before: { tier: 2 }, after: { tier: 3, reason: expect.stringContaining('50 orders') } },
    ])
    expect(await letters()).toMatchObject([{ text: expect.stringContaining('0 of 50 parcels late') }])
    expect(await trust()).toMatchObject({ tier: 3, isByRecord: true, waitsFor: null, days: { count: 90, isMet: true } })
    expect(await brokenInvariants(shop).then((all) => all.filter(({ id }) => id.startsWith('stores.')))).toEqual([])
  })

  test('changes nothing a second time, nor in four processes at once: one change, one entry, one letter', async () => {
    await aGoodRecord(shop, store.id)
    await Promise.all([reviewTrust(shop), reviewTrust(shop), reviewTrust(shop), reviewTrust(shop)])
    await reviewTrust(shop)
    expect(await standing()).toEqual(byRecord)
    expect(await changes()).toHaveLength(1)
    expect(await letters()).toHaveLength(1)
    await sold({ count: 3, placed: 9, sent: 8 })
    await Promise.all([reviewTrust(shop), reviewTrust(shop), reviewTrust(shop), reviewTrust(shop)])
    await reviewTrust(shop)
    expect(await standing()).toEqual(byDocuments)
    expect(await changes()).toMatchObject([
      { after: { tier: 3 } },
      {
        actor: 'clock',
        before: { tier: 3 },
        after: { tier: 2, reason: expect.stringContaining('3 of 53 parcels late') },
      },
    ])
    expect(await letters()).toHaveLength(2)
  })

  test.each([
    ['of a store without verified documents', { tier: 0 }, 'business'],
    ['of a person', { tier: 1 }, 'business'],
    ['of a store with a strike', { strikePoints: 1 }, 'strikes'],
    ['of a store that is taken down', { isBlocked: true }, 'shop'],
    ['of a store that is paused', { restriction: 'paused' }, 'shop'],
    ['of a store that is not approved', { approval: 'applied' }, 'shop'],
  ] as const)('raises no level %s', async (_, wanted, waitsFor) => {
    await aGoodRecord(shop, store.id)
    await change(wanted)
    const before = await standing()
    await reviewTrust(shop)
    expect(await standing()).toEqual(before)
    expect(await trust()).toMatchObject({ waitsFor, orders: { isMet: true } })
    await change({ tier: 2, strikePoints: 0, isBlocked: false, restriction: null, approval: 'approved' })
    await reviewTrust(shop)
    expect(await standing()).toEqual(byRecord)
  })

  test('raises no store that the staff has shut, and lowers one that it shuts later', async () => {
    await aGoodRecord(shop, store.id)
    const suspend = (suspensionReason: string | null) =>
      shop.database.update(stores).set({ suspensionReason }).where(eq(stores.id, store.id))
    await suspend('Late parcels')
    await reviewTrust(shop)
    expect(await standing()).toEqual(byDocuments)
    await suspend(null)
    await reviewTrust(shop)
    expect(await standing()).toEqual(byRecord)
    await suspend('Late parcels')
    await reviewTrust(shop)
    expect(await standing()).toEqual(byDocuments)
  })

  test('leaves a level alone that the staff has chosen, high or low', async () => {
    await setTier(3)
    await reviewTrust(shop)
    expect(await standing()).toEqual({ tier: 3, by: 'staff' })
    expect(await trust()).toMatchObject({ tier: 3, isByRecord: false, waitsFor: 'staff' })
    await aGoodRecord(shop, store.id)
    await setTier(2)
    await reviewTrust(shop)
    expect(await standing()).toEqual({ tier: 2, by: 'staff' })
  })

  test('leaves a level alone that stores had before records counted', async () => {
    await change({ tier: 3 })
    await reviewTrust(shop)
    expect(await standing()).toEqual({ tier: 3, by: null })
    expect(await changes()).toEqual([])
  })

  test('takes nothing from a store once the staff has confirmed the level of its record', async () => {
    await aGoodRecord(shop, store.id)
    await reviewTrust(shop)
    await setTier(3)
    await sold({ count: 3, placed: 9, sent: 8 })
    await reviewTrust(shop)
    expect(await standing()).toEqual({ tier: 3, by: 'staff' })
    expect(await changes()).toMatchObject([{ actor: 'clock' }, { after: { reason: 'We looked.' } }])
  })
})

describe('a strike', () => {
  const strike = async () => aStrike(shop, store.id, { points: 1, seenPoints: 0, by: await signInAgain() })
  const signInAgain = async () => ({ ...operator, ...(await signInAs(shop, operator.id)) })

  test('takes a level of the record at once, and the level comes back once it no longer counts', async () => {
    await aGoodRecord(shop, store.id)
    await reviewTrust(shop)
    await strike()
    expect(await standing()).toEqual(byDocuments)
    await reviewTrust(shop)
    expect(await standing()).toEqual(byDocuments)
    expect(await changes()).toMatchObject([{ after: { tier: 3 } }, { before: { tier: 3 }, after: { tier: 2 } }])
    await change({ strikePoints: 0 })
    await reviewTrust(shop)
    expect(await standing()).toEqual(byRecord)
  })

  test('leaves a level of the staff’s', async () => {
    await setTier(3)
    await strike()
    expect(await standing()).toEqual({ tier: 3, by: 'staff' })
  })

  test('and a review at once leave no trusted store with a strike', async () => {
    await aGoodRecord(shop, store.id)
    await Promise.all([strike(), reviewTrust(shop), reviewTrust(shop)])
    expect(await standing()).toEqual(byDocuments)
  })
})

test('the record is read by the people of the store who see its orders, and by the staff', async () => {
  const path = `/stores/${store.slug}/trust`
  const member = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: member.id, role: 'fulfilment' })
  for (const person of [owner, member, operator]) expect((await get(path, person)).status).toBe(200)
  const stranger = await aStoreWithOwner(shop)
  expect((await get(path, stranger.owner)).status).toBe(404)
  expect((await shop.request(path)).status).toBe(401)
  expect((await get('/stores/no-such-store/trust', owner)).status).toBe(404)
})
