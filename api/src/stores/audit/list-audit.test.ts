import type { AuditAction } from '@makola/contract/stores/audit.ts'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from '../../shop/tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
})
afterAll(() => shop.close())
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop))
})

/** Changes of a store, a minute apart, the oldest first; their subjects are numbered. */
async function log(actions: readonly AuditAction[], storeId: string | null = store.id, actor = 'import') {
  const start = shop.clock.now().getTime()
  await shop.database.insert(auditEntries).values(
    actions.map((action, index) => ({
      id: newId(),
      storeId,
      actor,
      action,
      subjectId: String(index),
      subject: `Thing ${index}`,
      at: new Date(start + index * 60_000),
    })),
  )
}

async function read(query: string, { path = `/stores/${store.id}/audit`, headers = owner.headers } = {}) {
  const response = await shop.request(`${path}?${query}`, { headers })
  const { data = [], meta } = await response.json()
  return { status: response.status, subjects: data.map(({ subject }: { subject: string }) => subject), meta }
}

describe('the activity log of one topic', () => {
  test('has its changes only, newest first, each once over all pages', async () => {
    await log([
      'price.changed',
      'parcel.shipped',
      'product.created',
      'price.changed',
      'member.invited',
      'price.changed',
    ])
    expect(await read('topic=products')).toMatchObject({ subjects: ['Thing 5', 'Thing 3', 'Thing 2', 'Thing 0'] })
    expect(await read('topic=people')).toMatchObject({ subjects: ['Thing 4'] })
    expect(await read('topic=money')).toMatchObject({ subjects: [], meta: { next: null } })
    const first = await read('topic=products&limit=3')
    expect(first.subjects).toEqual(['Thing 5', 'Thing 3', 'Thing 2'])
    const second = await read(`topic=products&limit=3&cursor=${encodeURIComponent(first.meta.next)}`)
    expect(second).toMatchObject({ subjects: ['Thing 0'], meta: { next: null } })
  })

  test('of a store has nothing of another store', async () => {
    const other = await aStoreWithOwner(shop)
    await log(['price.changed'], other.store.id)
    expect(await read('topic=products')).toMatchObject({ status: 200, subjects: [] })
    expect(await read('topic=products', { headers: other.owner.headers })).toMatchObject({ status: 404 })
  })

  test('of the shop has every store and the shop itself', async () => {
    await log(['commission.changed'], null)
    await log(['rate.changed'])
    const operator = await anAccount(shop, { role: 'operator' })
    const { subjects } = await read('topic=money&limit=2', { path: '/audit', headers: operator.headers })
    expect(subjects).toEqual(['Thing 0', 'Thing 0'])
  })

  test('of the shop has only their own acts for staff who may read no others', async () => {
    const support = await anAccount(shop, { staffRole: 'support' })
    await log(['review.decided', 'refund.decided'])
    await log(['review.decided', 'parcel.shipped', 'review.decided'], store.id, `account:${support.id}`)
    const { subjects } = await read('topic=buyers', { path: '/audit', headers: support.headers })
    expect(subjects).toEqual(['Thing 2', 'Thing 0'])
  })

  test('is refused when there is no such topic, or for the cursor of another one', async () => {
    await log(['price.changed', 'price.changed'])
    expect((await read('topic=weather')).status).toBe(422)
    const { meta } = await read('topic=products&limit=1')
    expect((await read(`topic=money&cursor=${encodeURIComponent(meta.next)}`)).status).toBe(422)
  })
})
