import type { Product } from '@makola/contract/catalogue/catalogue.ts'
import type { InventoryItem } from '@makola/contract/catalogue/inventory.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aCart } from '../../../../testing/builders/carts.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aPicture } from '../../../../testing/builders/media.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { auditEntries } from '../../shop/tables.ts'
import { invariants } from '../invariants.ts'
import { holdStock } from '../stock/hold-stock.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'USD' }))
})
afterAll(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
  await shop.close()
})

const usd = (amount: number) => ({ amount, currency: 'USD' })
const size = { name: 'Size', values: ['S', 'M'] }
let count = 0

/** A shirt in S and M. */
async function aShirt() {
  const tail = `${++count}`
  const product = await aProduct(shop, {
    storeId: store.id,
    name: 'Shirt',
    productOptions: [size],
    variants: [
      { sku: `S-${tail}`, options: { Size: 'S' }, priceMinor: 500, stock: 4, pinned: { NGN: 9000 } },
      { sku: `M-${tail}`, options: { Size: 'M' }, priceMinor: 600, stock: 6 },
    ],
  })
  const [small, medium] = product.variants.map(({ id, sku }) => ({ id, sku }))
  if (!small || !medium) throw new Error('No shirt was made')
  return { ...product, small, medium }
}

type Reply = { data: Product; errors?: object[]; type?: string; current?: unknown }
const send = (idOrSlug: string, patch: object, headers: Record<string, string> = owner.headers) =>
  apiCaller(shop).patch<Reply>(`/products/${idOrSlug}`, patch, { headers })
const itemOf = async (idOrSlug: string) =>
  (await apiCaller(shop).get<{ data: InventoryItem }>(`/inventory/${idOrSlug}`, { headers: owner.headers })).body.data

describe('a new set of variants', () => {
  test('keeps, adds and removes variants, and follows the given order', async () => {
    const { id, small, medium } = await aShirt()
    const { status, body } = await send(id, {
      options: [{ name: 'Size', values: ['M', 'L'] }],
      variants: [
        { id: medium.id, price: usd(650) },
        { sku: `L-${count}`, options: { Size: 'L' }, price: usd(700), stock: 2, lowStockThreshold: 9 },
      ],
    })
    expect([status, body]).toMatchObject([200, { data: { options: [{ values: ['M', 'L'] }], available: 8 } }])
    const item = await itemOf(id)
    expect(item.variants).toMatchObject([
      { id: medium.id, sku: medium.sku, title: 'M', price: usd(650), onHand: 6 },
      { sku: `L-${count}`, title: 'L', price: usd(700), onHand: 2, lowStockThreshold: 9, stockLevel: 'low' },
    ])
    expect(body.data.storePrice).toEqual(usd(650))
    const { get } = apiCaller(shop)
    const told = await get<{ data: object[] }>(`/inventory/variants/${small.id}/movements`, { headers: owner.headers })
    expect(told.body.data).toMatchObject([{ kind: 'initial', quantity: 4 }])
    const gone = await apiCaller(shop).patch(
      `/inventory/variants/${small.id}`,
      { stock: 1 },
      { headers: owner.headers },
    )
    expect(gone.status).toBe(404)
  })

  test('keeps omitted fields: stock, prices, thresholds, pinned prices', async () => {
    const { id, small, medium } = await aShirt()
    await shop.database.execute(sql`update variants set low_stock_threshold = 7 where id = ${small.id}`)
    expect((await send(id, { variants: [{ id: medium.id }, { id: small.id }] })).status).toBe(200)
    expect((await itemOf(id)).variants).toMatchObject([
      { id: medium.id, price: usd(600), onHand: 6 },
      { id: small.id, onHand: 4, lowStockThreshold: 7, pinnedPrices: [{ amount: 9000, currency: 'NGN' }] },
    ])
  })

  test('may swap SKUs, and may reuse that of a removed variant', async () => {
    const { id, small, medium } = await aShirt()
    const swapped = [
      { id: small.id, sku: medium.sku },
      { id: medium.id, sku: small.sku },
    ]
    expect((await send(id, { variants: swapped })).status).toBe(200)
    expect((await send(id, { variants: [{ id: small.id, sku: small.sku }] })).status).toBe(200)
    expect((await itemOf(id)).variants).toMatchObject([{ id: small.id, sku: small.sku }])
  })

  test('does not remove a variant held by orders', async () => {
    const { id, small, medium } = await aShirt()
    const lines = [{ variantId: small.id, quantity: 1 }]
    await transact(shop, (tx) => holdStock(tx, { orderId: newId(), lines, expiresAt: shop.clock.now() }))
    const { status, body } = await send(id, { name: 'x', variants: [{ id: medium.id }] })
    expect(status).toBe(409)
    expect(body).toMatchObject({ type: 'wrong-state', current: [{ variantId: small.id, sku: small.sku, held: 1 }] })
    expect(await itemOf(id)).toMatchObject({ name: 'Shirt', version: 1, variants: [{}, {}] })
    expect((await send(id, { variants: [{ id: small.id, stock: 0 }, { id: medium.id }] })).status).toBe(409)
  })

  test('leaves a removed variant in carts, marked sold out', async () => {
    const { id, small, medium } = await aShirt()
    const { browser } = await aCart(shop, { lines: [{ variantId: small.id, quantity: 1 }] })
    expect((await send(id, { variants: [{ id: medium.id }] })).status).toBe(200)
    const { data } = (await (await browser.request('/cart/')).json()) as { data: object }
    expect(data).toMatchObject({ stores: [{ lines: [{ variantId: small.id, available: 0 }] }] })
  })

  test('shows a variant’s own picture until the product loses it', async () => {
    const { id, small, medium } = await aShirt()
    const [front, back] = [await aPicture(shop, { storeId: store.id }), await aPicture(shop, { storeId: store.id })]
    const variants = [{ id: small.id, pictureId: back.id }, { id: medium.id }]
    const { body } = await send(id, { pictures: [front.id, back.id], variants })
    expect(body.data.variants).toMatchObject([{ pictureId: back.id }, { pictureId: null }])
    const other = await send(id, { variants: [{ id: small.id, pictureId: newId() }, { id: medium.id }] })
    expect([other.status, other.body.errors]).toMatchObject([422, [{ pointer: '/variants/0/pictureId' }]])
    const without = await send(id, { pictures: [front.id] })
    expect(without.body.data.variants).toMatchObject([{ pictureId: null }, { pictureId: null }])
  })

  test('tells the activity log which variant has another picture, once', async () => {
    const { id, small, medium } = await aShirt()
    const { id: pictureId } = await aPicture(shop, { storeId: store.id })
    const variants = [{ id: small.id, pictureId }, { id: medium.id }]
    await send(id, { pictures: [pictureId], variants })
    await send(id, { variants })
    const entries = shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, id))
    expect((await entries).filter(({ action }) => action === 'variant.changed')).toMatchObject([
      { subject: 'Shirt, S', before: { pictureId: null }, after: { pictureId } },
    ])
  })

  test.for<[string, (shirt: Awaited<ReturnType<typeof aShirt>>) => object, string]>([
    [
      'a variant of another product',
      ({ small }) => ({ variants: [{ id: small.id }, { id: newId() }] }),
      '/variants/1/id',
    ],
    ['a variant twice', ({ small }) => ({ variants: [{ id: small.id }, { id: small.id }] }), '/variants/1/id'],
    [
      'a new one without a price',
      () => ({ variants: [{ sku: 'n', stock: 1, options: { Size: 'S' } }] }),
      '/variants/0/price',
    ],
    ['none at all', () => ({ variants: [] }), '/variants'],
    [
      'options that its variants do not have',
      () => ({ options: [{ name: 'Colour', values: ['Red'] }] }),
      '/variants/0/options',
    ],
    [
      'another currency',
      ({ small }) => ({ variants: [{ id: small.id, price: { amount: 1, currency: 'NGN' } }] }),
      '/variants/0/price/currency',
    ],
    [
      'the same options twice',
      ({ small, medium }) => ({ variants: [{ id: small.id }, { id: medium.id, options: { Size: 'S' } }] }),
      '/variants/1/options',
    ],
    ['a price of its own beside them', ({ small }) => ({ price: usd(1), variants: [{ id: small.id }] }), '/price'],
    ['an unknown field', ({ small }) => ({ variants: [{ id: small.id, held: 0 }] }), '/variants/0/held'],
  ])('with %s is refused, naming it', async ([, patchOf, pointer]) => {
    const shirt = await aShirt()
    const { status, body } = await send(shirt.id, patchOf(shirt))
    expect([status, body.errors]).toMatchObject([422, expect.arrayContaining([expect.objectContaining({ pointer })])])
    expect(await itemOf(shirt.id)).toMatchObject({
      version: 1,
      variants: [{ sku: shirt.small.sku }, { sku: shirt.medium.sku }],
    })
  })

  test('needs the permission to write products', async () => {
    const { id, small } = await aShirt()
    const stranger = (await aStoreWithOwner(shop)).owner
    expect((await send(id, { variants: [{ id: small.id }] }, stranger.headers)).status).toBe(404)
  })

  test('by staff who set no prices and no stock: each such field is refused, and the rest is changed', async () => {
    const { id, small, medium } = await aShirt()
    const { headers } = await anAccount(shop, { staffRole: 'catalogue' })
    const before = await itemOf(id)
    const added = { sku: `L-${count}`, options: { Size: 'L' }, price: usd(700), stock: 2 }
    const sets = [
      { price: usd(1) },
      { compareAt: usd(900) },
      { pinnedPrices: [] },
      { stock: 99 },
      { lowStockThreshold: 1 },
    ].map((field) => ({ variants: [{ id: small.id }, { id: medium.id, ...field }] }))
    const wider = { options: [{ ...size, values: ['S', 'M', 'L'] }], variants: [small, medium, added] }
    for (const patch of [...sets, wider]) {
      expect(await send(id, patch, headers)).toMatchObject({ status: 403, body: { type: 'forbidden' } })
    }
    expect(await itemOf(id)).toEqual(before)
    const fine = { name: 'Long shirt', variants: [{ id: small.id, barcode: '600' }, { id: medium.id }] }
    expect((await send(id, fine, headers)).status).toBe(200)
    expect(await itemOf(id)).toMatchObject({
      name: 'Long shirt',
      variants: [
        { price: usd(500), onHand: 4, barcode: '600' },
        { price: usd(600), onHand: 6 },
      ],
    })
  })
})
