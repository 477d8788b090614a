import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { anOrder } from '../../../../testing/builders/orders.ts'
import { aParcelAt, aRequest, openAsBuyer, type Parcelled } from '../../../../testing/builders/requests.ts'
import { aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { orderLines, parcels } from '../../orders/tables.ts'
import { trackingToken } from '../../orders/tracking/tracking-token.ts'
import { newId } from '../../platform/ids.ts'
import { runDueRequests } from '../../requests/run-due-requests.ts'
import { notifications } from '../tables.ts'

let shop: TestPlatform
let operator: SignedIn
beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
})
afterAll(() => shop.close())

async function opened(given: Parameters<typeof aRequest>[1] = {}) {
  const { store, owner } = await aStoreWithOwner(shop, { name: `Loom ${newId().slice(-6)}` })
  const product = await aProduct(shop, { storeId: store.id, stock: 9 })
  const email = `${newId()}@buyer.test`
  const request = await aRequest(shop, { products: [product], email, ...given })
  return { request, owner, email, store }
}

/** Another buyer's request to cancel a paid parcel or an unpaid order. */
async function cancelled(order: Parcelled & { email: string }, quantity = 1) {
  const response = await openAsBuyer(shop, order, { kind: 'cancel', reason: 'mistake', quantity })
  expect(response.status, await response.clone().text()).toBe(201)
  await shop.jobs.drain(shop)
  const letters = (await lettersTo(shop, order.email)).filter(({ subject }) => !/ is paid$/.test(subject))
  const tracked = await shop.request(`/orders/track/${order.token}`)
  return { letters, tracked: (await tracked.json()).data }
}

async function newsOf({ id }: { id: string }, type: string): Promise<string[]> {
  await shop.jobs.drain(shop)
  const rows = await shop.database.select().from(notifications).where(eq(notifications.accountId, id))
  return rows.filter((row) => row.type === type).map(({ title, body }) => `${title} · ${body}`)
}

const subjectsOf = async (email: string) => {
  await shop.jobs.drain(shop)
  return (await lettersTo(shop, email)).map(({ subject }) => subject.replace(/ \(.*$/, ''))
}

test('the store hears of a request by bell and email, and its buyer that it was received', async () => {
  const { request, owner, email } = await opened()
  expect(await newsOf(owner, 'request-to-answer')).toEqual([
    `Return: ${request.number} · A buyer is waiting for your answer. The request shows the deadline and what happens after it.`,
  ])
  expect(await subjectsOf(owner.email)).toContain(`Return: ${request.number}`)
  const letters = await lettersTo(shop, email)
  const received = letters.filter(({ subject }) => subject.startsWith('We have received your request'))
  expect(received).toHaveLength(1)
  expect(received[0]?.text).toContain('/order-tracking/?token=')
})

test('a decline reaches the buyer with its reason, and an appeal the staff', async () => {
  const { request, owner, email, store } = await opened()
  const { headers } = await signInAs(shop, owner.id)
  const answered = await shop.request(`/requests/${request.id}/answer`, {
    method: 'POST',
    headers,
    json: { act: 'decline', text: 'It was worn.' },
  })
  expect(answered.status).toBe(200)
  await shop.jobs.drain(shop)
  const declined = (await lettersTo(shop, email)).find(({ subject }) => subject.startsWith('Your request was declined'))
  expect(declined?.text).toContain('Reason: It was worn.')
  expect((await request.act({ act: 'escalate', text: 'It was never worn.' })).status).toBe(200)
  expect(await newsOf(operator, 'request-to-decide')).toContain(
    `Decide request ${request.number} · A buyer and ${store.name} disagree. The request shows when the decision is due.`,
  )
})

test('the store is told twice before silence decides, and once that it did', async () => {
  const { owner, email } = await opened()
  const reminders = async () =>
    (await newsOf(owner, 'request-to-answer')).filter((text) => text.includes('deadline is close')).length
  for (const [hours, told] of [
    [37, 1],
    [30, 2],
    [2, 2],
  ] as const) {
    shop.clock.advance(hours * 3600)
    await runDueRequests(shop)
    await runDueRequests(shop)
    expect(await reminders()).toBe(told)
  }
  shop.clock.advance(4 * 3600)
  await runDueRequests(shop)
  expect(await newsOf(owner, 'request-changed')).toHaveLength(1)
  expect(await subjectsOf(email)).toContain('Your request was approved')
})

test('a store hears which of a parcel it must not send when its buyer cancels a part', async () => {
  const { store, owner } = await aStoreWithOwner(shop)
  const product = await aProduct(shop, { storeId: store.id, stock: 9 })
  const email = `${newId()}@buyer.test`
  const parcel = await aParcelAt(shop, 'new', { products: [product], quantity: 2, email })
  await cancelled({ ...parcel, email })
  expect(await newsOf(owner, 'request-changed')).toEqual([
    `Cancellation: ${parcel.number}-A-R1 · The buyer cancelled some of the items. Do not send those.`,
  ])
})

test('a buyer who cancels a parcel gets one email about it and one about the refund, with the reason in words', async () => {
  const { store, owner } = await aStoreWithOwner(shop, { name: 'Rift Roasters' })
  const product = await aProduct(shop, { storeId: store.id, stock: 9 })
  const email = `${newId()}@buyer.test`
  const parcel = await aParcelAt(shop, 'new', { products: [product], email })
  const { letters, tracked } = await cancelled({ ...parcel, email })
  expect(letters.map(({ subject }) => subject.replace(/ \(.*$/, '')).sort()).toEqual([
    'Your parcel from Rift Roasters was cancelled',
    'Your refund of ₦1,500 is on its way',
  ])
  const [refund, gone] = letters.toSorted((a) => (a.subject.startsWith('Your refund') ? -1 : 1))
  expect(gone?.text).toContain('You cancelled this parcel: Ordered by mistake. You will get a refund')
  expect(refund?.text).toContain('Reason: Ordered by mistake\n')
  expect(tracked.timeline.map(({ text }: { text: string }) => text).slice(0, 2)).toEqual([
    '₦1,500 refunded: Ordered by mistake',
    'You cancelled this parcel: Ordered by mistake',
  ])
  expect(await newsOf(owner, 'request-to-answer')).toEqual([])
  expect(await newsOf(owner, 'request-changed')).toEqual([
    `Cancellation: ${parcel.number}-A-R1 · The buyer cancelled it. Do not send it.`,
  ])
  const { headers } = await signInAs(shop, owner.id)
  const seen = (await (await shop.request(`/orders/${parcel.parcelId}`, { headers })).json()).data
  expect(seen.timeline[1]).toMatchObject({ text: 'The buyer cancelled: Ordered by mistake', by: null })
})

test('a buyer who cancels an unpaid order gets one email, which names no one', async () => {
  const { store, owner } = await aStoreWithOwner(shop)
  const product = await aProduct(shop, { storeId: store.id, stock: 9 })
  const email = `${newId()}@buyer.test`
  const order = await anOrder(shop, { products: [product], email })
  const [parcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, order.orderId))
  const lines = await shop.database.select().from(orderLines).where(eq(orderLines.orderId, order.orderId))
  const { letters } = await cancelled({
    ...order,
    email,
    token: trackingToken(shop, order.orderId),
    parcelId: parcel?.id ?? '',
    parcelIds: [],
    lineIds: lines.map(({ id }) => id),
  })
  expect(letters.map(({ subject }) => subject.replace(/ \(.*$/, ''))).toEqual(['Your order was cancelled'])
  expect(letters[0]?.text).not.toContain('Ada')
  expect(await newsOf(owner, 'request-changed')).toEqual([])
})

test('a refund for returned goods gives the buyer’s reason in words, and ends their request without another email', async () => {
  const { request, owner, email } = await opened()
  const { headers } = await signInAs(shop, owner.id)
  const json = { act: 'approve', needsGoods: false }
  await shop.request(`/requests/${request.id}/answer`, { method: 'POST', headers, json })
  const letters = await lettersTo(shop, email)
  const refund = letters.find(({ subject }) => subject.startsWith('Your refund of'))
  expect(refund?.text).toContain('Reason: Does not fit\n')
  expect(letters.filter(({ subject }) => subject.startsWith('Your request is closed'))).toEqual([])
})

test('a refund by hand of a part tells both sides that the request goes on, and of the rest that it is closed', async () => {
  const { store, owner } = await aStoreWithOwner(shop, { name: 'Loom & Thread' })
  const product = await aProduct(shop, { storeId: store.id, stock: 9 })
  const email = `${newId()}@buyer.test`
  const parcel = await aParcelAt(shop, 'delivered', { products: [product], quantity: 3, email })
  await openAsBuyer(shop, parcel, { quantity: 3 })
  const refund = async (quantity: number) => {
    const lines = [{ lineId: parcel.lineIds[0], quantity }]
    const json = { reason: 'A stain', of: { kind: 'lines', lines, withDelivery: false } }
    const headers = { ...(await signInAs(shop, owner.id)).headers, 'idempotency-key': newId() }
    expect((await shop.request(`/parcels/${parcel.parcelId}/refunds`, { method: 'POST', headers, json })).status).toBe(
      201,
    )
    await shop.jobs.drain(shop)
  }
  await refund(1)
  expect(await newsOf(owner, 'request-changed')).toEqual([
    `Return: ${parcel.number}-A-R1 · 1 item was refunded separately. The request goes on for 2 items.`,
  ])
  const asked = async (title: string) =>
    (await lettersTo(shop, email)).filter(({ subject }) => subject.startsWith(title))
  expect((await asked('A part of your request was refunded')).map(({ text }) => text)).toEqual([
    expect.stringContaining(
      `Hello Ada Obi, 1 item of your request ${parcel.number}-A-R1 to Loom & Thread was refunded. The request goes on for 2 items.`,
    ),
  ])
  expect(await asked('We have received your request')).toHaveLength(1)
  await refund(2)
  const [closed] = await asked('Your request is closed')
  expect(closed?.text).toContain('Reason: Everything in this request was refunded separately.')
})
