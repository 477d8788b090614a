import type { Message, NewMessage } from '@makola/contract/messages/messages.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aMessage, writeAsBuyer, writeAsStore } from '../../../../testing/builders/messages.ts'
import { anOrder } from '../../../../testing/builders/orders.ts'
import { aParcelAt, type Parcelled } from '../../../../testing/builders/requests.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { toNextWindow } from '../../../../testing/to-next-window.ts'
import { parcels } from '../../orders/tables.ts'
import { trackingToken } from '../../orders/tracking/tracking-token.ts'
import { newId } from '../../platform/ids.ts'
import { rateLimits } from '../../platform/tables.ts'
import { auditEntries } from '../../shop/tables.ts'
import { conversations, messages } from '../tables.ts'
import { messagesPerHour } from './post-message.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let parcel: Parcelled

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  await shop.database.delete(rateLimits)
  ;({ store, owner } = await aStoreWithOwner(shop))
  parcel = await aParcelAt(shop, 'new', { products: [await aProduct(shop, { storeId: store.id, stock: 5 })] })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const headersOf = async (person: SignedIn) => (await signInAs(shop, person.id)).headers
const asBuyer = (path = '', init: object = {}, { token, parcelId }: Parcelled = parcel) =>
  shop.request(`/orders/track/${token}/parcels/${parcelId}/messages${path}`, init)
const asPerson = async (person: SignedIn, path: string, init: object = {}) =>
  shop.request(path, { ...init, headers: await headersOf(person) })
const asOwner = (path = '', init: object = {}) => asPerson(owner, `/parcels/${parcel.parcelId}/messages${path}`, init)
const write = async (text?: string) => aMessage(shop, parcel, text)
const reply = async (given: Partial<NewMessage> = {}) =>
  writeAsStore(shop, { parcelId: parcel.parcelId, person: { headers: await headersOf(owner) } }, given)
const textsOf = async (answer: Promise<Response>) =>
  ((await (await answer).json()) as { data: Message[] }).data.map(({ text }) => text)
const conversationOf = async (parcelId = parcel.parcelId) => {
  const [row] = await shop.database.select().from(conversations).where(eq(conversations.parcelId, parcelId))
  return row
}

describe('a conversation', () => {
  test('goes both ways, newest first, and each side learns what the other has read', async () => {
    const asked = await write('Do you have it in red?')
    expect(asked).toMatchObject({ side: 'buyer', state: 'sent', isRead: false, author: null })
    expect(await (await asOwner()).json()).toMatchObject({
      data: [{ id: asked.id, text: 'Do you have it in red?' }],
      meta: { next: null, thread: { unread: 1, closed: null, closesAt: null, store: { slug: store.slug } } },
    })
    const seen = await asOwner('/read', { method: 'POST', json: { messageId: asked.id } })
    expect(await seen.json()).toMatchObject({ data: { unread: 0 } })
    expect((await reply({ text: 'Yes.' })).status).toBe(201)
    const { data, meta } = await (await asBuyer()).json()
    expect(data).toMatchObject([
      { side: 'store', text: 'Yes.', author: null, isRead: false },
      { id: asked.id, isRead: true },
    ])
    expect(meta.thread).toMatchObject({ unread: 1 })
    expect(meta.thread.buyerName).toBeUndefined()
    // Colleagues know who wrote.
    expect((await (await asOwner()).json()).data[0].author).toBe(owner.name)
    const threads = await (await shop.request(`/orders/track/${parcel.token}/threads`)).json()
    expect(threads.data).toMatchObject([{ parcelId: parcel.parcelId, unread: 1 }])
    await asBuyer('/read', { method: 'POST', json: { messageId: data[0].id } })
    expect(await conversationOf()).toMatchObject({ buyerUnreadSince: null, storeUnreadSince: null })
  })

  test('is paged by a cursor of its own', async () => {
    for (const text of ['one', 'two', 'three']) {
      shop.clock.advance(1)
      await write(text)
    }
    const first = await (await asBuyer('?limit=2')).json()
    expect(first.data.map(({ text }: Message) => text)).toEqual(['three', 'two'])
    expect(await textsOf(asBuyer(`?limit=2&cursor=${first.meta.next}`))).toEqual(['one'])
    expect((await asOwner(`?cursor=${first.meta.next}`)).status).toBe(422)
  })

  test('keeps texts as they were typed: markup is text', async () => {
    const text = '<script>alert(1)</script> & <b>bold</b>\n"quoted"'
    await write(text)
    expect(await textsOf(asOwner())).toEqual([text])
  })

  test('belongs to its order: another order’s link and an unknown parcel are 404', async () => {
    const other = await aParcelAt(shop, 'new')
    await write()
    const mixed = { ...parcel, token: other.token }
    const unknown = { ...parcel, parcelId: newId() }
    for (const wrong of [mixed, unknown, { ...parcel, token: 'x'.repeat(43) }]) {
      const statuses = [
        (await asBuyer('', {}, wrong)).status,
        (await asBuyer('/read', { method: 'POST', json: { messageId: newId() } }, wrong)).status,
        (await asBuyer('/block', { method: 'PUT', json: { isBlocked: true } }, wrong)).status,
        (await asBuyer('', { method: 'POST', headers: { 'idempotency-key': newId() }, json: { text: 'a' } }, wrong))
          .status,
      ]
      expect(statuses).toEqual([404, 404, 404, 404])
    }
    expect((await shop.request(`/orders/track/${'x'.repeat(43)}/threads`)).status).toBe(404)
    const stranger = await aStoreWithOwner(shop)
    expect((await asPerson(stranger.owner, `/parcels/${parcel.parcelId}/messages`)).status).toBe(404)
    const foreign = await aMessage(shop, other)
    expect((await asBuyer('/read', { method: 'POST', json: { messageId: foreign.id } })).status).toBe(404)
  })

  test('is not for the accounts of a store, nor for the staff without a reason', async () => {
    const accounts = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: accounts.id, role: 'accounts' })
    const support = await anAccount(shop, { staffRole: 'support' })
    await write()
    for (const person of [accounts, support]) {
      expect((await asPerson(person, `/parcels/${parcel.parcelId}/messages`)).status).toBe(403)
      expect((await asPerson(person, `/conversations/?store=${store.id}`)).status).toBe(403)
    }
  })

  test('sends a message once for a key', async () => {
    const key = newId()
    const first = await (await writeAsBuyer(shop, parcel, { key })).json()
    expect(await (await writeAsBuyer(shop, parcel, { key })).json()).toEqual(first)
    expect((await writeAsBuyer(shop, parcel, { key, text: 'Other' })).status).toBe(422)
    expect((await asBuyer('', { method: 'POST', json: { text: 'a' } })).status).toBe(400)
    expect(await textsOf(asOwner())).toHaveLength(1)
  })

  test('refuses nothing, too much, and a second conversation: ten first messages at once are in one', async () => {
    expect((await writeAsBuyer(shop, parcel, { text: ' \n ' })).status).toBe(422)
    expect((await writeAsBuyer(shop, parcel, { text: 'a'.repeat(4001) })).status).toBe(422)
    expect(await conversationOf()).toBeUndefined()
    const answers = await Promise.all(Array.from({ length: 10 }, () => writeAsBuyer(shop, parcel)))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(201))
    expect(await textsOf(asOwner())).toHaveLength(10)
  })
})

describe('the limits', () => {
  test('twenty messages an hour for each side', async () => {
    toNextWindow(shop, messagesPerHour)
    const answers: Response[] = []
    for (let count = 0; count < 21; count++) answers.push(await writeAsBuyer(shop, parcel))
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(201), 429])
    expect((await reply()).status).toBe(201)
    shop.clock.advance(Number(answers.at(-1)?.headers.get('retry-after')))
    expect((await writeAsBuyer(shop, parcel)).status).toBe(201)
  })

  test('nobody writes before the order is paid, or 90 days after the parcel was closed', async () => {
    const unpaid = await anOrder(shop)
    const [unpaidParcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, unpaid.orderId))
    const waiting = {
      ...parcel,
      ...unpaid,
      token: trackingToken(shop, unpaid.orderId),
      parcelId: unpaidParcel?.id ?? '',
    }
    const early = await writeAsBuyer(shop, waiting)
    expect(await early.json()).toMatchObject({ status: 409, code: 'messages.closed', current: 'not-yet' })

    const done = await aParcelAt(shop, 'delivered')
    shop.clock.advance(90 * 86_400 - 60)
    expect((await writeAsBuyer(shop, done)).status).toBe(201)
    shop.clock.advance(120)
    expect(await (await writeAsBuyer(shop, done)).json()).toMatchObject({ status: 409, current: 'over' })
    expect((await (await asBuyer('', {}, done)).json()).meta.thread).toMatchObject({ closed: 'over' })
    expect(await textsOf(asBuyer('', {}, done))).toHaveLength(1)
  })
})

describe('screening', () => {
  test('a phone number passes, inside an order riders need it', async () => {
    expect(await write('Call me when you are near: 0803 123 4567')).toMatchObject({ state: 'sent' })
  })

  test.each([
    ['a link', 'Look at https://cheap.example/shoes', ['link']],
    ['money elsewhere', 'Pay into 0123456789 at GTBank please', ['account-number']],
    ['mobile money', 'Send the MoMo to 024 412 3456', ['pay-outside']],
  ])('%s is held: its writer is told, the other side sees nothing', async (_what, text, reasons) => {
    const held = await (await reply({ text })).json()
    expect(held.data).toMatchObject({ state: 'held', reasons: expect.arrayContaining(reasons) })
    expect(await textsOf(asBuyer())).toEqual([])
    expect(await textsOf(asOwner())).toEqual([text])
    expect(await conversationOf()).toMatchObject({ lastAt: null, buyerUnreadSince: null })
  })

  test('the staff releases or rejects once, and the writer reads why', async () => {
    const support = await anAccount(shop, { staffRole: 'support' })
    const one = await write('See https://one.example')
    const two = await write('See https://two.example')
    const queue = await (await asPerson(support, '/messages/held?limit=100')).json()
    const ids = queue.data.map(({ id }: { id: string }) => id)
    expect(ids).toEqual(expect.arrayContaining([one.id, two.id]))
    const decide = (id: string, json: object) => asPerson(support, `/messages/${id}/decision`, { method: 'POST', json })
    expect((await decide(one.id, { decision: 'reject' })).status).toBe(422)
    expect((await decide(newId(), { decision: 'release' })).status).toBe(404)
    shop.clock.advance(60)
    expect((await decide(one.id, { decision: 'release' })).status).toBe(200)
    expect((await decide(two.id, { decision: 'reject', reason: 'No links to other shops.' })).status).toBe(200)
    expect(await (await decide(two.id, { decision: 'release' })).json()).toMatchObject({
      status: 409,
      code: 'messages.decided',
      current: 'rejected',
    })
    expect(await textsOf(asOwner())).toEqual(['See https://one.example'])
    expect((await (await asBuyer()).json()).data).toMatchObject([
      { id: two.id, state: 'rejected', decision: 'No links to other shops.' },
      { id: one.id, state: 'sent' },
    ])
    expect((await conversationOf())?.firstAskedAt?.getTime()).toBeGreaterThan(new Date(two.at).getTime())
  })

  test('ten decisions at once have one outcome', async () => {
    const support = await anAccount(shop, { staffRole: 'support' })
    const { id } = await write('See https://one.example')
    const decisions = Array.from({ length: 10 }, (_, each) =>
      each % 2 === 0 ? { decision: 'release' } : { decision: 'reject', reason: 'No' },
    )
    const answers = await Promise.all(
      decisions.map((json) => asPerson(support, `/messages/${id}/decision`, { method: 'POST', json })),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(409)])
    expect(await shop.database.$count(auditEntries, eq(auditEntries.subjectId, parcel.parcelId))).toBe(1)
  })
})

describe('a block', () => {
  test('of the buyer ends messages both ways, and only the buyer lifts it', async () => {
    await write()
    await asBuyer('/block', { method: 'PUT', json: { isBlocked: true } })
    expect(await (await reply()).json()).toMatchObject({ status: 409, current: 'blocked-by-buyer' })
    expect((await writeAsBuyer(shop, parcel)).status).toBe(409)
    await asOwner('/block', { method: 'PUT', json: { isBlocked: false } })
    expect((await reply()).status).toBe(409)
    await asBuyer('/block', { method: 'PUT', json: { isBlocked: false } })
    expect((await reply()).status).toBe(201)
  })

  test('of a store needs a reason, and is in the activity log once', async () => {
    const block = (json: object) => asOwner('/block', { method: 'PUT', json })
    expect((await block({ isBlocked: true })).status).toBe(422)
    expect((await block({ isBlocked: true, reason: ' ' })).status).toBe(422)
    const answers = await Promise.all([1, 2, 3].map(() => block({ isBlocked: true, reason: 'Threats' })))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const isIts = and(eq(auditEntries.subjectId, parcel.parcelId), eq(auditEntries.action, 'conversation.blocked'))
    expect(await shop.database.$count(auditEntries, isIts)).toBe(1)
    expect(await (await writeAsBuyer(shop, parcel)).json()).toMatchObject({ status: 409, current: 'blocked-by-store' })
    const request = await shop.request(`/orders/track/${parcel.token}/request-options`)
    expect(request.status).toBe(200)
  })
})

describe('the staff', () => {
  test('reads with a reason: both sides see who, the activity log keeps why, once an hour', async () => {
    const support = await anAccount(shop, { staffRole: 'support', name: 'Efua Mensah' })
    const visit = (json: object, id = parcel.parcelId) =>
      asPerson(support, `/parcels/${id}/messages/visits`, { method: 'POST', json })
    const why = { cause: 'report', reason: 'The buyer reports threats' }
    expect((await visit(why)).status).toBe(404)
    await write('Pay into 0123456789 at GTBank please')
    expect((await visit({ cause: 'report', reason: '' })).status).toBe(422)
    expect((await visit({ reason: 'Curious' })).status).toBe(422)
    const isRead = and(eq(auditEntries.action, 'conversation.read'), eq(auditEntries.subjectId, parcel.parcelId))
    expect(await shop.database.$count(auditEntries, isRead)).toBe(0)
    expect(await shop.database.$count(messages, eq(messages.authorId, support.id))).toBe(0)
    const read = await (await visit(why)).json()
    expect(read.data).toMatchObject([{ side: 'staff', author: 'Efua Mensah' }, { state: 'held' }])
    await visit(why)
    const entries = await shop.database.select().from(auditEntries).where(isRead)
    expect(entries).toMatchObject([{ after: why, storeId: store.id }])
    const shown = { side: 'staff', author: 'Efua Mensah', text: '' }
    expect((await (await asBuyer()).json()).data[0]).toMatchObject(shown)
    expect((await (await asOwner()).json()).data).toMatchObject([shown])
    shop.clock.advance(3601)
    await visit(why)
    expect(await shop.database.$count(auditEntries, isRead)).toBe(2)
  })
})

describe('the first reply', () => {
  test('of two at once counts once, and never moves', async () => {
    await write()
    shop.clock.advance(600)
    const answers = await Promise.all([reply(), reply()])
    expect(answers.map(({ status }) => status)).toEqual([201, 201])
    const first = (await conversationOf())?.firstReplyAt
    const replies = and(eq(messages.side, 'store'), eq(messages.conversationId, (await conversationOf())?.id ?? ''))
    const [earliest] = await shop.database.select().from(messages).where(replies).orderBy(messages.shownAt)
    expect(first).toEqual(earliest?.shownAt)
    shop.clock.advance(600)
    await reply()
    expect((await conversationOf())?.firstReplyAt).toEqual(first)
  })

  test('is none where the store wrote first', async () => {
    await reply()
    shop.clock.advance(60)
    await write()
    await reply()
    expect(await conversationOf()).toMatchObject({ firstAskedAt: null, firstReplyAt: null })
  })
})

test('a message that comes while the list is read stays unread', async () => {
  const first = await write('First')
  shop.clock.advance(5)
  const second = await write('Second')
  const read = await asOwner('/read', { method: 'POST', json: { messageId: first.id } })
  expect(await read.json()).toMatchObject({ data: { unread: 1 } })
  expect((await conversationOf())?.storeUnreadSince?.toISOString()).toBe(second.at)
})

test('a store lists its conversations, unread first', async () => {
  const product = await aProduct(shop, { storeId: store.id, stock: 5 })
  const others = [
    await aParcelAt(shop, 'new', { products: [product] }),
    await aParcelAt(shop, 'new', { products: [product] }),
  ] as const
  const first = await write('Oldest, unread')
  for (const [index, other] of others.entries()) {
    shop.clock.advance(60)
    const { id } = await aMessage(shop, other, `Later ${index}`)
    if (index === 1) continue
    await asPerson(owner, `/parcels/${other.parcelId}/messages/read`, { method: 'POST', json: { messageId: id } })
  }
  const list = async (query = '') => (await asPerson(owner, `/conversations/?store=${store.id}${query}`)).json()
  const all = await list()
  const numbers = (rows: { parcelNumber: string; last: { text: string } }[]) => rows.map(({ last }) => last.text)
  expect(numbers(all.data)).toEqual(['Later 1', 'Oldest, unread', 'Later 0'])
  expect(all).toMatchObject({
    meta: { unread: 2, next: null },
    data: [{ unread: 1, buyerName: expect.any(String) }, {}, {}],
  })
  const page = await list('&limit=2')
  expect(numbers((await list(`&limit=2&cursor=${page.meta.next}`)).data)).toEqual(['Later 0'])
  expect(numbers((await list('&unread=true')).data)).toEqual(['Later 1', 'Oldest, unread'])
  expect(first.side).toBe('buyer')
})
