import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { anOrder } from '../../../../testing/builders/orders.ts'
import { aMember, aStore, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { readEvents } from '../../../../testing/read-events.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { createApp } from '../../app.ts'
import { accessTokenSeconds } from '../../auth/sessions/access-token.ts'
import { changeRole } from '../../auth/staff/change-role.ts'
import { noteOrderEvent } from '../../orders/note-order-event.ts'
import { trackingToken } from '../../orders/tracking/tracking-token.ts'
import { openStreams } from '../../platform/http/stream.ts'
import { newId } from '../../platform/ids.ts'
import { createLog } from '../../platform/log.ts'
import { openSignals } from '../../platform/messaging/signals.ts'
import { transact } from '../../platform/platform.ts'
import { members } from '../../stores/tables.ts'
import { sendNotifications } from './send-notifications.ts'

let shop: TestPlatform
const open: Response[] = []
/** The interval of the shop's check that a listener may still listen. */
const beatMs = 25_000

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  vi.useRealTimers()
  await Promise.all(open.splice(0).map((response) => response.body?.locked || response.body?.cancel()))
})
afterAll(() => shop.close())

type Headers = Pick<SignedIn, 'headers'>

async function follow(store: string | undefined, who: Headers, headers: Record<string, string> = {}) {
  const target = store === undefined ? '/notifications/stream' : `/notifications/stream?store=${store}`
  const response = await shop.request(target, { headers: { ...who.headers, ...headers } })
  return listenTo(response)
}

function listenTo(response: Response) {
  open.push(response)
  const events = readEvents(response)
  return { response, next: async () => (await events.next()).value, events }
}

function tell(storeId: string | null, title: string, by = shop): Promise<void> {
  const type = storeId === null ? ('rate-stale' as const) : ('new-order' as const)
  const news = { type, storeId, cause: `${type}:${newId()}`, title, body: '', link: '/dashboard' }
  return transact(by, (tx) => sendNotifications(tx, news, shop.clock.now()))
}

describe('the bell', () => {
  test('sends the number of unread ones, then each new one', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    const { response, next } = await follow(store.slug, owner)
    expect(response.headers.get('content-type')).toContain('text/event-stream')
    expect(await next()).toMatchObject({ event: 'unread', data: { unread: 0 } })
    await tell(store.id, 'First')
    await tell(store.id, 'Second')
    const first = await next()
    expect(first).toMatchObject({
      event: 'notification',
      data: { unread: expect.any(Number), notification: { title: 'First' } },
    })
    expect(first).toMatchObject({ data: { notification: { id: first?.id } } })
    expect(await next()).toMatchObject({
      event: 'notification',
      data: { unread: 2, notification: { title: 'Second' } },
    })
  })

  test('works across processes, even after its connection was cut', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    const other = {
      ...shop,
      signals: await openSignals(shop.databaseUrl, createLog('silent')),
      streams: openStreams(shop.signals),
    }
    const response = await createApp(other).request(`/api/notifications/stream?store=${store.id}`, {
      headers: owner.headers,
    })
    const { next } = listenTo(response)
    await next()
    await tell(store.id, 'From here')
    expect(await next()).toMatchObject({ data: { notification: { title: 'From here' } } })
    await shop.database.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'makola signals' and datname = current_database()`)
    expect(await next()).toMatchObject({ event: 'changed', data: { what: 'everything' } })
    expect(await next()).toMatchObject({ event: 'unread', data: { unread: 1 } })
    await tell(store.id, 'And again')
    expect(await next()).toMatchObject({ data: { notification: { title: 'And again' } } })
    other.streams.end()
    await other.signals.close()
  })

  test('resumes after the last one seen', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    const { next } = await follow(store.id, owner)
    await next()
    await tell(store.id, 'Seen')
    const seen = await next()
    await tell(store.id, 'Missed')
    shop.clock.advance(1)
    await tell(store.id, 'Missed too')
    const resumed = await follow(store.id, owner, { 'last-event-id': seen?.id ?? '' })
    expect(await resumed.next()).toMatchObject({ event: 'unread', data: { unread: 3 } })
    expect(await resumed.next()).toMatchObject({ data: { notification: { title: 'Missed' } } })
    expect(await resumed.next()).toMatchObject({ data: { notification: { title: 'Missed too' } } })
    const odd = await follow(store.id, owner, { 'last-event-id': "1'; drop table" })
    expect(await odd.next()).toMatchObject({ event: 'unread' })
  })

  test('follows reading elsewhere', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    await tell(store.id, 'One')
    const { next } = await follow(store.id, owner)
    expect(await next()).toMatchObject({ data: { unread: 1 } })
    const json = { store: store.id, ids: 'all' }
    await shop.request('/notifications/read', { method: 'POST', json, headers: owner.headers })
    expect(await next()).toMatchObject({ event: 'unread', data: { unread: 0 } })
  })

  test('is private to a person and store; an operator gets the shop’s news anywhere', async () => {
    const [mine, other] = [await aStoreWithOwner(shop), await aStoreWithOwner(shop)]
    const operator = await anOperator(shop)
    await aMember(shop, { storeId: other.store.id, accountId: mine.owner.id })
    const [here, elsewhere, anywhere] = [
      await follow(mine.store.id, mine.owner),
      await follow(other.store.id, mine.owner),
      await follow(mine.store.id, operator),
    ]
    await Promise.all([here.next(), elsewhere.next(), anywhere.next()])
    await tell(other.store.id, 'Not here')
    await tell(mine.store.id, 'Here')
    await tell(null, 'The shop’s')
    expect(await here.next()).toMatchObject({ data: { notification: { title: 'Here' } } })
    expect(await elsewhere.next()).toMatchObject({ data: { notification: { title: 'Not here' } } })
    expect(await anywhere.next()).toMatchObject({ data: { notification: { title: 'The shop’s' } } })
  })

  test('reports a change of a parcel, whoever made it', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    const { next } = await follow(store.id, owner)
    await next()
    const { orderId } = await anOrder(shop)
    const other = await aStore(shop)
    const event = { orderId, kind: 'packed' as const, at: shop.clock.now() }
    await transact(shop, (tx) => noteOrderEvent(tx, { ...event, storeId: other.id }))
    await transact(shop, (tx) => noteOrderEvent(tx, { ...event, storeId: store.id }))
    expect(await next()).toMatchObject({ event: 'changed', data: { what: 'orders' } })
  })

  test('needs a token, and holds no database connection', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    expect((await shop.request(`/notifications/stream?store=${store.id}`)).status).toBe(401)
    const { next } = await follow(store.id, owner)
    await next()
    expect(shop.database.$client.totalCount).toBe(shop.database.$client.idleCount)
  })

  test.each([
    ['access token', async () => shop.clock.advance(accessTokenSeconds)],
    ['session', (who: SignedIn) => shop.request('/auth/logout', { method: 'POST', json: { token: who.refreshToken } })],
    ['role', (who: SignedIn) => shop.database.delete(members).where(eq(members.accountId, who.id))],
  ])('ends at the next beat after the %s', async (_, end) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const { store, owner } = await aStoreWithOwner(shop)
    const { events } = await follow(store.id, owner)
    await events.next()
    vi.advanceTimersByTime(beatMs)
    await tell(store.id, 'Still heard')
    expect((await events.next()).value).toMatchObject({ event: 'notification' })
    await end(owner)
    vi.advanceTimersByTime(beatMs)
    expect((await events.next()).done).toBe(true)
  })

  test('ends at once when its person is removed from the store, or leaves the shop’s staff', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    const member = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: member.id })
    const [own, theirs] = [await follow(store.id, owner), await follow(store.id, member)]
    await Promise.all([own.next(), theirs.next()])
    const path = `/stores/${store.id}/members/${member.id}`
    expect((await shop.request(path, { method: 'DELETE', headers: owner.headers })).status).toBe(204)
    expect((await theirs.events.next()).done).toBe(true)
    await tell(store.id, 'Still here')
    expect(await own.next()).toMatchObject({ data: { notification: { title: 'Still here' } } })
    const operator = await anOperator(shop)
    const all = await follow(store.id, operator)
    await all.next()
    await transact(shop, (tx) => changeRole(shop, tx, { accountId: operator.id, role: null, by: 'test' }))
    expect((await all.events.next()).done).toBe(true)
  })

  test('is limited to a number of streams for each person', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    for (let tabs = 0; tabs < 12; tabs++) await follow(store.id, owner)
    const refused = await shop.request(`/notifications/stream?store=${store.id}`, { headers: owner.headers })
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toBe('30')
  })
})

describe('an order watched by its buyer', () => {
  test('reports its own events and no others', async () => {
    const [order, other] = [await anOrder(shop), await anOrder(shop)]
    const { next } = listenTo(await shop.request(`/orders/track/${trackingToken(shop, order.orderId)}/stream`))
    const event = { kind: 'paid' as const, at: shop.clock.now() }
    await transact(shop, (tx) => noteOrderEvent(tx, { ...event, orderId: other.orderId }))
    await transact(shop, (tx) => noteOrderEvent(tx, { ...event, orderId: order.orderId }))
    expect(await next()).toEqual({ event: 'changed', data: {}, id: undefined })
  })

  test('is not found under an unknown link', async () => {
    const stranger = trackingToken(shop, newId())
    expect((await shop.request(`/orders/track/${stranger}/stream`)).status).toBe(404)
    expect((await shop.request('/orders/track/short/stream')).status).toBe(422)
  })
})
