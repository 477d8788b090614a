import type { OwnBalance } from '@makola/contract/ledger/ledger.ts'
import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { reserveOf } from '@makola/money/reserve.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aPayoutAccount, owe } from '../../../../testing/builders/payouts.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { addSeconds } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { changeStanding } from '../../stores/standing/change-standing.ts'
import { stores } from '../../stores/tables.ts'
import { makePayoutRun } from '../payouts/make-payout-run.ts'
import { settlePayout } from '../payouts/settle-payout.ts'
import { ledgerEntries, payouts, saleHolds, saleReleases } from '../tables.ts'
import { endHold, holdSale } from './hold-sale.ts'
import { move, post } from './post.ts'
import { readBalances } from './read-balances.ts'
import { releaseSale } from './release-sale.ts'

// A tier holds back exactly what it says.

const day = 86_400

let shop: TestPlatform
let seller: Awaited<ReturnType<typeof aStoreWithOwner>>
let storeId: string

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  seller = await aStoreWithOwner(shop, { tier: 1 })
  storeId = seller.store.id
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** A sale of 25 dollars: two units and the delivery. */
const sell = async () => {
  const product = await aProduct(shop, { storeId, stock: 50 })
  const { parcelIds } = await aPaidOrder(shop, { products: [product], quantity: 2 })
  await shop.jobs.drain(shop)
  return parcelIds[0] ?? ''
}
const deliver = (parcelId: string) =>
  transact(shop, (tx) => releaseSale(shop, tx, { parcelId, deliveredAt: shop.clock.now() }))
const setTier = (tier: number) => transact(shop, (tx) => changeStanding(tx, storeId, { tier }))
const releaseOf = async (parcelId: string) => {
  const [row] = await shop.database.select().from(saleReleases).where(eq(saleReleases.parcelId, parcelId))
  if (!row) throw new Error('The parcel was not sold')
  return row
}
const balance = async () => {
  const found = await readBalances(shop.database, { of: eq(stores.id, storeId), now: shop.clock.now() })
  const { pending, reserved, available } = found.get(storeId) ?? {}
  return { pending: pending?.amount, reserved: reserved?.amount, available: available?.amount }
}
/** Signed in again: the clock may have moved by days. */
const owner = async () => (await signInAs(shop, seller.owner.id)).headers
const ask = async (path: string) => (await (await shop.request(path, { headers: await owner() })).json()).data
const payOut = (currency = 'USD') => makePayoutRun(shop, 'test', { minimum: { amount: 1, currency } })
const refund = async (parcelId: string, amount: number | 'rest') =>
  shop.request(`/parcels/${parcelId}/refunds`, {
    method: 'POST',
    headers: { ...(await owner()), 'idempotency-key': newId() },
    json: {
      reason: 'A stain',
      of: amount === 'rest' ? { kind: 'rest' } : { kind: 'amount', amount: { amount, currency: 'NGN' } },
    },
  })
const daysUntil = (at: Date | null) =>
  at ? Math.round((at.getTime() - shop.clock.now().getTime()) / (day * 1000)) : null

type Posted = { parcelId: string; minor: number; kind?: 'sale' | 'refund' | 'cash' }

/** Posts an amount that the store earns with a parcel, or loses. */
const earn = ({ parcelId, minor, kind = 'sale' }: Posted, currency = 'USD') =>
  transact(shop, async (tx) => {
    const entries = move(
      { minor, currency },
      { debit: { account: 'exchange' }, credit: { account: 'seller', storeId } },
    )
    await post(tx, [{ key: `test:${newId()}`, kind, storeId, parcelId, at: shop.clock.now(), entries }])
  })

type Release = Partial<Omit<typeof saleReleases.$inferInsert, 'parcelId' | 'storeId'>>

/** A parcel that was released, with its terms. */
const release = async ({ availableAt = shop.clock.now(), ...given }: Release = {}) => {
  const parcelId = newId()
  const days = given.reserveDays ?? 0
  const reserveUntil = days > 0 ? addSeconds(availableAt, days * day) : null
  await shop.database.insert(saleReleases).values({ parcelId, storeId, availableAt, minor: 0, reserveUntil, ...given })
  return parcelId
}

describe('the terms of a sale', () => {
  test.each([
    [0, { reserveBasisPoints: 0, reserveDays: 0 }, 7, null],
    [1, { reserveBasisPoints: 1000, reserveDays: 30 }, 7, 37],
    [2, { reserveBasisPoints: 500, reserveDays: 30 }, 7, 37],
    [3, { reserveBasisPoints: 0, reserveDays: 0 }, 3, null],
  ])('are those of tier %i', async (tier, terms, delayDays, untilDays) => {
    await setTier(tier)
    const parcelId = await sell()
    expect(await releaseOf(parcelId)).toMatchObject(terms)
    await deliver(parcelId)
    const { availableAt, reserveUntil } = await releaseOf(parcelId)
    expect([daysUntil(availableAt), daysUntil(reserveUntil)]).toEqual([delayDays, untilDays])
  })

  test('stay when the tier changes; the delay is that of the day of arrival, and never makes it later', async () => {
    const parcelId = await sell()
    await setTier(3)
    await deliver(parcelId)
    const released = await releaseOf(parcelId)
    expect(released).toMatchObject({ reserveBasisPoints: 1000, reserveDays: 30 })
    expect([daysUntil(released.availableAt), daysUntil(released.reserveUntil)]).toEqual([3, 33])
    await setTier(1)
    shop.clock.advance(day)
    await deliver(parcelId)
    expect(await releaseOf(parcelId)).toEqual(released)
  })

  test('hold a parcel that nobody marks as delivered as long after its 30 days', async () => {
    const { availableAt, reserveUntil } = await releaseOf(await sell())
    expect([daysUntil(availableAt), daysUntil(reserveUntil)]).toEqual([30, 60])
  })
})

describe('a reserve', () => {
  test('is pending for 30 days more than the rest, through a payout run, and then goes out with the next', async () => {
    await aPayoutAccount(shop, storeId)
    const parcelId = await sell()
    await deliver(parcelId)
    expect(await balance()).toEqual({ pending: 2500, reserved: 0, available: 0 })
    shop.clock.advance(7 * day)
    expect(await balance()).toEqual({ pending: 250, reserved: 250, available: 2250 })
    expect(await payOut()).toMatchObject({ total: { amount: 2250 } })
    await expect(payOut()).rejects.toMatchObject({ type: 'wrong-state' })
    shop.clock.advance(30 * day - 60)
    await expect(payOut()).rejects.toMatchObject({ type: 'wrong-state' })
    expect(await balance()).toEqual({ pending: 250, reserved: 250, available: 0 })
    shop.clock.advance(60)
    expect(await balance()).toEqual({ pending: 0, reserved: 0, available: 250 })
    expect(await payOut()).toMatchObject({ total: { amount: 250 } })
  })

  test('is left by ten payout runs at once', async () => {
    await aPayoutAccount(shop, storeId)
    for (const parcelId of [await sell(), await sell()]) await deliver(parcelId)
    shop.clock.advance(8 * day)
    const runs = await Promise.allSettled(Array.from({ length: 10 }, () => payOut()))
    expect(runs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const run of runs) if (run.status === 'rejected') expect(run.reason).toMatchObject({ type: 'wrong-state' })
    const paid = await shop.database.select().from(payouts).where(eq(payouts.storeId, storeId))
    expect(paid).toMatchObject([{ minor: 4500 }])
    expect(await balance()).toEqual({ pending: 500, reserved: 500, available: 0 })
  })

  test('shrinks with a refund at the moment of a payout run, and the books stay balanced', async () => {
    await aPayoutAccount(shop, storeId)
    for (let round = 0; round < 6; round++) {
      const parcelId = await sell()
      await deliver(parcelId)
      shop.clock.advance(8 * day)
      const before = await balance()
      const [, answer] = await Promise.all([payOut().catch(() => null), refund(parcelId, 125_000)])
      expect(answer?.status).toBe(201)
      await shop.jobs.drain(shop)
      const after = await balance()
      // Half of 25 dollars went back: its reserve is 1.25 instead of 2.50. The payout had taken 11.25 too much, or not.
      expect(after.reserved).toBe((before.reserved ?? 0) - 125)
      expect([0, -1125]).toContain(after.available)
      expect(await brokenInvariants(shop)).toEqual([])
      if (after.available) await owe(shop, storeId, -after.available)
    }
  })

  test('is gone when everything is refunded', async () => {
    const parcelId = await sell()
    await deliver(parcelId)
    shop.clock.advance(8 * day)
    expect((await refund(parcelId, 'rest')).status).toBe(201)
    await shop.jobs.drain(shop)
    expect(await balance()).toEqual({ pending: 0, reserved: 0, available: 0 })
    expect((await ask(`/orders/${parcelId}`)).earning.reserve).toBeNull()
  })

  test('is part of what a hold keeps back: the whole parcel is pending until the last cause ends', async () => {
    const parcelId = await sell()
    await deliver(parcelId)
    shop.clock.advance(8 * day)
    const cause = 'request:one' as const
    await transact(shop, (tx) => holdSale(tx, { parcelId, storeId, cause, at: shop.clock.now() }))
    expect(await balance()).toEqual({ pending: 2500, reserved: 0, available: 0 })
    expect(await ask(`/stores/${storeId}/balance`)).toMatchObject({ nextAvailableAt: null, nextAmount: null })
    await transact(shop, (tx) => endHold(tx, { cause, at: shop.clock.now() }))
    expect(await balance()).toEqual({ pending: 250, reserved: 250, available: 2250 })
  })

  test('D20, D21: is rounded down, and follows each refund', async () => {
    const terms = { reserveBasisPoints: 1000, reserveDays: 30 }
    const parcelId = await release(terms)
    for (const [minor, reserved] of [
      [987_655, 98_765],
      [-400_000, 58_765],
      [-587_655, 0],
    ] as const) {
      await earn({ parcelId, minor, kind: minor < 0 ? 'refund' : 'sale' })
      expect((await balance()).reserved).toBe(reserved)
    }
    const francs = await release({ ...terms, reserveBasisPoints: 500 })
    await earn({ parcelId: francs, minor: 8095 })
    expect(await balance()).toEqual({ pending: 404, reserved: 404, available: 7691 })
  })

  test('is nothing of a parcel that was paid in cash: the store owes its commission', async () => {
    const parcelId = await release({ reserveBasisPoints: 1000, reserveDays: 30 })
    await earn({ parcelId, minor: 2400 })
    await earn({ parcelId, minor: -2500, kind: 'cash' })
    expect(await balance()).toEqual({ pending: 0, reserved: 0, available: -100 })
  })

  test('is told before it ends: on the balance, the parcel, and the terms', async () => {
    const parcelId = await sell()
    await deliver(parcelId)
    const { availableAt, reserveUntil } = await releaseOf(parcelId)
    const usd = (amount: number) => ({ amount, currency: 'USD' })
    const see = async (): Promise<OwnBalance> => ask(`/stores/${storeId}/balance`)
    // All but the reserve comes first, then the reserve.
    expect(await see()).toMatchObject({ nextAvailableAt: availableAt.toISOString(), nextAmount: usd(2250) })
    shop.clock.advance(8 * day)
    expect(await see()).toMatchObject({
      reserved: usd(250),
      nextAvailableAt: reserveUntil?.toISOString(),
      nextAmount: usd(250),
    })
    const { earning }: Parcel = await ask(`/orders/${parcelId}`)
    expect(earning).toMatchObject({ net: usd(2500), reserve: { amount: usd(250), until: reserveUntil?.toISOString() } })
    const terms = await ask(`/stores/${storeId}/selling-terms`)
    expect(terms).toMatchObject({ delayDays: 7, reserve: { basisPoints: 1000, days: 30 } })
    expect((await ask(`/stores/${storeId}/standing`)).tiers).toMatchObject([
      { delayDays: 7, reserve: null },
      { delayDays: 7, reserve: { basisPoints: 1000, days: 30 } },
      { delayDays: 7, reserve: { basisPoints: 500, days: 30 } },
      { delayDays: 3, reserve: null },
    ])
  })
})

test('balances of 200 parcels in every state are what counting them one by one gives, carried or not', async () => {
  const now = shop.clock.now()
  const expected = { pending: 0, reserved: 0, available: 0 }
  for (let nth = 0; nth < 200; nth++) {
    const availableAt = addSeconds(now, ((nth % 41) - 30) * day)
    const reserveDays = [0, 5, 30][nth % 3] ?? 0
    const reserveBasisPoints = reserveDays === 0 ? 0 : ((nth * 37) % 5000) + 1
    const minor = ((nth * 7919) % 200_000) - 40_000
    const parcelId = await release({ availableAt, reserveBasisPoints, reserveDays })
    if (minor !== 0) await earn({ parcelId, minor })
    const isHeld = nth % 7 === 0
    if (isHeld)
      await shop.database.insert(saleHolds).values({ parcelId, storeId, cause: `request:${nth}`, openedAt: now })
    const isReserved = !isHeld && availableAt <= now && addSeconds(availableAt, reserveDays * day) > now
    const reserved = isReserved ? reserveOf(minor, reserveBasisPoints) : 0
    const pending = isHeld || availableAt > now ? minor : reserved
    expected.pending += pending
    expected.reserved += reserved
    expected.available += minor - pending
  }
  expect(await balance()).toEqual(expected)
  // As of a parcel from before its sum was kept.
  await shop.database.execute(sql`update sale_releases set minor = null where store_id = ${storeId}`)
  expect(await balance()).toEqual(expected)
})

describe('a payout', () => {
  test('beside a cash parcel that a request holds takes what is available, and no reserve', async () => {
    await aPayoutAccount(shop, storeId)
    const parcelId = await sell()
    await deliver(parcelId)
    shop.clock.advance(8 * day)
    const cash = await release()
    await earn({ parcelId: cash, minor: 2400 })
    await earn({ parcelId: cash, minor: -2500, kind: 'cash' })
    const cause = 'request:cash' as const
    await transact(shop, (tx) => holdSale(tx, { parcelId: cash, storeId, cause, at: shop.clock.now() }))
    expect(await balance()).toEqual({ pending: 150, reserved: 250, available: 2250 })
    // Later than what may have been posted at the same time.
    shop.clock.advance(3_600)
    await payOut()
    const paid = await shop.database.select().from(payouts).where(eq(payouts.storeId, storeId))
    expect(paid).toMatchObject([{ minor: 2250 }])
  })

  test('takes again what came back a moment after its run was dated', async () => {
    await aPayoutAccount(shop, storeId)
    const parcelId = await sell()
    await deliver(parcelId)
    shop.clock.advance(8 * day)
    await payOut()
    shop.clock.advance(1)
    await transact(shop, async (tx) => {
      const [sent] = await tx.select().from(payouts).where(eq(payouts.storeId, storeId)).for('update')
      if (!sent) throw new Error('There was no payout')
      await settlePayout(shop, tx, sent, { as: 'failed', via: 'by-hand', by: 'test', note: 'Account closed' })
    })
    shop.clock.advance(-1)
    expect(await payOut()).toMatchObject({ total: { amount: 2250 } })
  })
})

describe('an invariant', () => {
  const brokenIds = async () => (await brokenInvariants(shop)).map(({ id }) => id)

  test.each([
    { reserveUntil: null },
    { reserveDays: 29 },
    { reserveDays: 0 },
    { reserveBasisPoints: 0 },
    { reserveBasisPoints: 0, reserveDays: 0 },
  ])('finds a reserve whose fields do not fit: %j', async (change) => {
    const parcelId = await release({ reserveBasisPoints: 1000, reserveDays: 30 })
    const of = eq(saleReleases.parcelId, parcelId)
    await shop.database.update(saleReleases).set(change).where(of)
    expect(await brokenIds()).toEqual(['ledger.reserves'])
    await shop.database.delete(saleReleases).where(of)
  })

  test('finds a payout that took a reserve', async () => {
    await aPayoutAccount(shop, storeId)
    const parcelId = await sell()
    await deliver(parcelId)
    shop.clock.advance(8 * day)
    await payOut()
    const entry = sql`account in ('seller', 'payouts')
      and posting_id = (select id from ledger_postings where store_id = ${storeId} and kind = 'payout')`
    const pay = async (minor: number) => {
      // One unit more than was available, in books that are otherwise in order.
      await shop.database.transaction(async (tx) => {
        await tx.execute(sql`set local session_replication_role = replica`)
        await tx
          .update(ledgerEntries)
          .set({ minor: sql`sign(minor) * ${minor}::bigint` })
          .where(entry)
        await tx.update(payouts).set({ minor }).where(eq(payouts.storeId, storeId))
        await tx.execute(
          sql`update carried_days set net_minor = -${minor}::bigint where kind = 'payout' and store_id = ${storeId}`,
        )
      })
    }
    await pay(2251)
    expect(await brokenIds()).toContain('ledger.payouts-leave-reserves')
    await pay(2250)
  })
})
