import type { Notification } from '@makola/contract/notifications/notifications.ts'
import type { FollowedStore } from '@makola/contract/wishes/follows.ts'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { anAccount, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { lettersTo } from '../../../../testing/builders/letters.ts'
import { aStore, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { stores } from '../../stores/tables.ts'
import { storeFollows } from '../tables.ts'
import { gatherStoreNews } from './gather-store-news.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let fan: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop))
  fan = await anAccount(shop)
})
afterAll(() => shop.close())

const as = async (person: SignedIn, path: string, init: object = {}) =>
  shop.request(path, { ...init, headers: (await signInAs(shop, person.id)).headers })
const follow = (person: SignedIn, id = store.slug) => as(person, `/follows/${id}`, { method: 'PUT' })
const unfollow = (person: SignedIn, id = store.slug) => as(person, `/follows/${id}`, { method: 'DELETE' })
const followedBy = async (person: SignedIn) =>
  ((await (await as(person, '/follows/')).json()) as { data: FollowedStore[] }).data.map(({ id }) => id)
const countOf = async () =>
  ((await (await as(owner, `/stores/${store.slug}/followers`)).json()) as { data: object }).data
const newsOf = async (person: SignedIn) => {
  await shop.jobs.drain(shop)
  const answer = await as(person, '/notifications/?type=store-news')
  return ((await answer.json()) as { data: Notification[] }).data
}
const gather = () => gatherStoreNews(shop)
const publish = (name: string) => {
  const at = shop.clock.now()
  return aProduct(shop, { storeId: store.id, name, createdAt: at, updatedAt: at })
}

it('follows once, however often pressed, and stops; the store sees how many', async () => {
  expect(await countOf()).toEqual({ count: 0 })
  const answers = await Promise.all([follow(fan), follow(fan)])
  expect(answers.map(({ status }) => status)).toEqual([204, 204])
  await follow(await anAccount(shop), store.id)
  expect(await countOf()).toEqual({ count: 2 })
  expect(await followedBy(fan)).toEqual([store.id])
  expect((await unfollow(fan)).status).toBe(204)
  expect((await unfollow(fan)).status).toBe(204)
  expect(await followedBy(fan)).toEqual([])
  expect(await countOf()).toEqual({ count: 1 })
})

it('is refused for a guest, an unknown or closed store, and beyond 200', async () => {
  expect((await shop.request(`/follows/${store.slug}`, { method: 'PUT' })).status).toBe(401)
  const closed = await aStore(shop, { status: 'closed' })
  expect((await follow(fan, closed.slug)).status).toBe(404)
  expect((await follow(fan, newId())).status).toBe(404)
  expect((await unfollow(fan, newId())).status).toBe(404)
  const many = await Promise.all(Array.from({ length: 200 }, () => aStore(shop)))
  await shop.database
    .insert(storeFollows)
    .values(many.map(({ id }) => ({ accountId: fan.id, storeId: id, since: new Date() })))
  expect(await (await follow(fan)).json()).toMatchObject({ status: 409, code: 'wishes.too-many-follows' })
  expect(await countOf()).toEqual({ count: 0 })
})

it('a closed store is not listed, and can be left', async () => {
  await follow(fan)
  await shop.database.update(stores).set({ status: 'closed' }).where(eq(stores.id, store.id))
  expect(await followedBy(fan)).toEqual([])
  expect((await unfollow(fan)).status).toBe(204)
})

it('hears of new goods, gathered, at most once a day', async () => {
  await publish('An old one')
  shop.clock.advance(60)
  await follow(fan)
  await gather()
  expect(await newsOf(fan)).toEqual([])
  shop.clock.advance(60)
  for (const name of ['Bag', 'Belt', 'Boots', 'Brooch']) await publish(name)
  await Promise.all([gather(), gather()])
  expect(await newsOf(fan)).toMatchObject([
    {
      title: `4 new products from ${store.name}`,
      body: expect.stringMatching(/ and 1 more$/),
      link: `/store/${store.slug}/`,
      storeId: null,
    },
  ])
  shop.clock.advance(3600)
  await publish('Cap')
  await gather()
  expect(await newsOf(fan)).toHaveLength(1)
  shop.clock.advance(86_400)
  await gather()
  expect((await newsOf(fan)).map(({ title }) => title)[0]).toBe(`1 new product from ${store.name}`)
  expect(await lettersTo(shop, fan.email)).toEqual([])
})

it('a draft counts when it is published, by whatever way', async () => {
  const { id, version } = await aProduct(shop, { storeId: store.id, status: 'draft', name: 'Late one' })
  await follow(fan)
  shop.clock.advance(3600)
  await gather()
  const headers = { ...(await signInAs(shop, owner.id)).headers, 'if-match': `"${version}"` }
  const published = await shop.request(`/products/${id}`, { method: 'PATCH', json: { status: 'active' }, headers })
  expect(published.status).toBe(200)
  await gather()
  expect(await newsOf(fan)).toMatchObject([{ body: 'Late one' }])
})

it('is emailed to who chose so, with the way to stop; not to who has stopped meanwhile', async () => {
  const [mailed, gone] = [await anAccount(shop), await anAccount(shop)]
  for (const person of [mailed, gone]) {
    await follow(person)
    const settings = [{ type: 'store-news', inBell: true, byEmail: true }]
    const chosen = await as(person, '/notifications/settings', { method: 'PUT', json: { settings } })
    expect(chosen.status).toBe(200)
  }
  shop.clock.advance(60)
  await publish('Lamp')
  await gather()
  await unfollow(gone)
  const [letter] = await lettersTo(shop, mailed.email)
  expect(letter?.subject).toBe(`1 new product from ${store.name}`)
  expect(letter?.text).toContain('/wishes/')
  expect(letter?.html).toContain(`you follow ${store.name}`)
  expect(await lettersTo(shop, gone.email)).toEqual([])
})
