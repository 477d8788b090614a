import { inflateSync } from 'node:zlib'
import type { Dispute } from '@makola/contract/orders/disputes.ts'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { startFakePaystack } from '../../../../testing/providers/fake-paystack.ts'
import { openPayingShop, type PayingShop } from '../../../../testing/shop/open-paying-shop.ts'
import { notifications } from '../../notifications/tables.ts'
import { newId } from '../../platform/ids.ts'
import { orderEvents, parcels } from '../tables.ts'
import { answerDueDisputes } from './answer-due-disputes.ts'

let open: PayingShop
let operator: SignedIn

beforeAll(async () => {
  open = await openPayingShop(startFakePaystack)
  operator = await anOperator(open.shop)
})
beforeEach(() => {
  open.fake.server.requests.length = 0
  open.fake.server.fault = null
})
afterAll(() => open.close())

const bank = async (path: string, json: object = {}) => {
  const body = JSON.stringify(json)
  const response = await fetch(`${open.fake.server.url}/hosted/bank/disputes${path}`, { method: 'POST', body })
  expect(response.status).toBe(200)
  return (await response.json()) as { id: number }
}
/** A session does not outlive the hours that pass here. */
const headersOf = async ({ id }: SignedIn) => (await signInAs(open.shop, id)).headers
const list = async (query = ''): Promise<Dispute[]> =>
  (await (await open.shop.request(`/disputes${query}`, { headers: await headersOf(operator) })).json()).data
const answer = async (id: string, kind: 'evidence' | 'accepted') =>
  open.shop.request(`/disputes/${id}/answer`, {
    method: 'POST',
    headers: await headersOf(operator),
    json: { answer: kind },
  })
const nameParcel = async (id: string, parcelId: string | null) =>
  open.shop.request(`/disputes/${id}/parcel`, {
    method: 'PUT',
    headers: await headersOf(operator),
    json: { parcelId },
  })
const answersSent = () => open.fake.server.requests.filter(({ path }) => path.endsWith('/resolve'))
const hoursPass = async (hours: number) => {
  open.shop.clock.advance(hours * 3600)
  await answerDueDisputes(open.shop)
  await open.shop.jobs.drain(open.shop)
}

/** A paid order that its buyer disputes, 16 hours before the deadline. */
async function aDispute({ isDelivered = false } = {}) {
  const order = await open.place()
  await open.comeBack(await open.decide(order, { scenario: 'pay', webhook: 'never' }))
  await open.shop.jobs.drain(open.shop)
  if (isDelivered) await deliver(order.id)
  const { id: bankId } = await bank('', { reference: order.payment.reference })
  await open.shop.jobs.drain(open.shop)
  const dispute = (await list()).find(({ orderNumber }) => order.number.startsWith(orderNumber))
  if (!dispute) throw new Error('The dispute is not listed')
  return { dispute, bankId, orderId: order.id }
}

async function deliver(orderId: string) {
  const { database, clock } = open.shop
  const [parcel] = await database
    .update(parcels)
    .set({ state: 'delivered', carrier: 'GIG', trackingNumber: 'GIG-1' })
    .where(eq(parcels.orderId, orderId))
    .returning()
  const event = { id: newId(), orderId, parcelId: parcel?.id ?? '', kind: 'delivered' as const, at: clock.now() }
  await database.insert(orderEvents).values(event)
}
/** The words of a PDF of standard letters: they stand in its packed streams, in hexadecimal. */
function readPdf(bytes: Buffer): string {
  const streams = bytes.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)
  return Array.from(streams, ([, packed = '']) => {
    const drawn = inflateSync(Buffer.from(packed, 'latin1')).toString('latin1')
    return Array.from(drawn.matchAll(/\[(.*?)\] TJ/g), ([, line = '']) =>
      Array.from(line.matchAll(/<([0-9a-f]*)>/g), ([, hex = '']) => Buffer.from(hex, 'hex').toString('latin1')).join(
        '',
      ),
    ).join('\n')
  }).join('\n')
}
const find = async (id: string, query = '') => (await list(query)).find((dispute) => dispute.id === id)

describe('a dispute that nobody answers', () => {
  test('is answered by itself two hours before its deadline when delivery is proven', async () => {
    const { dispute, bankId } = await aDispute({ isDelivered: true })
    await hoursPass(13)
    expect(answersSent()).toEqual([])
    await hoursPass(1.5)
    await hoursPass(0.5)
    expect(answersSent().map(({ body }) => JSON.parse(body))).toMatchObject([{ resolution: 'declined' }])
    expect(await find(dispute.id)).toMatchObject({ state: 'under_review', answer: { kind: 'evidence', by: 'clock' } })
    await bank(`/${bankId}/win`)
    await open.shop.jobs.drain(open.shop)
    expect(await find(dispute.id, '?state=closed')).toMatchObject({ state: 'won' })
    const news = await open.shop.database
      .select()
      .from(notifications)
      .where(like(notifications.cause, `%${dispute.id}%`))
    expect(news.map(({ cause }) => cause.split(':')[0]).sort()).toEqual(['dispute-ended', 'dispute-opened'])
  })

  test('is left to people, who are told once, when delivery is not proven', async () => {
    const { dispute } = await aDispute()
    await hoursPass(14.5)
    await hoursPass(0.5)
    expect(answersSent()).toEqual([])
    expect(await find(dispute.id)).toMatchObject({ state: 'needs_response', needsPerson: true })
    const cause = `dispute-due:${dispute.id}`
    expect(await open.shop.database.$count(notifications, eq(notifications.cause, cause))).toBe(1)
  })

  test('is tried again when the provider does not take the evidence', async () => {
    const { dispute } = await aDispute({ isDelivered: true })
    open.fake.server.fault = { kind: 'error', path: '/dispute' }
    await hoursPass(14.5)
    expect(await find(dispute.id)).toMatchObject({ state: 'needs_response', answer: null })
    open.fake.server.fault = null
    await hoursPass(0.2)
    expect(await find(dispute.id)).toMatchObject({ state: 'under_review', answer: { kind: 'evidence' } })
  })
})

describe('the staff', () => {
  test('see open disputes by their deadline, with their parcels', async () => {
    const { dispute } = await aDispute()
    expect(dispute).toMatchObject({
      provider: 'paystack',
      state: 'needs_response',
      funds: 'none',
      fee: null,
      parcels: [{ state: 'new' }],
      namedParcelId: null,
      needsPerson: false,
    })
    const deadlines = (await list()).map(({ dueAt }) => dueAt ?? '9')
    expect(deadlines).toEqual(deadlines.toSorted())
    const headers = await headersOf(await anAccount(open.shop))
    expect((await open.shop.request('/disputes', { headers })).status).toBe(403)
  })

  test('give the money up, once', async () => {
    const { dispute } = await aDispute()
    const answers = await Promise.all(Array.from({ length: 5 }, () => answer(dispute.id, 'accepted')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409])
    expect(answersSent()).toHaveLength(1)
    await open.shop.jobs.drain(open.shop)
    expect(await find(dispute.id, '?state=closed')).toMatchObject({ state: 'lost', funds: 'withdrawn' })
    expect((await answer(dispute.id, 'evidence')).status).toBe(409)
  })

  test('are told when the provider does not take an answer', async () => {
    const { dispute } = await aDispute()
    open.fake.server.fault = { kind: 'error', path: '/dispute' }
    const refused = await answer(dispute.id, 'evidence')
    expect(refused.status).toBe(503)
    expect(await refused.json()).toMatchObject({ code: 'payments.answer-not-taken' })
    expect((await answer(newId(), 'evidence')).status).toBe(404)
  })

  test('name the parcel that bears the loss, until the dispute has ended', async () => {
    const { dispute, bankId } = await aDispute()
    const parcelId = dispute.parcels[0]?.id ?? ''
    expect(await (await nameParcel(dispute.id, parcelId)).json()).toEqual({
      data: { id: dispute.id, namedParcelId: parcelId },
    })
    expect((await nameParcel(dispute.id, newId())).status).toBe(404)
    expect((await nameParcel(newId(), null)).status).toBe(404)
    await bank(`/${bankId}/lose`)
    await open.shop.jobs.drain(open.shop)
    expect((await nameParcel(dispute.id, null)).status).toBe(409)
  })

  test('read the evidence as a document', async () => {
    const { dispute } = await aDispute()
    const headers = await headersOf(operator)
    const response = await open.shop.request(`/disputes/${dispute.id}/evidence.pdf`, { headers })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(new TextDecoder().decode(await response.arrayBuffer()).startsWith('%PDF')).toBe(true)
    expect((await open.shop.request(`/disputes/${newId()}/evidence.pdf`, { headers })).status).toBe(404)
  })

  test('read in it which terms the buyer accepted, whatever they say today', async () => {
    const headers = await headersOf(operator)
    const publish = (text: string) => open.shop.request('/shop/pages/terms', { method: 'PUT', json: { text }, headers })
    await publish('Goods come back within 14 days.')
    const { dispute } = await aDispute()
    await publish('No goods come back.')
    const file = await open.shop.request(`/disputes/${dispute.id}/evidence.pdf`, { headers })
    const text = readPdf(Buffer.from(await file.arrayBuffer()))
    expect(text).toContain('Terms, version 1, in force since')
    expect(text).toContain('/terms/?version=1')
    expect(text).not.toContain('version 2')
  })
})
