import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { explainStatements, rowsLookedAt } from '../../../../testing/database/explain-statements.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import type { Queryable, Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { invariants } from '../invariants.ts'
import { carryOn, readSums } from '../statements/read-statement.ts'
import type { Period } from '../statements/statement-period.ts'
import { saleReleases } from '../tables.ts'
import { carryBooks } from './carry-books.ts'
import { move, post } from './post.ts'
import { readBalances } from './read-balances.ts'

const sumInvariants = invariants.filter(({ id }) => /carried|earned|sold/.test(id))
const dayMilliseconds = 86_400_000

let shop: TestPlatform
let stores: StoreRow[]
beforeAll(async () => {
  shop = await openTestPlatform()
  stores = []
  for (let i = 0; i < 3; i++) stores.push((await aStoreWithOwner(shop)).store)
})
afterAll(() => shop.close())

/** Numbers below `limit`, always the same for one seed. */
function drawer(seed: number) {
  let state = seed
  const next = (limit: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff
    return (state >> 8) % limit
  }
  return { next, pick: <T>(from: readonly T[]): T => from[next(from.length)] as T }
}

/** A sale `daysAgo`, with a commission of a tenth; its money is not to be had for a month. */
async function sell(tx: Transaction, { id: storeId, currency }: StoreRow, { daysAgo, minor }: Sold): Promise<string> {
  const parcelId = newId()
  const at = new Date(shop.clock.now().getTime() - daysAgo * dayMilliseconds)
  const availableAt = new Date(at.getTime() + 30 * dayMilliseconds)
  await tx.insert(saleReleases).values({ parcelId, storeId, availableAt, minor: 0 })
  const commission = Math.floor(minor / 10)
  const exchange = { account: 'exchange' } as const
  const entries = [
    ...move({ minor: minor - commission, currency }, { debit: exchange, credit: { account: 'seller', storeId } }),
    ...move({ minor: commission, currency }, { debit: exchange, credit: { account: 'commission' } }),
  ]
  await post(tx, [{ key: `test:${parcelId}`, kind: 'sale', storeId, parcelId, at, entries }])
  return parcelId
}
type Sold = { daysAgo: number; minor: number }

async function takeBack(tx: Transaction, { id: storeId, currency }: StoreRow, parcelId: string): Promise<void> {
  const entries = move(
    { minor: 7, currency },
    { debit: { account: 'seller', storeId }, credit: { account: 'exchange' } },
  )
  const posting = { kind: 'refund', storeId, parcelId, at: shop.clock.now(), entries } as const
  await post(tx, [{ ...posting, key: `test:${newId()}` }])
}

const date = (daysAgo: number) =>
  new Date(shop.clock.now().getTime() - daysAgo * dayMilliseconds).toISOString().slice(0, 10)

/** What the shop says of a store at one moment, beside what its postings sum to. */
async function compare(db: Queryable, { id, currency }: StoreRow, period: Period) {
  const now = shop.clock.now()
  const balance = (await readBalances(db, { of: sql`id = ${id}`, now })).get(id)
  const account = { storeId: id, currency, period }
  const sums = await readSums(db, account)
  const after = { key: `${period.to}T06:00:00.000Z`, id: newId() }
  const carried = await carryOn(db, account, { openingMinor: sums.openingMinor, after })
  const moved = (until: string) => sql`(select coalesce(-sum(minor), 0)::int from ledger_entries
    join ledger_postings on ledger_postings.id = posting_id
    where account = 'seller' and ledger_entries.store_id = ${id} and ${sql.raw(until)})`
  const start = `at < '${period.from}'::date::timestamp at time zone '${period.timeZone}'`
  const end = `at < ('${period.to}'::date + 1)::timestamp at time zone '${period.timeZone}'`
  const { rows } = await db.execute(sql`select ${moved('true')} as owed, ${moved(start)} as opening,
    ${moved(end)} as closing, ${moved(`at <= '${after.key}'`)} as middle,
    (select count(*)::int from ledger_postings where store_id = ${id} and ${sql.raw(end)} and not ${sql.raw(start)}) as count,
    (select coalesce(-sum(ledger_entries.minor), 0)::int from ledger_entries join ledger_postings on ledger_postings.id = posting_id
      join sale_releases using (parcel_id)
      where account = 'seller' and ledger_entries.store_id = ${id} and available_at > ${now.toISOString()}) as pending`)
  const said = {
    owed: (balance?.pending.amount ?? 0) + (balance?.available.amount ?? 0),
    opening: sums.openingMinor,
    closing: sums.closingMinor,
    middle: carried.balanceMinor,
    count: sums.totals.reduce((sum, { count }) => sum + count, 0),
    pending: balance?.pending.amount,
  }
  expect(said).toEqual(rows[0])
}

async function compareAtOneMoment(store: StoreRow, period: Period): Promise<void> {
  const client = await shop.database.$client.connect()
  try {
    await client.query('begin isolation level repeatable read')
    await compare(drizzle({ client }), store, period)
  } finally {
    await client.query('rollback')
    client.release()
  }
}
const lastDays = (days: number, timeZone = 'Africa/Lagos') => ({ timeZone, from: date(days), to: date(0) })

describe('carried sums', () => {
  test('are right after every commit, with concurrent sellers, carriers and stores carried anew', async () => {
    const isDone = { writing: false }
    const carrier = async () => {
      while (!isDone.writing) await carryBooks(shop.database)
    }
    const writer = async (seed: number) => {
      const { next, pick } = drawer(seed)
      const sold: [StoreRow, string][] = []
      for (let step = 0; step < 25; step++) {
        const store = pick(stores)
        await transact(shop, async (tx) => {
          sold.push([store, await sell(tx, store, { daysAgo: next(100), minor: next(10_000) })])
          const [of, parcelId] = pick(sold)
          if (next(3) === 0) await takeBack(tx, of, parcelId)
        })
        if (next(10) === 0)
          await shop.database.execute(sql`insert into uncarried_stores values (${store.id})
          on conflict do nothing`)
        const period = { timeZone: pick(['Africa/Lagos', 'Pacific/Auckland', 'Asia/Kolkata']), to: date(next(30)) }
        await compareAtOneMoment(pick(stores), { ...period, from: date(30 + next(60)) })
        await compareAtOneMoment(pick(stores), { ...period, from: period.to })
      }
    }
    const carriers = [carrier(), carrier()]
    await Promise.all(Array.from({ length: 10 }, (_, seed) => writer(seed + 100))).finally(() => {
      isDone.writing = true
    })
    await Promise.all(carriers)
    await carryBooks(shop.database)
    for (const store of stores) await compareAtOneMoment(store, lastDays(200))
    expect(await brokenInvariants(shop, sumInvariants)).toEqual([])
  }, 60_000)

  test('hold a sale that is dated into a day that was carried, and one that commits after its day was carried', async () => {
    const [store] = stores as [StoreRow]
    await transact(shop, (tx) => sell(tx, store, { daysAgo: 50, minor: 1000 }))
    await carryBooks(shop.database)
    await transact(shop, async (tx) => {
      await sell(tx, store, { daysAgo: 50, minor: 500 })
      await transact(shop, (other) => sell(other, store, { daysAgo: 50, minor: 300 }))
      expect(await carryBooks(shop.database)).toBe(1)
    })
    await compareAtOneMoment(store, lastDays(60))
    expect(await carryBooks(shop.database)).toBe(1)
    await compareAtOneMoment(store, lastDays(60))
    expect(await carryBooks(shop.database)).toBe(0)
    expect(await brokenInvariants(shop, sumInvariants)).toEqual([])
  })

  test('are what they were when carrying is cut off', async () => {
    const [store] = stores as [StoreRow]
    await transact(shop, (tx) => sell(tx, store, { daysAgo: 3, minor: 1000 }))
    const client = await shop.database.$client.connect()
    try {
      await client.query('begin')
      await client.query('lock table carried_balances in share mode')
      const cut = carryBooks(shop.database).catch((error: Error) => error)
      const waiting = `from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await client.query(`select 1 ${waiting}`)).rowCount, { timeout: 10_000 }).toBe(1)
      await client.query(`select pg_terminate_backend(pid) ${waiting}`)
      expect(await cut).toBeInstanceOf(Error)
      await client.query('rollback')
    } finally {
      client.release()
    }
    await compareAtOneMoment(store, lastDays(60))
    await carryBooks(shop.database)
    await compareAtOneMoment(store, lastDays(60))
    expect(await brokenInvariants(shop, sumInvariants)).toEqual([])
  })

  test('of a shop that is older than they are begin while it is open, and a refund finds its parcel', async () => {
    const { store } = await aStoreWithOwner(shop)
    const product = await aProduct(shop, { storeId: store.id, stock: 50 })
    for (let i = 0; i < 3; i++) await aPaidOrder(shop, { products: [product] })
    const parcels = await transact(shop, async (tx) => [
      await sell(tx, store, { daysAgo: 1, minor: 900 }),
      await sell(tx, store, { daysAgo: 80, minor: 800 }),
    ])
    await shop.database.execute(sql`update sale_releases set minor = null where store_id = ${store.id}`)
    await shop.database.execute(sql`delete from uncarried_postings`)
    await shop.database.execute(sql`insert into uncarried_stores values (${store.id})`)
    await compareAtOneMoment(store, lastDays(100))
    for (const parcelId of parcels) await transact(shop, (tx) => takeBack(tx, store, parcelId))
    await compareAtOneMoment(store, lastDays(100))
    expect(await carryBooks(shop.database)).toBe(1)
    await compareAtOneMoment(store, lastDays(100))
    for (const parcelId of parcels) await transact(shop, (tx) => takeBack(tx, store, parcelId))
    await compareAtOneMoment(store, lastDays(100))
    expect(await brokenInvariants(shop, sumInvariants)).toEqual([])
  })

  test('save reading the postings: a balance and the owed stores read none, a statement those of the days at its ends', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    await transact(shop, async (tx) => {
      for (let i = 0; i < 400; i++) await sell(tx, store, { daysAgo: 35 + (i % 100), minor: 1000 })
    })
    await carryBooks(shop.database)
    await shop.database.execute(sql`analyze ledger_postings, ledger_entries, carried_days, uncarried_postings`)
    const read = async (path: string, { headers }: SignedIn, shown = '') => {
      const steps = await explainStatements(shop, async () => {
        const response = await shop.request(path, { headers })
        expect(response.status).toBe(200)
        expect(await response.text()).toContain(shown)
      })
      return rowsLookedAt(steps, 'ledger_postings') + rowsLookedAt(steps, 'ledger_entries')
    }
    const own = `/stores/${store.id}`
    expect(await read(`${own}/balance`, owner)).toBe(0)
    expect(await read('/payouts/balances?limit=100', await anOperator(shop), store.id)).toBe(0)
    expect(await read(`${own}/statement?limit=1&from=${date(140)}&to=${date(0)}`, owner)).toBeLessThan(40)
  })
})
