import type { GuestData } from '@makola/contract/privacy/guest-data.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { brokenNames } from '../../../../testing/broken-invariants.ts'
import { anAccount } from '../../../../testing/builders/auth.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aParcelAt, openAsBuyer } from '../../../../testing/builders/requests.ts'
import { reviewAsBuyer } from '../../../../testing/builders/reviews.ts'
import { findText } from '../../../../testing/database/find-text.ts'
import { readZip } from '../../../../testing/read-zip.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { limits } from '../../auth/limits.ts'
import { orders } from '../../orders/tables.ts'
import { trackingToken } from '../../orders/tracking/tracking-token.ts'
import { idempotencyKeys, rateLimits } from '../../platform/tables.ts'
import { reviews } from '../../reviews/tables.ts'
import { runRetention } from '../run-retention.ts'
import { guestLinks } from '../tables.ts'
import { forgetGuestLinks } from './ask-guest-link.ts'

let shop: TestPlatform
beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(() => shop.database.delete(rateLimits))
afterAll(() => shop.close())

const day = 86_400
let known = 0

/** A guest with a delivered order and a request in their own words. */
async function aGuest() {
  known += 1
  const email = `ama-${known}@guest.test`
  const name = `Ama Serwaa ${known}`
  const street = `${known} Baobab Street`
  const address = { name, line1: street, city: 'Accra', countryCode: 'GH' }
  const phone = `+23320412345${known}`
  const contact = { email, phone, address, note: `Ring at ${street}`, network: 'digest' }
  const own = await aParcelAt(shop, 'delivered', contact)
  const text = `${name} of ${street} is not happy`
  expect((await openAsBuyer(shop, own, { kind: 'faulty', reason: 'does-not-work', text })).status).toBe(201)
  return { email, own, contact, texts: [email, name, phone, street] }
}

/** Ends what is open of an order. */
async function closeOrder(orderId: string): Promise<void> {
  const closedAt = shop.clock.now()
  await shop.database.update(orders).set({ state: 'completed', closedAt }).where(eq(orders.id, orderId))
  await shop.database.execute(sql`update requests set closed_at = ${closedAt.toISOString()}, state = 'done',
    due_at = null, due_action = null where order_id = ${orderId}`)
}

const ask = (email: string) => shop.request('/guest-data/', { method: 'POST', json: { email } })
const look = (token: string) => shop.request(`/guest-data/${token}`)
const take = (token: string) => shop.request(`/guest-data/${token}/export`, { method: 'POST' })
const erase = (token: string) => shop.request(`/guest-data/${token}/erasure`, { method: 'POST' })
const codeOf = async (answer: Response) => ({ status: answer.status, code: (await answer.json()).code })
const dataOf = async (token: string) => ((await (await look(token)).json()) as { data: GuestData }).data

/** The secret in the newest email to an address that asks for it now. */
async function mailedLink(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(202)
  const [letter] = await lettersTo(shop, email)
  return /\/privacy\/request\/\?link=([\w.-]+)/.exec(letter?.text ?? '')?.[1] ?? ''
}

describe('asking for a link', () => {
  it('says and mails the same to an address with orders, without any, and with an account', async () => {
    const { email } = await aGuest()
    const account = await anAccount(shop)
    const answers = []
    for (const address of [email, 'nobody@guest.test', account.email]) {
      const answer = await ask(address)
      const [letter] = await lettersTo(shop, address)
      answers.push({
        status: answer.status,
        body: await answer.text(),
        subject: letter?.subject,
        text: letter?.text.replace(/link=\S+/, 'link='),
      })
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    expect(answers[0]).toMatchObject({ status: 202, body: '', subject: 'Your data without an account' })
    expect((await ask('nobody')).status).toBe(422)
  })

  it('is limited for each address, of one network and of all', async () => {
    toNextWindow(shop, limits.lettersHere)
    for (let made = 0; made < limits.lettersHere.calls; made += 1)
      expect((await ask('many@guest.test')).status).toBe(202)
    expect((await ask('Many@guest.test')).status).toBe(429)
    expect((await ask('other@guest.test')).status).toBe(202)
    expect(await lettersTo(shop, 'many@guest.test')).toHaveLength(limits.lettersHere.calls)
  })
})

describe('a link', () => {
  it('gives a copy of everything that belongs to the guest’s orders, and of nobody else', async () => {
    const { email, own, texts } = await aGuest()
    const stranger = await aGuest()
    const account = await anAccount(shop)
    const claimed = await aPaidOrder(shop, { email, accountId: account.id })
    const token = await mailedLink(email)
    expect(await dataOf(token)).toMatchObject({ email, orderCount: 1, isExported: false })
    const files = readZip(Buffer.from(await (await take(token)).arrayBuffer()))
    const all = [...files.values()].join('\n')
    expect(JSON.parse(files.get('json/orders.json') ?? '')).toMatchObject([{ id: own.orderId }])
    expect(files.get('csv/requests.csv')).toContain('is not happy')
    expect(JSON.parse(files.get('json/request_events.json') ?? '').length).toBeGreaterThan(0)
    for (const text of texts) expect(all).toContain(text)
    for (const text of [...stranger.texts, claimed.orderId, 'trackingHash', 'digest']) expect(all).not.toContain(text)
    expect(await dataOf(token)).toMatchObject({ isExported: true })
    expect(await codeOf(await take(token))).toEqual({ status: 409, code: 'privacy.link-used' })
  })

  it('used twice at once, gives one copy', async () => {
    const token = await mailedLink((await aGuest()).email)
    const answers = await Promise.all([take(token), take(token), take(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
  })

  it('that is changed, unknown or a day old leads nowhere, and its address is deleted', async () => {
    const { email } = await aGuest()
    const token = await mailedLink(email)
    for (const bad of ['nonsense', `${token.slice(0, -1)}_`]) {
      for (const use of [look, take, erase]) expect((await use(bad)).status).toBe(404)
    }
    shop.clock.advance(day)
    for (const use of [look, take, erase]) expect((await use(token)).status).toBe(404)
    await forgetGuestLinks(shop)
    expect(await shop.database.$count(guestLinks, eq(guestLinks.email, email))).toBe(0)
  })

  it('is tried sixty times a minute', async () => {
    for (const use of [look, take, erase]) {
      toNextWindow(shop, { calls: 60, seconds: 60 })
      const answers = await Promise.all(Array.from({ length: 61 }, () => use('x')))
      expect(answers.filter(({ status }) => status === 429)).toHaveLength(1)
    }
  })
})

describe('erasing', () => {
  it('is refused with reasons while an order or a request is open, and changes nothing', async () => {
    const { email, own, contact, texts } = await aGuest()
    await aPaidOrder(shop, contact)
    const token = await mailedLink(email)
    expect((await dataOf(token)).obstacles).toEqual(['open-orders', 'open-requests'])
    expect(await codeOf(await erase(token))).toEqual({ status: 409, code: 'privacy.guest-obstacles' })
    const [order] = await shop.database.select().from(orders).where(eq(orders.id, own.orderId))
    expect(order?.removalAskedAt).toBeNull()
    expect((await findText(shop, texts)).length).toBeGreaterThan(0)
    expect((await look(token)).status).toBe(200)
  })

  it('hides the person at once, leaves the contact to returns for 180 days and the amounts to the books', async () => {
    const { email, own, texts } = await aGuest()
    const [token, second] = [await mailedLink(email), await mailedLink(email)]
    expect((await reviewAsBuyer(shop, own)).status).toBe(201)
    await closeOrder(own.orderId)
    expect((await dataOf(token)).obstacles).toEqual([])
    expect((await erase(token)).status).toBe(204)
    for (const link of [token, second]) expect((await look(link)).status).toBe(404)
    const [review] = await shop.database.select().from(reviews).where(eq(reviews.orderId, own.orderId))
    expect(review).toMatchObject({ name: null, rating: 5 })

    const tracked = await (await shop.request(`/orders/track/${trackingToken(shop, own.orderId)}`)).json()
    expect(tracked.data).toMatchObject({ email: null, address: { name: 'Removed at the buyer’s request' } })
    const later = await anAccount(shop, { email })
    const { data } = await (await shop.request('/orders/claimable', { headers: later.headers })).json()
    expect(data).toEqual([])
    await shop.database.execute(sql`update accounts set email = id || '@moved.test' where id = ${later.id}`)

    // By the database's clock they end after a day.
    await shop.database.delete(idempotencyKeys)
    shop.clock.advance(181 * day)
    await runRetention(shop)
    expect(await findText(shop, texts)).toEqual([])
    const [order] = await shop.database.select().from(orders).where(eq(orders.id, own.orderId))
    expect(order).toMatchObject({ totalMinor: 150_000, address: { city: 'Accra', line1: '' } })
    expect((await brokenNames(shop)).filter((name) => name.startsWith('privacy.'))).toEqual([])
  })

  it('asked twice at once, happens once; an account of the same address keeps all of its own', async () => {
    const { email, own } = await aGuest()
    const account = await anAccount(shop, { email })
    const claimed = await aPaidOrder(shop, { email, accountId: account.id })
    const token = await mailedLink(email)
    await closeOrder(own.orderId)
    const answers = await Promise.all([erase(token), erase(token)])
    expect(answers.map(({ status }) => status).toSorted()).toEqual([204, 404])
    const [kept] = await shop.database.select().from(orders).where(eq(orders.id, claimed.orderId))
    expect(kept).toMatchObject({ removalAskedAt: null, accountId: account.id })
    expect((await shop.request('/auth/me', { headers: account.headers })).status).toBe(200)
  })
})

it('a link whose time has long ended is found by an invariant', async () => {
  const id = '01900000-0000-7000-8000-000000000001'
  await shop.database.insert(guestLinks).values({ id, email: 'left@guest.test', askedAt: new Date('2020-01-01') })
  expect(await brokenNames(shop)).toContain('privacy.guest-links')
  await shop.database.delete(guestLinks)
})
