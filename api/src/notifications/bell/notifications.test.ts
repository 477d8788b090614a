import type { NotificationType } from '@makola/contract/notifications/notifications.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator } from '../../../../testing/builders/auth.ts'
import { aMember, aStore, aStoreWithOwner } from '../../../../testing/builders/stores.ts'
import { badBodies, badValuesFor, withValue } from '../../../../testing/calls/bad-input.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { addSeconds } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import type { News } from '../events.ts'
import { invariants } from '../invariants.ts'
import { notifications } from '../tables.ts'
import { sendNotifications } from './send-notifications.ts'

let shop: TestPlatform

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterEach(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
})
afterAll(() => shop.close())

type Headers = { headers: { authorization: string } }

async function ask(path: string, who?: Headers, init: RequestInit & { json?: unknown } = {}) {
  const response = await shop.request(path, { ...init, ...(who && { headers: who.headers }) })
  return { status: response.status, ...((await response.json()) as { data: never; meta: never }) } as {
    status: number
    data: never
    meta: { next: string | null }
    type?: string
    errors?: { pointer?: string; parameter?: string }[]
  }
}

/** An event in a store, `minutes` ago. */
function tell(storeId: string | null, given: Partial<News> = {}, minutes = 0): Promise<void> {
  const type: NotificationType = given.type ?? 'stock-low'
  const news = { type, storeId, cause: `${type}:${newId()}`, title: 'Running low', body: '3 left', link: '/dashboard' }
  return transact(shop, (tx) =>
    sendNotifications(tx, { ...news, ...given }, addSeconds(shop.clock.now(), -minutes * 60)),
  )
}

const titles = async (who: Headers, query: string) =>
  ((await ask(`/notifications/?${query}`, who)).data as { title: string }[]).map(({ title }) => title)

describe('the list', () => {
  test('is newest first, in pages, filtered by type and unread', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    for (const [index, type] of (['stock-low', 'stock-out', 'new-order', 'stock-low'] as const).entries()) {
      await tell(store.id, { type, title: `${index}` }, index)
    }
    expect(await titles(owner, `store=${store.slug}`)).toEqual(['0', '1', '2', '3'])
    const first = await ask(`/notifications/?store=${store.id}&limit=3`, owner)
    expect(first.data).toHaveLength(3)
    expect(await titles(owner, `store=${store.id}&limit=3&cursor=${first.meta.next}`)).toEqual(['3'])
    expect(await titles(owner, `store=${store.id}&type=stock-low`)).toEqual(['0', '3'])
    const [{ id }] = first.data as [{ id: string }]
    const read = await ask('/notifications/read', owner, { method: 'POST', json: { store: store.id, ids: [id] } })
    expect(read).toMatchObject({ status: 200, data: { unread: 3 } })
    expect(await titles(owner, `store=${store.id}&unread=true`)).toEqual(['1', '2', '3'])
    const again = await ask('/notifications/read', owner, { method: 'POST', json: { store: store.id, ids: 'all' } })
    expect(again.data).toEqual({ unread: 0 })
    expect(await ask(`/notifications/unread-count?store=${store.id}`, owner)).toMatchObject({ data: { unread: 0 } })
  })

  test('counts up to a hundred', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    await transact(shop, async (tx) => {
      const row = { accountId: owner.id, storeId: store.id, type: 'stock-low', title: 'x', body: '', link: '' } as const
      const rows = Array.from({ length: 105 }, () => ({ ...row, id: newId(), cause: newId(), createdAt: new Date(0) }))
      await tx.insert(notifications).values(rows)
    })
    expect(await ask(`/notifications/unread-count?store=${store.id}`, owner)).toMatchObject({ data: { unread: 100 } })
  })

  test('refuses unknown parameters', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    for (const query of [
      'limit=0',
      'limit=101',
      'type=nonsense',
      'unread=maybe',
      'cursor=x',
      'store=../1',
      'extra=1',
    ]) {
      const refused = await ask(
        `/notifications/?store=${store.id}&${query}`.replace(/store=[^&]+&store/, 'store'),
        owner,
      )
      expect(refused, query).toMatchObject({ status: 422, errors: [{ parameter: query.split('=')[0] }] })
    }
  })
})

describe('ownership', () => {
  test('each person has a read state of their own', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    const manager = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: manager.id, role: 'manager' })
    await tell(store.id)
    await ask('/notifications/read', owner, { method: 'POST', json: { store: store.id, ids: 'all' } })
    expect(await titles(owner, `store=${store.id}&unread=true`)).toEqual([])
    expect(await titles(manager, `store=${store.id}&unread=true`)).toEqual(['Running low'])
  })

  test('another store and its notifications are not found', async () => {
    const [mine, other] = [await aStoreWithOwner(shop), await aStoreWithOwner(shop)]
    await tell(other.store.id)
    const rows = await shop.database.select().from(notifications).where(eq(notifications.storeId, other.store.id))
    const ids = rows.map(({ id }) => id)
    const settings = [{ type: 'stock-low', inBell: false, byEmail: false }]
    const strangers = [
      ['/notifications/', 'GET'],
      ['/notifications/unread-count', 'GET'],
      ['/notifications/settings', 'GET'],
      ['/notifications/stream', 'GET'],
      ['/notifications/read', 'POST', { ids: 'all' }],
      ['/notifications/settings', 'PUT', { settings }],
    ] as const
    for (const [path, method, json] of strangers) {
      for (const store of [other.store.id, other.store.slug, newId()]) {
        const target = method === 'GET' ? `${path}?store=${store}` : path
        const init = json ? { method, json: { store, ...json } } : { method }
        expect(await ask(target, mine.owner, init), target).toMatchObject({ status: 404, type: 'not-found' })
        expect(await ask(target, undefined, init), target).toMatchObject({ status: 401, type: 'unauthenticated' })
      }
    }
    for (const store of [mine.store.id, undefined]) {
      const stolen = await ask('/notifications/read', mine.owner, { method: 'POST', json: { store, ids } })
      expect(stolen).toMatchObject({ status: 404, type: 'not-found' })
    }
    expect(await titles(other.owner, `store=${other.store.id}&unread=true`)).toEqual(['Running low'])
  })

  test('an unknown id leaves the others unread', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    await tell(store.id)
    const [row] = await shop.database.select().from(notifications).where(eq(notifications.accountId, owner.id))
    const json = { store: store.id, ids: [row?.id, newId()] }
    expect(await ask('/notifications/read', owner, { method: 'POST', json })).toMatchObject({ status: 404 })
    expect(await titles(owner, `store=${store.id}&unread=true`)).toHaveLength(1)
  })

  test('a person who left the store no longer sees its notifications', async () => {
    const { store } = await aStoreWithOwner(shop)
    const stranger = await anAccount(shop)
    expect(await ask(`/notifications/?store=${store.id}`, stranger)).toMatchObject({ status: 404 })
    expect((await ask('/notifications/', stranger)).data).toEqual([])
  })

  test('the shop’s own go to operators, in any store, and to nobody else', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    const operator = await anOperator(shop)
    await tell(null, { type: 'rate-stale', title: 'Old rates' })
    await tell(store.id)
    expect(await titles(operator, '')).toEqual(['Old rates'])
    expect(await titles(operator, `store=${store.id}`)).toEqual(['Old rates'])
    expect(await titles(owner, `store=${store.id}`)).toEqual(['Running low'])
    const { data } = await ask('/notifications/settings', operator)
    expect(data).toEqual([
      { type: 'rate-stale', inBell: true, byEmail: false },
      { type: 'shop-payout-failed', inBell: true, byEmail: false },
      { type: 'store-in-debt', inBell: true, byEmail: true },
      { type: 'payment-to-decide', inBell: true, byEmail: true },
      { type: 'category-asked', inBell: true, byEmail: false },
      { type: 'messages-to-check', inBell: true, byEmail: true },
      { type: 'review-to-check', inBell: true, byEmail: false },
      { type: 'request-to-decide', inBell: true, byEmail: true },
      { type: 'verification-to-decide', inBell: true, byEmail: true },
      { type: 'report-to-decide', inBell: true, byEmail: false },
      { type: 'appeal-to-decide', inBell: true, byEmail: true },
      { type: 'store-news', inBell: true, byEmail: false },
    ])
  })
})

describe('the settings', () => {
  test('default to the role’s suggestions', async () => {
    const { store } = await aStoreWithOwner(shop)
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    const { data } = await ask(`/notifications/settings?store=${store.id}`, packer)
    expect(data).toEqual([
      { type: 'new-order', inBell: true, byEmail: true },
      { type: 'payment-failed', inBell: true, byEmail: false },
      { type: 'stock-low', inBell: true, byEmail: false },
      { type: 'stock-out', inBell: true, byEmail: false },
      { type: 'store-standing', inBell: true, byEmail: true },
      { type: 'message-new', inBell: true, byEmail: true },
      { type: 'request-to-answer', inBell: true, byEmail: true },
      { type: 'request-changed', inBell: true, byEmail: false },
    ])
    const settings = [{ type: 'stock-out', inBell: false, byEmail: true }]
    const put = { method: 'PUT', json: { store: store.id, settings } }
    for (let times = 0; times < 2; times++) {
      expect((await ask('/notifications/settings', packer, put)).data).toContainEqual(settings[0])
    }
  })

  test('apply to one store, and to later events', async () => {
    const { store, owner } = await aStoreWithOwner(shop)
    const second = await aStore(shop)
    await aMember(shop, { storeId: second.id, accountId: owner.id })
    const settings = [{ type: 'stock-low', inBell: false, byEmail: false }]
    await ask('/notifications/settings', owner, { method: 'PUT', json: { store: store.id, settings } })
    await tell(store.id)
    await tell(second.id)
    expect(await titles(owner, `store=${store.id}`)).toEqual([])
    expect(await titles(owner, `store=${second.id}`)).toEqual(['Running low'])
  })

  test('are refused for types that do not concern the person', async () => {
    const { store } = await aStoreWithOwner(shop)
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    for (const type of ['member-joined', 'payment-received', 'rate-stale']) {
      const json = { store: store.id, settings: [{ type, inBell: true, byEmail: true }] }
      const refused = await ask('/notifications/settings', packer, { method: 'PUT', json })
      expect(refused).toMatchObject({ status: 422, errors: [{ pointer: '/settings/0/type' }] })
    }
  })
})

describe('bad input', () => {
  const read = { path: '/notifications/read', method: 'POST', body: { store: 'a-store', ids: [newId()] }, list: '/ids' }
  const settings = {
    path: '/notifications/settings',
    method: 'PUT',
    body: { store: 'a-store', settings: [{ type: 'stock-low', inBell: true, byEmail: true }] },
    list: '/settings',
  }

  test.each([read, settings])('is refused as a whole: $method $path', async ({ path, method, body, list }) => {
    const owner = await anAccount(shop)
    for (const { id, init, statuses } of badBodies) {
      const given = init(body)
      const headers = { 'content-type': 'application/json', ...given.headers, ...owner.headers }
      const response = await shop.request(path, { method, body: given.body, headers })
      expect(statuses, id).toContain(response.status)
    }
    for (const bad of [null, 'some', [], {}, Array.from({ length: 101 }, () => newId())]) {
      const headers = { 'content-type': 'application/json', ...owner.headers }
      const response = await shop.request(path, { method, body: withValue(body, list, bad), headers })
      expect(response.status, JSON.stringify(bad)).toBe(422)
    }
  })

  test('names the field', async () => {
    const owner = await anAccount(shop)
    const fields = [
      { ...read, pointer: '/ids/0', names: '/ids', type: 'id' },
      { ...read, pointer: '/store', names: '/store', type: 'enum' },
      { ...settings, pointer: '/settings/0/type', names: '/settings/0/type', type: 'enum' },
    ] as const
    for (const { path, method, body, pointer, names, type } of fields) {
      for (const [id, value] of badValuesFor({ pointer, type })) {
        // An unknown store is not found; its text is not at fault.
        if (pointer === '/store' && value === 'nonsense') continue
        const headers = { 'content-type': 'application/json', ...owner.headers }
        const response = await shop.request(path, { method, body: withValue(body, pointer, value), headers })
        const problem = (await response.json()) as { errors: { pointer: string }[] }
        expect(response.status, `${pointer} ${id}`).toBe(422)
        expect(
          problem.errors.some((error) => error.pointer.startsWith(names)),
          `${pointer} ${id}`,
        ).toBe(true)
      }
    }
  })
})
