import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { openBrowser } from '../../../../testing/browser.ts'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { anOrder } from '../../../../testing/builders/orders.ts'
import { aMember, aStore, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { orderExpired } from '../../orders/events.ts'
import { orders } from '../../orders/tables.ts'
import { emit } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { rateLimits } from '../../platform/tables.ts'

const password = 'known to the owner'
let shop: TestPlatform
let api: ReturnType<typeof apiCaller>
let email: string

beforeAll(async () => {
  shop = await openTestPlatform({ TRUST_PROXY: 'on' })
  api = apiCaller(shop)
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  email = `${randomUUID()}@example.test`
})
afterAll(() => shop.close())

let networks = 0
const somewhere = () => `10.3.${++networks >> 8}.${networks & 255}`

/** Asks for an alert as a guest in a network, for another variant each time. */
async function askAlert(network: string): Promise<void> {
  const { variantId } = await aProduct(shop, { stock: 0 })
  const browser = await openBrowser(shop, { 'x-forwarded-for': network })
  const answer = await browser.request('/stock-alerts/', { method: 'POST', json: { variantId, email } })
  expect(answer.status).toBe(200)
}

/** Lets an order of that address expire, placed from a network that is known by its digest. */
async function letExpire(network: string): Promise<void> {
  const { orderId } = await anOrder(shop, { email })
  await shop.database.update(orders).set({ network }).where(eq(orders.id, orderId))
  await transact(shop, async (tx) => emit(tx, orderExpired, { orderId }))
}

async function invite(owner: SignedIn, storeId: string): Promise<void> {
  const answer = await api.post(`/stores/${storeId}/invitations`, { email, role: 'manager' }, owner)
  expect(answer.status).toBe(201)
}

const times = async (count: number, act: () => Promise<void>) => {
  for (let turn = 0; turn < count; turn++) await act()
}
const count = async () => (await lettersTo(shop, email)).length

test('an unasked email, a stranger in one network has used up what it may cause: its owner and others still have theirs sent', async () => {
  const stranger = somewhere()
  await times(7, () => askAlert(stranger))
  await times(7, () => letExpire('a digest'))
  expect(await count()).toBe(10)
  await askAlert(somewhere())
  await letExpire('another digest')
  expect(await count()).toBe(12)
  const { store, owner } = await aStoreWithOwner(shop)
  await invite(owner, store.id)
  expect(await count()).toBe(13)
  const operator = await anOperator(shop, { password })
  const hired = await api.post('/staff/invitations/', { email, role: 'support', password }, operator)
  expect(hired.status).toBe(201)
  expect(await count()).toBe(14)
})

test('an unasked email, strangers in many networks: twenty a day, and invitations still come', async () => {
  await times(23, () => askAlert(somewhere()))
  await letExpire('a digest')
  expect(await count()).toBe(20)
  const { store, owner } = await aStoreWithOwner(shop)
  await invite(owner, store.id)
  expect(await count()).toBe(21)
})

test('an invitation, one owner of many stores has written five: another’s still comes, up to twenty a day', async () => {
  const stranger = await anAccount(shop)
  await times(7, async () => {
    const store = await aStore(shop)
    await aMember(shop, { storeId: store.id, accountId: stranger.id })
    await invite(stranger, store.id)
  })
  expect(await count()).toBe(5)
  await times(17, async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    await invite(owner, store.id)
  })
  expect(await count()).toBe(20)
  await askAlert(somewhere())
  expect(await count()).toBe(21)
})
