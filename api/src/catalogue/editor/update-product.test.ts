import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCategory, aProduct } from '../../../../testing/builders/catalogue.ts'
import { aMember, aStore, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { invariants } from '../invariants.ts'
import { stockMovements } from '../stock/tables.ts'
import { variants } from '../tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let stranger: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'NGN' }))
  stranger = (await aStoreWithOwner(shop)).owner
  await aCategory(shop, { slug: 'shoes', name: 'Shoes' })
})
afterAll(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
  await shop.close()
})

async function send(method: string, path: string, json?: unknown, headers: Record<string, string> = owner.headers) {
  const response = await shop.request(path, { method, headers, ...(json !== undefined && { json }) })
  return { status: response.status, body: response.status === 204 ? null : await response.json() }
}

const naira = (amount: number) => ({ amount, currency: 'NGN' })
const movementsOf = (variantId: string) =>
  shop.database
    .select({ kind: stockMovements.kind, quantity: stockMovements.quantity, actor: stockMovements.actor })
    .from(stockMovements)
    .where(eq(stockMovements.variantId, variantId))
    .orderBy(stockMovements.at, stockMovements.id)

describe('changing a product', () => {
  const aShoe = async (more: object = {}) => aProduct(shop, { storeId: store.id, priceMinor: 1000, stock: 5, ...more })

  test('changes the given fields and keeps the rest', async () => {
    const { id, slug, variantId } = await aShoe({ brand: 'Ada' })
    const patch = {
      name: 'Boot',
      price: naira(2000),
      stock: 7,
      category: 'shoes',
      tags: [],
      description: 'x',
    }
    const { status, body } = await send('PATCH', `/products/${slug}`, patch)
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id,
      slug,
      name: 'Boot',
      brand: 'Ada',
      storePrice: naira(2000),
      available: 7,
      version: 2,
      variants: [{ id: variantId, storePrice: naira(2000) }],
    })
    expect(await movementsOf(variantId)).toMatchObject([
      { kind: 'initial', quantity: 5 },
      { kind: 'corrected', quantity: 2, actor: `account:${owner.id}` },
    ])
  })

  test('is featured by an operator only; sending back the same value changes nothing', async () => {
    const { slug } = await aShoe()
    const { headers } = await anOperator(shop)
    const feature = (featured: boolean, by?: Record<string, string>) =>
      send('PATCH', `/products/${slug}`, { name: 'Boot', featured }, by)
    expect((await feature(false)).status).toBe(200)
    expect(await feature(true)).toMatchObject({ status: 403, body: { type: 'forbidden' } })
    expect((await feature(true, headers)).body.data.featured).toBe(true)
    expect((await feature(true)).status).toBe(200)
    expect((await feature(false)).status).toBe(403)
  })

  test('that someone else has changed meanwhile is refused with its current state', async () => {
    const { slug } = await aShoe()
    const page = await shop.request(`/products/${slug}`)
    const tag = { ...owner.headers, 'if-match': page.headers.get('etag') ?? '' }
    expect((await send('PATCH', `/products/${slug}`, { name: 'First' }, tag)).status).toBe(200)
    const { status, body } = await send('PATCH', `/products/${slug}`, { name: 'Second' }, tag)
    expect(status).toBe(412)
    expect(body).toMatchObject({ type: 'version-mismatch', current: { name: 'First', version: 2 } })
  })

  test('keeps stock at or above what orders hold', async () => {
    const { slug, variantId } = await aShoe()
    await shop.database.update(variants).set({ held: 0 }).where(eq(variants.id, variantId))
    await shop.database.execute(sql`
      insert into holds (order_id, variant_id, quantity, expires_at) values (gen_random_uuid(), ${variantId}, 3, now())`)
    await shop.database.update(variants).set({ held: 3 }).where(eq(variants.id, variantId))
    const { status, body } = await send('PATCH', `/products/${slug}`, { stock: 2 })
    expect(status).toBe(409)
    expect(body).toMatchObject({ type: 'wrong-state', current: { onHand: 5, held: 3 } })
    expect((await send('PATCH', `/products/${slug}`, { stock: 3 })).body.data.available).toBe(0)
  })

  test('by concurrent writers applies every difference', async () => {
    const { slug, variantId } = await aShoe()
    const counts = Array.from({ length: 20 }, (_, index) => index)
    const answers = await Promise.all(counts.map((stock) => send('PATCH', `/products/${slug}`, { stock })))
    expect(answers.map(({ status }) => status)).toEqual(counts.map(() => 200))
    const [{ total }] = (
      await shop.database.execute<{ total: number }>(
        sql`select sum(quantity)::int as total from stock_movements where variant_id = ${variantId}`,
      )
    ).rows as [{ total: number }]
    const { body } = await send('GET', `/products/${slug}`)
    expect(total).toBe(body.data.available)
  })

  test('refuses a price or stock of a product with several variants, and another currency', async () => {
    const { slug } = await aShoe({ variants: [{ title: 'S' }, { title: 'M' }] })
    const { status, body } = await send('PATCH', `/products/${slug}`, { price: naira(1), stock: 1 })
    expect(status).toBe(422)
    expect(body.errors).toMatchObject([{ pointer: '/price' }, { pointer: '/stock' }])
    const single = await aShoe()
    const foreign = await send('PATCH', `/products/${single.slug}`, { price: { amount: 1, currency: 'USD' } })
    expect(foreign.body.errors).toMatchObject([{ pointer: '/price/currency' }])
  })

  test('refuses another product’s SKU', async () => {
    const { slug } = await aShoe()
    await aShoe({ sku: 'THEIRS' })
    expect(await send('PATCH', `/products/${slug}`, { sku: 'THEIRS' })).toMatchObject({
      status: 409,
      body: { type: 'duplicate' },
    })
  })

  test('needs the permission: another store’s product does not exist', async () => {
    const { slug, id } = await aShoe({ name: 'Mine' })
    const unknownId = '019aa0aa-0000-7000-8000-000000000000'
    for (const path of [`/products/${slug}`, `/products/${id}`]) {
      for (const [method, patch] of [
        ['PATCH', { name: 'Stolen', stock: 0 }],
        ['DELETE', undefined],
      ] as const) {
        const hidden = await send(method, path, patch, stranger.headers)
        const unknown = await send(method, `/products/${unknownId}`, patch, stranger.headers)
        expect([hidden.status, unknown.status]).toEqual([404, 404])
        expect(hidden.body.detail).toBe(unknown.body.detail)
        expect((await send(method, path, patch, {})).status).toBe(401)
      }
    }
    expect((await send('GET', `/products/${slug}`)).body.data).toMatchObject({
      name: 'Mine',
      status: 'active',
      version: 1,
    })
    const packer = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: packer.id, role: 'fulfilment' })
    expect((await send('PATCH', `/products/${slug}`, { stock: 1 }, packer.headers)).status).toBe(200)
    expect((await send('PATCH', `/products/${slug}`, { stock: 1, name: 'x' }, packer.headers)).status).toBe(403)
    expect((await send('DELETE', `/products/${slug}`, undefined, packer.headers)).status).toBe(403)
  })

  test.for(['id', 'role', 'store', 'seller_id', 'storeId', 'version', 'minPriceMinor', '__proto__x'])(
    'refuses the field %s',
    async (field) => {
      const { slug } = await aShoe()
      const { status, body } = await send('PATCH', `/products/${slug}`, { name: 'x', [field]: 'x' })
      expect(status).toBe(422)
      expect(body.errors).toMatchObject([{ pointer: `/${field}`, code: 'platform.unknown-field' }])
    },
  )
})

describe('deleting a product', () => {
  test('hides it from everybody, and can be repeated', async () => {
    const { slug } = await aProduct(shop, { storeId: store.id, name: 'Leaving' })
    expect((await send('DELETE', `/products/${slug}`)).status).toBe(204)
    expect((await send('DELETE', `/products/${slug}`)).status).toBe(204)
    expect((await send('GET', `/products/${slug}`, undefined, {})).status).toBe(404)
    expect((await send('GET', `/products/${slug}`, undefined, stranger.headers)).status).toBe(404)
    expect((await send('GET', `/products/${slug}`)).status).toBe(404)
    expect((await send('GET', '/products/?q=leaving')).body.data).toEqual([])
  })

  test('hides drafts and products of a closed store alike, and no shared cache keeps them', async () => {
    const draft = await aProduct(shop, { storeId: store.id, status: 'draft' })
    const closed = await aStore(shop, { status: 'closed' })
    const shut = await aProduct(shop, { storeId: closed.id })
    for (const { slug } of [draft, shut]) {
      const { status, body } = await send('GET', `/products/${slug}`, undefined, {})
      expect([status, body.detail]).toEqual([404, 'This product does not exist.'])
    }
    const response = await shop.request(`/products/${draft.slug}`, { headers: owner.headers })
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store'])
  })
})
