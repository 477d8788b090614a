import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aMember, aStore } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { notifications } from '../../notifications/tables.ts'
import { transact } from '../../platform/platform.ts'
import { rateLimits } from '../../platform/tables.ts'
import { banSuspensions, storeStanding, stores } from '../tables.ts'
import { personalData } from '../team/personal-data.ts'

const password = 'known to the owner'
let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
let support: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  api = apiCaller(shop)
  support = await anAccount(shop, { staffRole: 'support', password })
})
beforeEach(() => shop.database.delete(rateLimits))
afterAll(() => shop.close())

async function ban({ id }: SignedIn) {
  const json = { reason: 'Sold counterfeits', password }
  const { status } = await shop.request(`/accounts/${id}/ban`, { method: 'PUT', headers: support.headers, json })
  expect(status).toBe(200)
  await shop.jobs.drain(shop)
}

async function unban({ id }: SignedIn) {
  expect((await api.remove(`/accounts/${id}/ban`, { password }, support)).status).toBe(204)
  await shop.jobs.drain(shop)
}

const suspend = (id: string, json: object) =>
  shop.request(`/stores/${id}/suspension`, { method: 'PUT', headers: support.headers, json })

async function standing(id: string) {
  const [store] = await shop.database.select().from(stores).where(eq(stores.id, id))
  return [store?.status, store?.suspensionReason]
}

async function aStoreOf(...owners: SignedIn[]) {
  const store = await aStore(shop)
  for (const { id } of owners) await aMember(shop, { storeId: store.id, accountId: id, role: 'owner' })
  return store.id
}

const banned = 'The account of an owner of this store is banned.'

test('a ban suspends the stores that the account owns, and its end gives them back as they were', async () => {
  const seller = await anAccount(shop)
  const open = await aStoreOf(seller)
  const paused = await aStoreOf(seller)
  const closed = await aStoreOf(seller)
  const suspended = await aStoreOf(seller)
  const elsewhere = await aStoreOf(await anAccount(shop))
  await aMember(shop, { storeId: elsewhere, accountId: seller.id, role: 'manager' })
  await shop.database.update(stores).set({ status: 'paused' }).where(eq(stores.id, paused))
  await shop.database.update(stores).set({ status: 'closed' }).where(eq(stores.id, closed))
  await suspend(suspended, { status: 'paused', reason: 'Late parcels' })
  await ban(seller)
  const all = () => Promise.all([open, paused, closed, suspended, elsewhere].map(standing))
  expect(await all()).toEqual([
    ['paused', banned],
    ['paused', banned],
    ['closed', banned],
    ['paused', 'Late parcels'],
    ['open', null],
  ])
  await unban(seller)
  expect(await all()).toEqual([
    ['open', null],
    ['paused', null],
    ['closed', null],
    ['paused', 'Late parcels'],
    ['open', null],
  ])
})

test('a store of two banned owners waits for both; a decision of the staff in between stays', async () => {
  const [one, two] = [await anAccount(shop), await anAccount(shop)]
  const store = await aStoreOf(one, two)
  await ban(one)
  await ban(two)
  await unban(one)
  expect(await standing(store)).toEqual(['paused', banned])
  await unban(two)
  expect(await standing(store)).toEqual(['open', null])
  await ban(one)
  await suspend(store, { status: 'closed', reason: 'Counterfeits' })
  await unban(one)
  expect(await standing(store)).toEqual(['closed', 'Counterfeits'])
  expect(await shop.database.select().from(banSuspensions)).toEqual([])
})

test('a co-owner cannot open the store while the ban stands', async () => {
  const [one, two] = [await anAccount(shop), await anAccount(shop)]
  const store = await aStoreOf(one, two)
  await ban(one)
  const answer = await api.patch(`/stores/${store}`, { status: 'open' }, two)
  expect(answer).toMatchObject({ status: 409, body: { code: 'stores.suspended' } })
  expect((await api.get(`/accounts/${one.id}/stores`, support)).body).toMatchObject({
    data: [{ id: store, status: 'paused', role: 'owner' }],
  })
})

test('what the owners had chosen outlives a ban of a store that its strikes keep shut, and nobody hears that it is open', async () => {
  const seller = await anAccount(shop)
  const store = await aStoreOf(seller)
  const isIt = eq(storeStanding.storeId, store)
  await shop.database.update(stores).set({ status: 'paused' }).where(eq(stores.id, store))
  const strikes = { restriction: 'paused', strikePoints: 3, keptStatus: 'open' } as const
  await shop.database.update(storeStanding).set(strikes).where(isIt)
  await ban(seller)
  expect(await standing(store)).toEqual(['paused', banned])
  await unban(seller)
  expect(await standing(store)).toEqual(['paused', null])
  const [kept] = await shop.database.select().from(storeStanding).where(isIt)
  expect(kept).toMatchObject({ keptStatus: 'open', restriction: 'paused' })
  const told = await shop.database.select().from(notifications).where(eq(notifications.storeId, store))
  expect(told.map(({ title }) => title)).not.toContain('Your store is open again')
})

test('a store that was closed for want of an owner stays closed when late news lifts the ban', async () => {
  const seller = await anAccount(shop)
  const store = await aStoreOf(seller)
  await ban(seller)
  await transact(shop, async (tx) => personalData.erase?.(tx, { accountId: seller.id, ...seller }, shop.clock.now()))
  await unban(seller)
  expect((await standing(store))[0]).toBe('closed')
  expect(await shop.database.$count(banSuspensions, eq(banSuspensions.storeId, store))).toBe(0)
})
