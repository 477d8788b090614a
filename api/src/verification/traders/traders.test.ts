import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aMember, aStore, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { rateLimits } from '../../platform/tables.ts'
import { stores } from '../../stores/tables.ts'
import { verifications } from '../tables.ts'

let shop: TestPlatform
let owner: SignedIn
let store: StoreRow
beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  owner = await anAccount(shop)
  store = await aStore(shop)
  await aMember(shop, { storeId: store.id, accountId: owner.id })
})
afterAll(() => shop.close())

const details = {
  legalName: 'Harbour Pots Ltd',
  countryCode: 'NG',
  numberKind: 'cac-rc' as const,
  number: 'RC123456',
  address: '4 Quay Road\nLagos',
  contactEmail: 'pots@example.test',
  contactPhone: '+2348031234567',
}

const verify = async (given: object = {}) => {
  const now = shop.clock.now()
  const row: typeof verifications.$inferInsert = {
    ...{ id: newId(), storeId: store.id, kind: 'business', state: 'verified', documentIds: [] },
    ...details,
    ...{ submittedAt: now, submittedBy: owner.id, decidedBy: owner.id, decidedAt: now },
  }
  await shop.database.insert(verifications).values({ ...row, ...given })
}
const look = async () => (await (await shop.request(`/stores/${store.slug}/trader`)).json()).data
const show = (json: object, { headers } = owner) =>
  shop.request(`/stores/${store.slug}/trader`, { method: 'PUT', headers, json })
const all = { isShown: true, parts: ['address', 'email', 'phone', 'number'] }

it('shows nothing of a verified business until its store agrees, then the agreed parts, and hides them again', async () => {
  await verify()
  expect(await look()).toBeNull()
  expect((await show({ isShown: true, parts: ['number', 'number'] })).status).toBe(200)
  const numbered = { number: { kind: 'cac-rc', value: 'RC123456' }, address: null, email: null, phone: null }
  expect(await look()).toEqual({ legalName: 'Harbour Pots Ltd', countryCode: 'NG', ...numbered })
  const answers = await Promise.all([show(all), show(all)])
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  expect(await look()).toMatchObject({ address: '4 Quay Road\nLagos', email: 'pots@example.test' })
  expect(await (await show({ isShown: false, parts: [] })).json()).toEqual({ data: null })
  expect(await look()).toBeNull()
})

it('shows neither a person, nor what has run out, nor an application that nobody has decided', async () => {
  const cannot = { status: 409, code: 'verification.no-business' }
  const refusal = async () => {
    const answer = await show(all)
    return { status: answer.status, code: (await answer.json()).code }
  }
  expect(await refusal()).toEqual(cannot)
  await verify({ kind: 'person' })
  await verify({ state: 'submitted', decidedAt: null, decidedBy: null })
  expect(await refusal()).toEqual(cannot)
  await shop.database.delete(verifications).where(eq(verifications.storeId, store.id))
  await verify()
  expect((await show(all)).status).toBe(200)
  await shop.database.update(verifications).set({ state: 'expired' }).where(eq(verifications.storeId, store.id))
  expect(await look()).toBeNull()
})

it('is decided by the owner alone, and ends with the store', async () => {
  await verify()
  const manager = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: manager.id, role: 'manager' })
  expect((await show(all, manager)).status).toBe(403)
  expect((await show(all, await anAccount(shop))).status).toBe(404)
  expect((await show({ isShown: true, parts: ['password'] })).status).toBe(422)
  expect((await show(all)).status).toBe(200)
  await shop.database.update(stores).set({ status: 'closed' }).where(eq(stores.id, store.id))
  expect((await shop.request(`/stores/${store.slug}/trader`)).status).toBe(404)
})
