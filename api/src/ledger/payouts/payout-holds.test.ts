import type { OwnBalance } from '@makola/contract/ledger/ledger.ts'
import type { OwedStore, PayoutRun, RunPayout } from '@makola/contract/ledger/payouts.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aStrike } from '../../../../testing/builders/moderation.ts'
import { aPayoutAccount, owe } from '../../../../testing/builders/payouts.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { rateLimits } from '../../platform/tables.ts'
import { auditEntries } from '../../shop/tables.ts'
import { makePayoutRun } from './make-payout-run.ts'

const password = 'known to the staff'
const daySeconds = 86_400
let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
let staff: SignedIn
let owner: SignedIn
let store: StoreRow

// A run covers all stores of one currency: each test has its own.
const currencies = ['GHS', 'KES', 'ZAR', 'XOF', 'EGP', 'MAD', 'TZS', 'UGX', 'RWF', 'ZMW']

beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
  staff = await anAccount(shop, { role: 'operator', password })
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  const made = await aStoreWithOwner(shop, { currency: currencies.shift() ?? 'NGN' })
  store = made.store
  owner = made.owner
  await aPayoutAccount(shop, store.id)
  await owe(shop, store.id, 7000)
})
afterEach(async () => expect(await brokenInvariants(shop)).toEqual([]))
afterAll(() => shop.close())

/** Signs in again: in these tests months pass. */
const now = (person: SignedIn) => signInAs(shop, person.id)

type Suspension = { status: 'open' } | { status: 'paused' | 'closed'; reason: string }
async function suspend(given: Suspension) {
  const { status } = await shop.request(`/stores/${store.slug}/suspension`, {
    method: 'PUT',
    headers: (await now(staff)).headers,
    json: given,
  })
  expect(status).toBe(200)
}
const fraud = (status: 'paused' | 'closed') => suspend({ status, reason: 'Suspected fraud' })
const pay = () => makePayoutRun(shop, 'test', { minimum: { amount: 1, currency: store.currency } })
const paid = { total: { amount: 7000 } }
const expectHeld = () => expect(pay()).rejects.toMatchObject({ type: 'wrong-state' })
const days = (count: number) => shop.clock.advance(count * daySeconds)

type Hold = Pick<OwnBalance, 'heldUntil' | 'heldBy'>

/** The days for which payouts are still held, and by what. The test's clock goes on. */
const daysLeft = ({ heldUntil, heldBy }: Hold) => [
  heldUntil && Math.round((Date.parse(heldUntil) - shop.clock.now().getTime()) / (daySeconds * 1000)),
  heldBy,
]

/** The hold as finance and as the store's owner see it. */
async function holds() {
  const owed = (await api.get<{ data: OwedStore[] }>('/payouts/balances?limit=100', await now(staff))).body.data
  const row = owed.find((one) => one.store.id === store.id)
  if (!row) throw new Error('The store is owed nothing')
  const own = (await api.get<{ data: OwnBalance }>(`/stores/${store.id}/balance`, await now(owner))).body.data
  expect(daysLeft(own)).toEqual(daysLeft(row))
  return daysLeft(own)
}

test.each(['paused', 'closed'] as const)('suspension, store %s: holds payouts until it is lifted', async (status) => {
  await fraud(status)
  expect(await holds()).toEqual([90, 'suspension'])
  await expectHeld()
  await suspend({ status: 'open' })
  expect(await holds()).toEqual([null, null])
  expect(await pay()).toMatchObject(paid)
})

test('suspension, changed meanwhile: ends its hold 90 days after it began', async () => {
  await fraud('paused')
  days(60)
  await fraud('closed')
  expect(await holds()).toEqual([30, 'suspension'])
  days(29)
  await expectHeld()
  days(1)
  expect(await holds()).toEqual([null, null])
  expect(await pay()).toMatchObject(paid)
})

test('suspension, lifted before and set again: counts from the second', async () => {
  await fraud('paused')
  days(50)
  await suspend({ status: 'open' })
  await fraud('closed')
  expect(await holds()).toEqual([90, 'suspension'])
})

test('suspension without an entry in the activity log: holds', async () => {
  await fraud('paused')
  await shop.database.delete(auditEntries).where(eq(auditEntries.storeId, store.id))
  expect(await holds()).toEqual([90, 'suspension'])
  await expectHeld()
})

test.each(['paused', 'closed'] as const)('store %s by its own owner: is paid', async (status) => {
  expect((await api.patch(`/stores/${store.id}`, { status }, await now(owner))).status).toBe(200)
  expect(await holds()).toEqual([null, null])
  expect(await pay()).toMatchObject(paid)
})

test('suspension beside strikes: lifting it leaves the hold of the strikes, and the later of both counts', async () => {
  await fraud('paused')
  days(10)
  const by = { ...staff, ...(await now(staff)) }
  await aStrike(shop, store.id, { points: 3, by })
  await aStrike(shop, store.id, { points: 2, seenPoints: 3, by })
  expect(await holds()).toEqual([90, 'strikes'])
  await suspend({ status: 'open' })
  expect(await holds()).toEqual([90, 'strikes'])
  await expectHeld()
})

test('an owner is banned: holds payouts until the ban is lifted', async () => {
  const ban = { method: 'PUT', headers: (await now(staff)).headers, json: { reason: 'Sold counterfeits', password } }
  expect((await shop.request(`/accounts/${owner.id}/ban`, ban)).status).toBe(200)
  await shop.jobs.drain(shop)
  await expectHeld()
  expect((await api.remove(`/accounts/${owner.id}/ban`, { password }, await now(staff))).status).toBe(204)
  await shop.jobs.drain(shop)
  expect(await pay()).toMatchObject(paid)
})

test('of a payout run and a suspension, one comes first', async () => {
  const [run] = await Promise.allSettled([pay(), fraud('closed')])
  if (run.status === 'rejected') expect(run.reason).toMatchObject({ type: 'wrong-state' })
  else expect(run.value).toMatchObject(paid)
  await owe(shop, store.id, 100)
  await expectHeld()
})

test('bank file, store suspended after the run began: leaves its payout out until that is lifted', async () => {
  const { id } = await pay()
  const file = async () => {
    const answer = await shop.request(`/payouts/runs/${id}/bank-file.csv`, {
      method: 'POST',
      headers: (await now(staff)).headers,
      json: { password },
    })
    return (await answer.text()).includes(store.name)
  }
  const read = async () => {
    type Told = { data: PayoutRun & { payouts: RunPayout[] } }
    return (await api.get<Told>(`/payouts/runs/${id}`, await now(staff))).body.data.payouts
  }
  expect(await read()).toMatchObject([{ heldUntil: null, heldBy: null }])
  expect(await file()).toBe(true)
  await fraud('closed')
  expect(await file()).toBe(false)
  // It may have left the bank before: its outcome can still be told.
  const next = ['sent', 'paid', 'failed']
  expect(await read()).toMatchObject([{ state: 'requested', next, heldBy: 'suspension' }])
  await suspend({ status: 'open' })
  expect(await file()).toBe(true)
})
