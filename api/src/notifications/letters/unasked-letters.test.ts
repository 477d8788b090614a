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
import { reports } from '../../moderation/tables.ts'
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
async function letExpire(network: string | null, accountId: string | null = null): Promise<void> {
  const { orderId } = await anOrder(shop, { email, accountId })
  await shop.database.update(orders).set({ network }).where(eq(orders.id, orderId))
  await transact(shop, async (tx) => emit(tx, orderExpired, { orderId }))
}

/** Reports another product each time, in somebody's session, and has it decided. */
async function report(headers: HeadersInit, decider: SignedIn): Promise<void> {
  const subject = { kind: 'product', id: (await aProduct(shop)).id }
  const said = { subject, reason: 'counterfeit', contact: email }
  expect((await shop.request('/reports/', { method: 'POST', headers, json: said })).status).toBe(204)
  const [made] = await shop.database.select().from(reports).where(eq(reports.productId, subject.id))
  const decision = { decision: 'dismissed', answer: 'It is genuine.' }
  expect((await api.post(`/reports/${made?.id}/decision`, decision, decider)).status).toBe(200)
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

test('an unasked email, one person orders and reports: five a day together, whatever they do', async () => {
  const [stranger, decider] = [await anAccount(shop), await anOperator(shop)]
  await times(4, () => letExpire('a digest', stranger.id))
  await times(4, () => report(stranger.headers, decider))
  expect(await count()).toBe(5)
  await letExpire('a digest')
  expect(await count()).toBe(6)
})

test('an unasked email, somebody on the machine of the shop itself orders and reports: they are one author too', async () => {
  const decider = await anOperator(shop)
  await times(4, () => letExpire(null))
  await times(4, () => report({}, decider))
  expect(await count()).toBe(5)
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
