import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCategory, aProduct } from '../../../../testing/builders/catalogue.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { badBodies, badValuesFor, withValue } from '../../../../testing/calls/bad-input.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { transact } from '../../platform/platform.ts'
import { invariants } from '../invariants.ts'
import { categories, products } from '../tables.ts'
import { lockTree } from './category-tree.ts'
import { categoryRequests } from './tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let operator: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop))
  operator = await anOperator(shop)
})
beforeEach(async () => {
  await shop.database.update(products).set({ categoryId: null })
  await shop.database.delete(categoryRequests)
  await shop.database.delete(categories)
})
afterAll(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
  await shop.close()
})

type Reply = { data: CategoryNode; errors?: object[]; current?: object; detail?: string }
const as = () => ({ headers: operator.headers })
const add = (body: object) => apiCaller(shop).post<Reply>('/categories/', body, as())
const change = (idOrSlug: string, body: object) => apiCaller(shop).patch<Reply>(`/categories/${idOrSlug}`, body, as())
const remove = (idOrSlug: string, query = '') =>
  apiCaller(shop).remove<Reply>(`/categories/${idOrSlug}${query}`, undefined, as())
const tree = async () => (await apiCaller(shop).get<{ data: CategoryNode[] }>('/categories/')).body.data
/** Names in their order, those below another with its name before them. */
const shape = async () => {
  const nodes = await tree()
  const path = ({ name, parentId }: CategoryNode): string => {
    const parent = nodes.find(({ id }) => id === parentId)
    return parent ? `${path(parent)}/${name}` : name
  }
  return nodes.map(path)
}

describe('a category', () => {
  test('is added after its siblings or among them, with an address of its own', async () => {
    const home = await add({ name: 'Home' })
    expect(home.status).toBe(201)
    expect(home.body.data).toMatchObject({ name: 'Home', slug: 'home', parentId: null, position: 0, productCount: 0 })
    const again = await add({ name: 'Home', position: 0 })
    expect(again.body.data.slug).toMatch(/^home-\w{6}$/)
    await add({ name: 'Lamps', parentId: home.body.data.id })
    await add({ name: 'Garden', position: 1 })
    expect(await shape()).toEqual(['Home', 'Garden', 'Home', 'Home/Lamps'])
  })

  test('is renamed without losing its address, and moved with its descendants', async () => {
    const [home, garden] = [
      await aCategory(shop, { name: 'Home', slug: 'home' }),
      await aCategory(shop, { name: 'Garden' }),
    ]
    const lamps = await aCategory(shop, { name: 'Lamps', parentId: home.id })
    await aCategory(shop, { name: 'Shades', parentId: lamps.id })
    const renamed = await change('home', { name: ' House ' })
    expect([renamed.status, renamed.body.data]).toMatchObject([200, { name: 'House', slug: 'home' }])
    expect((await change(lamps.id, { parentId: garden.id })).status).toBe(200)
    expect((await shape()).toSorted()).toEqual(['Garden', 'Garden/Lamps', 'Garden/Lamps/Shades', 'House'])
    expect((await change(lamps.id, { parentId: null, position: 0 })).body.data).toMatchObject({
      parentId: null,
      position: 0,
    })
  })

  test('is never placed below itself, below a missing parent, or too deep', async () => {
    const a = await aCategory(shop, { name: 'A' })
    const b = await aCategory(shop, { name: 'B', parentId: a.id })
    const c = await aCategory(shop, { name: 'C', parentId: b.id })
    const d = await aCategory(shop, { name: 'D', parentId: c.id })
    const e = await aCategory(shop, { name: 'E' })
    const f = await aCategory(shop, { name: 'F', parentId: e.id })
    for (const [answer, code] of [
      [change(a.id, { parentId: a.id }), 'catalogue.below-itself'],
      [change(a.id, { parentId: c.id }), 'catalogue.below-itself'],
      [change(a.id, { parentId: '019aa0aa-0000-7000-8000-000000000000' }), 'catalogue.no-such-category'],
      [change(e.id, { parentId: c.id }), 'catalogue.tree-too-deep'],
      [change(f.id, { parentId: d.id }), 'catalogue.tree-too-deep'],
      [add({ name: 'X', parentId: d.id }), 'catalogue.tree-too-deep'],
    ] as const) {
      const { status, body } = await answer
      expect([status, body.errors]).toMatchObject([422, [{ pointer: '/parentId', code }]])
    }
    expect((await shape()).toSorted()).toEqual(['A', 'A/B', 'A/B/C', 'A/B/C/D', 'E', 'E/F'])
  })

  test('is removed when it is empty, or after its products have moved', async () => {
    const [from, to] = [await aCategory(shop, { slug: 'from' }), await aCategory(shop, { slug: 'to' })]
    const below = await aCategory(shop, { parentId: from.id })
    const kept = await aProduct(shop, { storeId: store.id, categoryId: from.id, status: 'draft' })
    const hangs = await remove('from', '?moveTo=to')
    expect([hangs.status, hangs.body.current]).toEqual([409, { products: 1, categories: 1 }])
    expect((await remove(below.id)).status).toBe(204)
    expect((await remove('from')).body.current).toEqual({ products: 1, categories: 0 })
    expect((await remove('from', '?moveTo=from')).status).toBe(409)
    expect((await remove('from', '?moveTo=nowhere')).status).toBe(404)
    expect((await remove('from', '?moveTo=to')).status).toBe(204)
    expect((await remove('from')).status).toBe(404)
    const item = await apiCaller(shop).get<{ data: object }>(`/inventory/${kept.id}`, { headers: owner.headers })
    expect(item.body.data).toMatchObject({ category: { id: to.id, slug: 'to' } })
    await apiCaller(shop).remove(`/products/${kept.id}`, undefined, { headers: owner.headers })
    expect((await remove('to')).status).toBe(204)
  })

  test('is changed by operators only', async () => {
    const { id } = await aCategory(shop)
    const { post, patch, remove: erase, get } = apiCaller(shop)
    for (const [headers, status] of [
      [owner.headers, 403],
      [{}, 401],
    ] as const) {
      expect((await post('/categories/', { name: 'Mine' }, { headers })).status).toBe(status)
      expect((await patch(`/categories/${id}`, { name: 'Mine' }, { headers })).status).toBe(status)
      expect((await erase(`/categories/${id}`, undefined, { headers })).status).toBe(status)
      expect((await get('/categories/requests', { headers })).status).toBe(status)
      expect((await post(`/categories/requests/${id}/decision`, { decision: 'approve' }, { headers })).status).toBe(
        status,
      )
    }
    expect((await change('nowhere', { name: 'x' })).status).toBe(404)
    expect(await tree()).toHaveLength(1)
  })

  test('refuses bad input', async () => {
    const { id } = await aCategory(shop, { name: 'As it was' })
    const send = (method: string, path: string, init: { body: string; headers?: Record<string, string> }) =>
      shop.request(path, {
        method,
        body: init.body,
        headers: { 'content-type': 'application/json', ...operator.headers, ...init.headers },
      })
    const body = { name: 'Fine', parentId: id, position: 0 }
    for (const [method, path] of [
      ['POST', '/categories/'],
      ['PATCH', `/categories/${id}`],
    ] as const) {
      for (const { id: name, init, statuses } of badBodies) {
        const { status } = await send(method, path, init(body))
        expect([name, statuses.includes(status)]).toEqual([name, true])
      }
      const fields = [
        { pointer: '/name', type: 'line', max: 60 },
        { pointer: '/position', type: 'integer' },
      ] as const
      for (const field of fields) {
        for (const [name, value] of badValuesFor(field)) {
          const { status } = await send(method, path, { body: withValue(body, field.pointer, value) })
          expect([name, [400, 422].includes(status)]).toEqual([name, true])
        }
      }
    }
    expect(await shape()).toEqual(['As it was'])
  })
})

describe('the race to reorder', () => {
  test('two moves that would form a cycle together: one is refused, every time', async () => {
    for (let round = 0; round < 5; round++) {
      const [a, b] = [await aCategory(shop), await aCategory(shop)]
      const answers = await Promise.all([change(a.id, { parentId: b.id }), change(b.id, { parentId: a.id })])
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
    }
  })

  test('concurrent moves leave every sibling a position of its own', async () => {
    const made = await Promise.all(Array.from({ length: 8 }, (_, n) => aCategory(shop, { name: `C${n}`, position: n })))
    const answers = await Promise.all(made.map(({ id }, n) => change(id, { position: (n * 3) % 8 })))
    expect(answers.map(({ status }) => status)).toEqual(made.map(() => 200))
    expect((await tree()).map(({ position }) => position)).toEqual(made.map((_, n) => n))
  })

  test('a product added to a category that is being removed never ends in a missing one', async () => {
    for (let round = 0; round < 5; round++) {
      const { id } = await aCategory(shop)
      const product = {
        store: store.slug,
        name: 'Racer',
        price: { amount: 1, currency: 'USD' },
        stock: 1,
        category: id,
      }
      const [removed, made] = await Promise.all([
        remove(id),
        apiCaller(shop).post('/products/', product, { headers: owner.headers }),
      ])
      expect([
        [204, 422],
        [409, 201],
      ]).toContainEqual([removed.status, made.status])
      await shop.database.update(products).set({ categoryId: null })
    }
  })
})

describe('a store’s request for a category', () => {
  const ask = (body: object, { headers } = owner) =>
    apiCaller(shop).post<{ data: { id: string; state: string }; errors?: object[] }>(
      '/categories/requests',
      { store: store.slug, ...body },
      { headers },
    )
  const decide = (id: string, body: object) =>
    apiCaller(shop).post<{ data: object; current?: unknown }>(`/categories/requests/${id}/decision`, body, as())
  const list = async (query = '') =>
    (
      await apiCaller(shop).get<{ data: { id: string; name: string }[]; meta: { next: string | null } }>(
        `/categories/requests${query}`,
        as(),
      )
    ).body

  test('ends in a category, or in a refusal with a reason', async () => {
    const home = await aCategory(shop, { name: 'Home', slug: 'home' })
    const asked = await ask({ name: ' Lamps ', parentId: home.id })
    expect([asked.status, asked.body.data]).toMatchObject([
      201,
      { name: 'Lamps', state: 'open', requestedBy: owner.email, store: { id: store.id }, parent: { slug: 'home' } },
    ])
    const other = await ask({ name: 'Curses' })
    expect((await list()).data.map(({ name }) => name)).toEqual(['Curses', 'Lamps'])
    expect((await decide(asked.body.data.id, { decision: 'approve' })).body.data).toMatchObject({ state: 'approved' })
    expect((await decide(other.body.data.id, { decision: 'decline', reason: 'Too small' })).body.data).toMatchObject({
      state: 'declined',
      reason: 'Too small',
    })
    expect(await shape()).toEqual(['Home', 'Home/Lamps'])
    const late = await decide(other.body.data.id, { decision: 'approve' })
    expect([late.status, late.body.current]).toEqual([409, 'declined'])
    expect((await list('?state=open')).data).toEqual([])
    const page = await list('?limit=1')
    expect((await list(`?limit=1&cursor=${page.meta.next}`)).data).toMatchObject([{ name: 'Lamps' }])
    expect((await apiCaller(shop).get('/categories/requests?cursor=AAAA', as())).status).toBe(422)
  })

  test('is decided once, even by concurrent operators', async () => {
    const { body } = await ask({ name: 'Once' })
    const answers = await Promise.all([1, 2, 3].map(() => decide(body.data.id, { decision: 'approve' })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await shape()).toEqual(['Once'])
  })

  test('is refused when it is already requested or exists', async () => {
    await aCategory(shop, { name: 'Hats' })
    expect((await ask({ name: 'hats' })).status).toBe(409)
    expect((await ask({ name: 'Scarves' })).status).toBe(201)
    expect((await ask({ name: 'SCARVES' })).status).toBe(409)
    const unknownId = '019aa0aa-0000-7000-8000-000000000000'
    expect((await ask({ name: 'x', parentId: unknownId })).body.errors).toMatchObject([{ pointer: '/parentId' }])
    expect((await decide(unknownId, { decision: 'approve' })).status).toBe(404)
    expect((await decide(unknownId, { decision: 'perhaps' })).status).toBe(422)
  })

  test('of two stores for the same ends in one category', async () => {
    const other = await aStoreWithOwner(shop)
    const asked = [await ask({ name: 'Lamps' })]
    const json = { store: other.store.slug, name: 'lamps' }
    asked.push(await apiCaller(shop).post('/categories/requests', json, other.owner))
    for (const { body } of asked) expect((await decide(body.data.id, { decision: 'approve' })).status).toBe(200)
    expect(await shape()).toEqual(['Lamps'])
  })

  test('for a place below a category that is merged into another follows it there', async () => {
    const [home, house] = [await aCategory(shop, { name: 'Home' }), await aCategory(shop, { name: 'House' })]
    const { body } = await ask({ name: 'Lamps', parentId: home.id })
    const { headers } = operator
    const path = `/categories/${home.id}?moveTo=${house.id}`
    expect((await shop.request(path, { method: 'DELETE', headers })).status).toBe(204)
    await decide(body.data.id, { decision: 'approve' })
    expect(await shape()).toEqual(['House', 'House/Lamps'])
  })

  test('waits for who deletes a category, and not the other way round', async () => {
    const { body } = await ask({ name: 'Lamps' })
    const { id } = body.data
    // As a deletion locks: the tree, then the requests below it.
    const approved = await transact(shop, async (tx) => {
      await lockTree(tx)
      const answer = decide(id, { decision: 'approve' })
      const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`
      await expect.poll(async () => (await shop.database.$client.query(waiting)).rowCount).toBe(1)
      await tx.execute(sql`set local lock_timeout = '500ms'`)
      await tx.update(categoryRequests).set({ parentId: null }).where(eq(categoryRequests.id, id))
      return { answer }
    })
    expect((await approved.answer).status).toBe(200)
  })

  test('needs the permission to write products', async () => {
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    expect((await ask({ name: 'x' }, packer)).status).toBe(403)
    expect((await ask({ name: 'x' }, (await aStoreWithOwner(shop)).owner)).status).toBe(404)
    expect((await apiCaller(shop).post('/categories/requests', { store: store.slug, name: 'x' })).status).toBe(401)
    expect((await list()).data).toEqual([])
  })
})
