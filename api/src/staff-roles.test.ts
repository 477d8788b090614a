import { endpoints } from '@makola/contract/endpoints.ts'
import type { AnyEndpoint } from '@makola/contract/http/endpoint.ts'
import { type StaffRole, staffInStores, staffPermissions, staffRoles } from '@makola/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../testing/builders/auth.ts'
import { aFullStore, type FullStore, ownerPassword } from '../../testing/builders/full-store.ts'
import { aRate } from '../../testing/builders/rates.ts'
import { guardedCalls } from '../../testing/calls/guarded-calls.ts'
import { onUsedStores } from '../../testing/calls/on-used-stores.ts'
import { digestOf, sendSample } from '../../testing/calls/send-sample.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { rateLimits } from './platform/tables.ts'
import { rates as rateTable } from './rates/tables.ts'
import { members } from './stores/tables.ts'

// Every guarded call, by each of the shop's staff roles: the tables of permissions say who gets in. Whoever does not gets 403 and
// changes nothing. A call that gets in may still find nothing to do (409).

let shop: TestPlatform
let rates: { rateId: string; spareRateId: string }
let store: FullStore
const people = {} as Record<StaffRole, SignedIn>

beforeAll(async () => {
  shop = await openTestPlatform()
  rates = {
    rateId: (await aRate(shop, { rate: '1500' })).id,
    spareRateId: (await aRate(shop, { countryCode: 'KE', currency: 'KES', rate: '129' })).id,
  }
  store = await aFullStore(shop, rates)
  for (const staffRole of staffRoles) people[staffRole] = await anAccount(shop, { staffRole, password: ownerPassword })
  await shop.jobs.drain(shop)
}, 120_000)
// Rate limits are tested elsewhere.
beforeEach(() => shop.database.delete(rateLimits))
afterAll(() => shop.close())

const guarded = endpoints.filter(({ access }) => access === 'member' || access === 'staff')

/** The roles that the tables let in. */
function rolesFor({ operationId, permission }: AnyEndpoint): readonly StaffRole[] {
  if (permission) return staffPermissions[permission]
  const guard = guardedCalls[operationId as keyof typeof guardedCalls]
  if (!('needed' in guard)) return []
  return staffRoles.filter((role) => guard.needed.every((one) => staffInStores[one].some((other) => other === role)))
}

/** One role may have deleted the spare rate. */
async function freshRates() {
  const [spare] = await shop.database.select().from(rateTable).where(eq(rateTable.id, rates.spareRateId))
  if (!spare || spare.deletedAt) {
    rates.spareRateId = (await aRate(shop, { countryCode: 'KE', currency: 'KES', rate: '129' })).id
  }
  return rates
}

const askUsed = onUsedStores(async () => aFullStore(shop, await freshRates()))

const toOf = ({ operationId }: AnyEndpoint) => guardedCalls[operationId as keyof typeof guardedCalls].to

describe('the shop’s staff', () => {
  test.each(guarded.map((endpoint) => [endpoint.operationId, endpoint] as const))(
    '%s: the other roles get 403 and change nothing',
    async (_, endpoint) => {
      const others = staffRoles.filter((role) => !rolesFor(endpoint).includes(role))
      const before = await digestOf(shop)
      const answers: Record<string, number> = {}
      for (const role of others) {
        answers[role] = (await sendSample(shop, endpoint, toOf(endpoint)(store), people[role])).status
      }
      expect(answers).toEqual(Object.fromEntries(others.map((role) => [role, 403])))
      expect(await digestOf(shop)).toBe(before)
    },
  )

  test.each(guarded.map((endpoint) => [endpoint.operationId, endpoint] as const))(
    '%s: the roles of the table get in',
    async (_, endpoint) => {
      // Staff hear nothing of a single store, so they have nothing to choose there.
      const isPointless = endpoint.operationId === 'setNotificationSettings'
      const fine = isPointless ? [422] : [200, 201, 202, 204, 409]
      for (const role of rolesFor(endpoint)) {
        const ask = (mine: FullStore) => sendSample(shop, endpoint, toOf(endpoint)(mine), people[role])
        const response = endpoint.method === 'get' || isPointless ? await ask(store) : await askUsed(ask)
        const said = response.bodyUsed ? '' : await response.clone().text()
        expect(fine, `${role}: ${response.status} ${said}`).toContain(response.status)
      }
    },
    60_000,
  )

  test('who has no role among them gets 403 on each of their calls', async () => {
    const shopper = await anAccount(shop)
    for (const endpoint of guarded.filter(({ access }) => access === 'staff')) {
      const { status } = await sendSample(shop, endpoint, toOf(endpoint)(store), shopper)
      expect(status, endpoint.operationId).toBe(403)
    }
  })

  test('two roles cannot do each other’s work', async () => {
    const may = (role: StaffRole, name: string) =>
      guarded.some((endpoint) => endpoint.operationId === name && rolesFor(endpoint).includes(role))
    expect(may('finance', 'startPayoutRun')).toBe(true)
    expect(may('finance', 'createCategory')).toBe(false)
    expect(may('catalogue', 'createCategory')).toBe(true)
    expect(may('catalogue', 'startPayoutRun')).toBe(false)
    const writes = guarded.filter(({ method, permission }) => method !== 'get' && permission)
    expect(writes.filter((endpoint) => rolesFor(endpoint).includes('read-only'))).toEqual([])
    expect(writes.filter((endpoint) => !rolesFor(endpoint).includes('owner'))).toEqual([])
  })
})

test('a person with both roles may do what either may', async () => {
  const { id } = store
  const both = await anAccount(shop, { staffRole: 'catalogue' })
  const asks = () => shop.request(`/stores/${id}/balance`, { headers: both.headers })
  expect((await asks()).status).toBe(403)
  await shop.database
    .insert(members)
    .values({ storeId: id, accountId: both.id, role: 'accounts', createdAt: shop.clock.now() })
  expect((await asks()).status).toBe(200)
})
