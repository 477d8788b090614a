import type { Rate, RateRevision, StoreRate } from '@makola/contract/rates/rates.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from '../../shop/tables.ts'
import { crossRates, rateRevisions, rates, storeRates } from '../tables.ts'

let shop: TestPlatform
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
  await shop.database.delete(storeRates)
  await shop.database.delete(crossRates)
  await shop.database.delete(rateRevisions)
  await shop.database.delete(rates)
})
afterAll(() => shop.close())

type Sent = { method?: string; json?: unknown; headers?: Record<string, string> }

const as = ({ headers: own }: SignedIn, path: string, { headers, ...sent }: Sent = {}) =>
  shop.request(path, { ...sent, headers: { ...own, ...headers } })
const asOperator = (path: string, sent?: Sent) => as(operator, path, sent)
const create = (json: object) => asOperator('/rates/', { method: 'POST', json })
const update = (id: string, json: object, headers: Record<string, string> = {}) =>
  asOperator(`/rates/${id}`, { method: 'PATCH', json, headers })
const remove = (id: string) => asOperator(`/rates/${id}`, { method: 'DELETE' })
const dataOf = async <T = Rate>(response: Response) => ((await response.json()) as { data: T }).data
const cross = async (rateId: string) => {
  const rows = await shop.database.select().from(crossRates).where(eq(crossRates.rateId, rateId))
  return Object.fromEntries(rows.map((row) => [row.fromCurrency, row.rate]))
}

describe('createRate of a deleted country', () => {
  test('opens a country again, its own rate of before: stores’ terms, choices and history are there, at the new values', async () => {
    const sent = { country: 'Egypt', currency: 'EGP', rate: '48', marginPct: '3' }
    const first = await dataOf(await create(sent))
    const { store, owner } = await aStoreWithOwner(shop, { currency: 'USD' })
    await aRate(shop, { countryCode: 'US', currency: 'USD', rate: '1' })
    const own = { rate: null, marginPct: '7', rounding: null }
    await as(owner, `/stores/${store.id}/rates/${first.id}`, { method: 'PUT', json: own })
    await remove(first.id)
    const again = await dataOf(await create({ ...sent, rate: '50.5', marginPct: '2', note: 'Back' }))
    expect(again).toMatchObject({
      id: first.id,
      rate: '50.5',
      marginPct: '2',
      active: true,
      version: first.version + 1,
    })
    expect((await shop.request(`/rates/${first.id}`)).status).toBe(200)
    expect(await cross(first.id)).toMatchObject({ USD: '50.5' })
    const listed = await dataOf<StoreRate[]>(await as(owner, `/stores/${store.id}/rates`))
    expect(listed.find(({ rateId }) => rateId === first.id)).toMatchObject({ own, shop: { marginPct: '2' } })
    const history = await dataOf<RateRevision[]>(await asOperator(`/rates/${first.id}/history`))
    expect(history.map(({ rate, note }) => [rate, note])).toEqual([
      ['50.5', 'Back'],
      ['48', null],
    ])
    const log = shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, first.id))
    const told = (await log.orderBy(auditEntries.id)).filter(({ action }) => action !== 'store-rate.changed')
    expect(told.map(({ action }) => action)).toEqual(['rate.created', 'rate.deleted', 'rate.created'])
    const stale = await update(first.id, { rate: '51' }, { 'if-match': `"${first.version}"` })
    expect(stale.status).toBe(412)
  })

  test('opens a country again in another currency: a new rate, and with the former currency the one of before', async () => {
    const egypt = async (currency: string, rate: string) =>
      await dataOf(await create({ country: 'Egypt', currency, rate }))
    const pounds = await egypt('EGP', '48')
    await remove(pounds.id)
    const euros = await egypt('EUR', '0.9')
    expect(euros).toMatchObject({ currency: 'EUR', version: 1 })
    expect(euros.id).not.toBe(pounds.id)
    await remove(euros.id)
    expect((await egypt('EGP', '49')).id).toBe(pounds.id)
  })

  test('opens a country again, four at once: one does, and its history has one line more', async () => {
    const older = await aRate(shop)
    await shop.database
      .update(rates)
      .set({ deletedAt: new Date(0) })
      .where(eq(rates.id, older.id))
    await shop.database.insert(rates).values({ ...older, id: newId(), deletedAt: new Date(1) })
    const sent = { country: 'Nigeria', currency: 'NGN', rate: '1500' }
    const answers = await Promise.all(Array.from({ length: 4 }, () => create(sent)))
    expect(answers.map((answer) => answer.status).sort()).toEqual([201, 409, 409, 409])
    expect(await shop.database.$count(rateRevisions)).toBe(2)
  })
})
