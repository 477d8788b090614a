import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { badBodies } from '../../../../testing/calls/bad-input.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { invariants } from '../invariants.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let packer: SignedIn
let stranger: { store: StoreRow; owner: SignedIn }

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop))
  stranger = await aStoreWithOwner(shop)
  packer = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
  await shop.close()
})

const mine = (more: object = {}) => aProduct(shop, { storeId: store.id, ...more })
const restore = (idOrSlug: string, { headers } = owner) =>
  apiCaller(shop).post<{ data: object; type: string }>(`/products/${idOrSlug}/restore`, undefined, { headers })
const remove = (idOrSlug: string) =>
  apiCaller(shop).remove(`/products/${idOrSlug}`, undefined, { headers: owner.headers })
const bulk = (ids: string[], action: string, { headers } = owner) =>
  apiCaller(shop).patch<{ data: { changed: number } }>(
    '/inventory/bulk',
    { store: store.slug, ids, action },
    { headers },
  )
const statusOf = async (id: string) => {
  const { status, body } = await apiCaller(shop).get<{ data: { status: string; featured: boolean } }>(
    `/inventory/${id}`,
    { headers: owner.headers },
  )
  return status === 200 ? body.data.status : status
}

describe('a deleted product', () => {
  test('is restored unchanged, with the variants deleted with it', async () => {
    const { id, slug, variants } = await mine({ status: 'draft', variants: [{ options: {} }], stock: 3 })
    expect((await remove(slug)).status).toBe(204)
    expect(await statusOf(id)).toBe(404)
    expect((await apiCaller(shop).patch(`/products/${id}`, { name: 'x' }, { headers: owner.headers })).status).toBe(404)
    const { status, body } = await restore(slug)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({ id, slug, status: 'draft', version: 3, variants: [{ id: variants[0]?.id }] })
    expect((await restore(slug)).body.data).toMatchObject({ version: 3 })
  })

  test('releases its SKU, and cannot be restored once another product has it', async () => {
    const { id } = await mine({ sku: 'AGAIN' })
    await remove(id)
    const heir = { store: store.slug, name: 'Heir', sku: 'AGAIN', price: { amount: 1, currency: 'USD' }, stock: 1 }
    expect((await apiCaller(shop).post('/products/', heir, { headers: owner.headers })).status).toBe(201)
    expect(await restore(id)).toMatchObject({ status: 409, body: { type: 'duplicate' } })
    expect(await statusOf(id)).toBe(404)
  })

  test('is restored only with the permission to write products', async () => {
    const { id } = await mine()
    await remove(id)
    expect((await restore(id, packer)).status).toBe(403)
    expect((await restore(id, stranger.owner)).status).toBe(404)
    expect((await restore('019aa0aa-0000-7000-8000-000000000000')).status).toBe(404)
    expect((await apiCaller(shop).post(`/products/${id}/restore`)).status).toBe(401)
  })
})

describe('many products at once', () => {
  test.for<[string, string]>([
    ['publish', 'active'],
    ['draft', 'draft'],
    ['archive', 'archived'],
  ])('become what %s says, and only those count that were not', async ([action, status]) => {
    const made = [await mine({ status: 'active' }), await mine({ status: 'draft' }), await mine({ status: 'archived' })]
    const ids = made.map(({ id }) => id)
    expect((await bulk(ids, action)).body.data).toEqual({ changed: 2 })
    expect(await Promise.all(ids.map(statusOf))).toEqual([status, status, status])
    expect((await bulk(ids, action)).body.data).toEqual({ changed: 0 })
  })

  test('are deleted and restored, each unchanged', async () => {
    const made = [await mine({ status: 'active' }), await mine({ status: 'archived' })]
    const ids = made.map(({ id }) => id)
    expect((await bulk(ids, 'delete')).body.data).toEqual({ changed: 2 })
    expect(await Promise.all(ids.map(statusOf))).toEqual([404, 404])
    expect((await bulk(ids, 'publish')).status).toBe(404)
    expect((await bulk(ids, 'restore')).body.data).toEqual({ changed: 2 })
    expect(await Promise.all(ids.map(statusOf))).toEqual(['active', 'archived'])
  })

  test('are featured and unfeatured by an operator only', async () => {
    const { id, slug } = await mine()
    const operator = await anOperator(shop)
    const isFeatured = async () => (await (await shop.request(`/products/${slug}`)).json()).data.featured
    expect((await bulk([id], 'feature')).status).toBe(403)
    expect((await bulk([id], 'feature', operator)).body.data).toEqual({ changed: 1 })
    expect(await isFeatured()).toBe(true)
    expect((await bulk([id], 'unfeature')).status).toBe(403)
    expect(await isFeatured()).toBe(true)
    expect((await bulk([id], 'unfeature', operator)).body.data).toEqual({ changed: 1 })
  })

  test('change all or none: another store’s product among them is not found', async () => {
    const { id } = await mine()
    const theirs = await aProduct(shop, { storeId: stranger.store.id })
    for (const action of ['archive', 'delete', 'restore']) {
      const { status, body } = await bulk([id, theirs.id], action)
      expect([status, body]).toMatchObject([404, { detail: 'This product does not exist.' }])
    }
    expect(await statusOf(id)).toBe('active')
    expect((await bulk([id], 'archive', stranger.owner)).status).toBe(404)
    expect((await bulk([id], 'archive', packer)).status).toBe(403)
    expect(
      (await apiCaller(shop).patch('/inventory/bulk', { store: store.slug, ids: [id], action: 'archive' })).status,
    ).toBe(401)
  })

  test('restored onto a SKU that is taken stay deleted, all of them', async () => {
    const [first, second] = [await mine({ sku: 'BULK' }), await mine()]
    await bulk([first.id, second.id], 'delete')
    await mine({ sku: 'BULK' })
    expect(await bulk([first.id, second.id], 'restore')).toMatchObject({ status: 409, body: { type: 'duplicate' } })
    expect(await statusOf(second.id)).toBe(404)
  })

  test('deleted and published at the same time end in one of the two states', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, async () => (await mine({ status: 'draft' })).id))
    const answers = await Promise.all([bulk(ids, 'delete'), bulk(ids.toReversed(), 'publish'), bulk(ids, 'delete')])
    expect(answers.map(({ status }) => [200, 404].includes(status))).toEqual([true, true, true])
    expect(await Promise.all(ids.map(statusOf))).toEqual(ids.map(() => 404))
  })

  test('refuse bad input', async () => {
    const { id } = await mine()
    const body = { store: store.slug, ids: [id], action: 'archive' }
    for (const { id: name, init, statuses } of badBodies) {
      const { body: text, headers } = init(body)
      const response = await shop.request('/inventory/bulk', {
        method: 'PATCH',
        body: text,
        headers: { 'content-type': 'application/json', ...owner.headers, ...headers },
      })
      expect([name, statuses.includes(response.status)]).toEqual([name, true])
    }
    for (const bad of [
      { ids: [] },
      { ids: ['x'] },
      { ids: Array(501).fill(id) },
      { action: 'burn' },
      { store: '..' },
    ]) {
      const { status } = await apiCaller(shop).patch('/inventory/bulk', { ...body, ...bad }, { headers: owner.headers })
      expect(status).toBe(422)
    }
    expect(await statusOf(id)).toBe('active')
  })
})

test('a published product is visible to the next visitor: no cache keeps the list longer than two seconds', async () => {
  const { id, slug } = await mine({ status: 'draft', name: 'Brand new' })
  const list = () => shop.request(`/products/?store=${store.slug}&q=brand%20new`)
  expect((await (await list()).json()).data).toEqual([])
  await bulk([id], 'publish')
  const response = await list()
  expect((await response.json()).data).toMatchObject([{ slug }])
  for (const path of [
    `/products/${slug}`,
    '/products/',
    '/products/facets',
    '/categories/',
    '/search/suggest?q=brand',
  ]) {
    const { status, headers } = await shop.request(path)
    expect([path, status]).toEqual([path, 200])
    expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=2, must-revalidate')
  }
})
