import type { ProductChange, ProductOutcome } from '@makola/contract/catalogue/bulk-products.ts'
import type { MemberRole } from '@makola/contract/permissions.ts'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aCategory, aProduct, type GivenProduct } from '../../../../testing/builders/catalogue.ts'
import { aPicture } from '../../../../testing/builders/media.ts'
import { aTakedown } from '../../../../testing/builders/moderation.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from '../../shop/tables.ts'
import { stockMovements } from '../stock/tables.ts'
import { productPictures, products, variants } from '../tables.ts'
import { forgetBulkChanges } from './bulk-marks.ts'
import { bulkChanges } from './tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop, { name: 'Adunni Atelier', currency: 'NGN' }))
})
afterAll(() => shop.close())

const aMemberIn = async (role: MemberRole): Promise<SignedIn> => {
  const account = await anAccount(shop)
  await aMember(shop, { storeId: store.id, accountId: account.id, role })
  return account
}
const own = (given: GivenProduct = {}) => aProduct(shop, { storeId: store.id, ...given })
type Sender = { by?: SignedIn; key?: string; run?: string; storeId?: string }
const send = (
  ids: string[],
  change: object,
  { by = owner, key = newId(), run = newId(), storeId = store.id }: Sender = {},
) =>
  shop.request(`/stores/${storeId}/products/change`, {
    method: 'POST',
    headers: { ...by.headers, 'idempotency-key': key },
    json: { run, ids, change },
  })
const change = async (ids: string[], what: ProductChange, sender?: Sender): Promise<ProductOutcome[]> => {
  const answer = await send(ids, what, sender)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: ProductOutcome[] }).data
}
const outcomes = async (...given: Parameters<typeof change>) => (await change(...given)).map(({ outcome }) => outcome)
const codes = async (...given: Parameters<typeof change>) =>
  (await change(...given)).map(({ outcome, refusal }) => refusal?.code ?? outcome)
const variantsOf = (productId: string) =>
  shop.database.select().from(variants).where(eq(variants.productId, productId)).orderBy(asc(variants.position))
const pricesOf = async (productId: string) => (await variantsOf(productId)).map(({ priceMinor }) => priceMinor)
const productOf = async (id: string) => {
  const [row] = await shop.database.select().from(products).where(eq(products.id, id))
  if (!row) throw new Error('No such product')
  return row
}
const auditOf = (subjectId: string, action: string) =>
  shop.database
    .select()
    .from(auditEntries)
    .where(and(eq(auditEntries.subjectId, subjectId), eq(auditEntries.action, action as never)))
const tenPercent = { kind: 'price-percent', basisPoints: 1000 } as const

describe('a change sent again', () => {
  test('by ten at once, with keys of their own, raises each price once', async () => {
    const made = await Promise.all([own({ priceMinor: 1000 }), own({ priceMinor: 1000 }), own({ priceMinor: 995 })])
    const ids = made.map(({ id }) => id)
    const run = newId()
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => outcomes(index % 2 ? ids : ids.toReversed(), tenPercent, { run })),
    )
    expect(new Set(answers.flat())).toEqual(new Set(['done']))
    expect(await Promise.all(ids.map(pricesOf))).toEqual([[1100], [1100], [1095]])
    for (const id of ids) expect(await auditOf(id, 'price.changed')).toHaveLength(1)
  })

  test('adds stock once and makes one copy', async () => {
    const { id } = await own({ stock: 10, name: 'Kente stole' })
    const run = newId()
    const add = { kind: 'stock-added', units: 5 } as const
    await Promise.all(Array.from({ length: 5 }, () => change([id], add, { run })))
    expect((await variantsOf(id)).map(({ onHand }) => onHand)).toEqual([15])
    await Promise.all(Array.from({ length: 5 }, () => change([id], { kind: 'copy' }, { run })))
    const copies = await shop.database.select().from(products).where(eq(products.name, 'Kente stole (copy)'))
    expect(copies).toHaveLength(1)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('under one key gives the first answer; in a run of its own it is another change', async () => {
    const { id } = await own({ priceMinor: 1000 })
    const again = { key: newId(), run: newId() }
    expect(await outcomes([id], tenPercent, again)).toEqual(['done'])
    expect(await outcomes([id], tenPercent, again)).toEqual(['done'])
    expect(await pricesOf(id)).toEqual([1100])
    expect(await outcomes([id], tenPercent)).toEqual(['done'])
    expect(await pricesOf(id)).toEqual([1210])
    // The run of a price does not swallow another change.
    expect(await outcomes([id], { kind: 'price-percent', basisPoints: -1000 }, { run: again.run })).toEqual(['done'])
    expect(await pricesOf(id)).toEqual([1089])
    expect((await send([newId()], tenPercent, again)).status).toBe(422)
  })

  test('is forgotten after a week', async () => {
    const [young, old] = [newId(), newId()]
    await shop.database.insert(bulkChanges).values([
      { mark: 'young', productId: young, at: new Date() },
      { mark: 'old', productId: old, at: new Date(Date.now() - 8 * 86_400_000) },
    ])
    await forgetBulkChanges(shop)
    const left = await shop.database
      .select()
      .from(bulkChanges)
      .where(inArray(bulkChanges.productId, [young, old]))
    expect(left.map(({ mark }) => mark)).toEqual(['young'])
  })

  test('while a buyer orders: no unit is lost', async () => {
    const { id, variantId } = await own({ stock: 10 })
    const run = newId()
    const takeOne = () =>
      shop.database.transaction(async (tx) => {
        await tx.execute(sql`update variants set on_hand = on_hand - 1 where id = ${variantId}`)
        await tx.insert(stockMovements).values({ id: newId(), variantId, kind: 'sold', quantity: -1, actor: 'test' })
      })
    await Promise.all([
      ...Array.from({ length: 5 }, () => change([id], { kind: 'stock-added', units: 100 }, { run })),
      ...Array.from({ length: 5 }, takeOne),
    ])
    expect((await variantsOf(id)).map(({ onHand }) => onHand)).toEqual([105])
    expect(await brokenInvariants(shop)).toEqual([])
  })
})

describe('a price', () => {
  test('of each variant is changed and rounded alone; fixed prices and compare-at prices stay', async () => {
    const { id, version } = await own({
      variants: [
        { priceMinor: 994, title: 'S', sku: `S-${newId()}`, compareAtMinor: 2000, pinned: { USD: 500 } },
        { priceMinor: 1005, title: 'L', sku: `L-${newId()}` },
      ],
    })
    expect(await outcomes([id], tenPercent)).toEqual(['done'])
    expect(await pricesOf(id)).toEqual([1093, 1106])
    expect(await productOf(id)).toMatchObject({ minPriceMinor: 1093, maxPriceMinor: 1106, version: version + 1 })
    expect((await variantsOf(id))[0]?.compareAtMinor).toBe(2000)
    const audit = await auditOf(id, 'price.changed')
    expect(audit.map(({ before, after }) => [before, after])).toEqual(
      expect.arrayContaining([[{ price: 'NGN 9.94' }, { price: 'NGN 10.93' }]]),
    )
  })

  test('never falls to nothing, and stays free where it is; the highest is refused', async () => {
    const [one, free, high] = [
      await own({ priceMinor: 1 }),
      await own({ priceMinor: 0 }),
      await own({ priceMinor: 99_999_999_999 }),
    ]
    const ids = [one.id, free.id, high.id]
    expect(await codes(ids, { kind: 'price-percent', basisPoints: -9900 })).toEqual(['unchanged', 'unchanged', 'done'])
    expect(await Promise.all(ids.slice(0, 2).map(pricesOf))).toEqual([[1], [0]])
    const [dear] = [await own({ priceMinor: 99_999_999_999 })]
    expect(await change([dear.id], tenPercent)).toEqual([
      {
        id: dear.id,
        name: dear.name,
        outcome: 'refused',
        refusal: { code: 'catalogue.price-beyond-highest', detail: 'The price would be higher than the shop allows.' },
      },
    ])
    expect(await pricesOf(dear.id)).toEqual([99_999_999_999])
  })

  test('is set for all, in the currency of the store alone', async () => {
    const [one, two] = [await own({ priceMinor: 1000 }), await own({ priceMinor: 2500 })]
    const set = { kind: 'price', price: { amount: 2500, currency: 'NGN' } } as const
    expect(await outcomes([one.id, two.id], set)).toEqual(['done', 'unchanged'])
    expect(await pricesOf(one.id)).toEqual([2500])
    const wrong = await send([one.id], { kind: 'price', price: { amount: 1, currency: 'USD' } })
    expect(wrong.status).toBe(422)
    expect((await wrong.json()).errors[0]).toMatchObject({ pointer: '/change/price/currency' })
    expect(await pricesOf(one.id)).toEqual([2500])
  })
})

test('stock is set or added to; units that orders hold are named, and the others are changed', async () => {
  const [one, held, full] = [await own({ stock: 3 }), await own({ stock: 6 }), await own({ stock: 999_990 })]
  await shop.database.update(variants).set({ held: 4 }).where(eq(variants.productId, held.id))
  const ids = [one.id, held.id, full.id]
  const set = await change(ids, { kind: 'stock', stock: 2 })
  expect(set.map(({ outcome, refusal }) => refusal?.detail ?? outcome)).toEqual([
    'done',
    '4 units are held for orders that are waiting for payment.',
    'done',
  ])
  expect(await codes([one.id, held.id], { kind: 'stock-added', units: 7 })).toEqual(['done', 'done'])
  expect(await codes([full.id], { kind: 'stock-added', units: 1_000_000 })).toEqual(['catalogue.stock-beyond-most'])
  expect((await Promise.all(ids.map(variantsOf))).map(([variant]) => variant?.onHand)).toEqual([9, 13, 2])
  const audit = await auditOf(one.id, 'stock.changed')
  expect(audit.map(({ after }) => after)).toEqual(expect.arrayContaining([{ stock: 2 }, { stock: 9 }]))
  await shop.database.update(variants).set({ held: 0 }).where(eq(variants.productId, held.id))
  expect(await brokenInvariants(shop)).toEqual([])
})

test('a category is set and taken away; one that does not exist changes nothing', async () => {
  const category = await aCategory(shop, { name: 'Cloth' })
  const [one, two] = [await own(), await own({ categoryId: category.id })]
  const move = { kind: 'category', category: category.slug } as const
  expect(await outcomes([one.id, two.id], move)).toEqual(['done', 'unchanged'])
  expect(await productOf(one.id)).toMatchObject({ categoryId: category.id })
  expect(await auditOf(one.id, 'product.changed')).toMatchObject([
    { before: { category: null }, after: { category: 'Cloth' } },
  ])
  expect(await outcomes([two.id], { kind: 'category', category: null })).toEqual(['done'])
  const unknown = await send([one.id], { kind: 'category', category: 'nowhere' })
  expect(unknown.status).toBe(422)
  expect((await unknown.json()).errors[0]).toMatchObject({ pointer: '/change/category' })
  expect(await productOf(one.id)).toMatchObject({ categoryId: category.id })
})

test('products are published and taken off sale; what the staff took down stays down', async () => {
  const [draft, active, blocked] = [await own({ status: 'draft' }), await own(), await own({ status: 'draft' })]
  await aTakedown(shop, blocked.id)
  const ids = [draft.id, active.id, blocked.id]
  expect(await outcomes(ids, { kind: 'status', status: 'active' })).toEqual(['done', 'unchanged', 'done'])
  expect(await productOf(draft.id)).toMatchObject({ status: 'active' })
  expect(await productOf(blocked.id)).toMatchObject({ status: 'archived', blockedFrom: 'active' })
  expect(await auditOf(draft.id, 'product.changed')).toMatchObject([
    { before: { status: 'draft' }, after: { status: 'active' } },
  ])
})

test('only the staff of the shop chooses what is featured', async () => {
  const { id } = await own()
  const feature = { kind: 'featured', featured: true } as const
  const refused = await send([id], feature)
  expect(refused.status).toBe(403)
  const operator = await anAccount(shop, { role: 'operator' })
  expect(await outcomes([id], feature, { by: operator })).toEqual(['done'])
  expect(await outcomes([id], feature, { by: operator })).toEqual(['unchanged'])
  expect(await productOf(id)).toMatchObject({ featured: true })
})

describe('a copy', () => {
  test('is a draft without stock, of its own name, address and SKUs, with pictures, prices and options', async () => {
    const picture = await aPicture(shop, { storeId: store.id })
    const original = await own({
      name: 'Indigo robe',
      productOptions: [{ name: 'Size', values: ['S', 'L'] }],
      variants: [
        { sku: 'ROBE-S', title: 'S', options: { Size: 'S' }, priceMinor: 900, stock: 5, pinned: { USD: 700 } },
        { sku: 'ROBE-L', title: 'L', options: { Size: 'L' }, priceMinor: 1200, stock: 2 },
      ],
    })
    await shop.database.insert(productPictures).values({ productId: original.id, pictureId: picture.id, position: 0 })
    expect(await outcomes([original.id], { kind: 'copy' })).toEqual(['done'])
    expect(await outcomes([original.id], { kind: 'copy' })).toEqual(['done'])
    const copies = await shop.database
      .select()
      .from(products)
      .where(eq(products.name, 'Indigo robe (copy)'))
      .orderBy(asc(products.createdAt), asc(products.id))
    expect(copies).toHaveLength(2)
    expect(new Set(copies.map(({ slug }) => slug)).size).toBe(2)
    const [first, second] = copies
    expect(first).toMatchObject({ status: 'draft', minPriceMinor: 900, maxPriceMinor: 1200, importKey: null })
    const made = await variantsOf(first?.id ?? '')
    expect(made.map(({ sku, onHand, priceMinor }) => [sku, onHand, priceMinor])).toEqual([
      ['ROBE-S-COPY', 0, 900],
      ['ROBE-L-COPY', 0, 1200],
    ])
    expect((await variantsOf(second?.id ?? ''))[0]?.sku).toMatch(/^ROBE-S-COPY-\w{6}$/)
    const shown = await shop.request(`/inventory/${first?.id}`, { headers: owner.headers })
    expect((await shown.json()).data).toMatchObject({
      pictures: [{ id: picture.id }],
      variants: [{ pinnedPrices: [{ amount: 700, currency: 'USD' }] }, {}],
    })
    expect(await auditOf(first?.id ?? '', 'product.created')).toHaveLength(1)
    expect(await brokenInvariants(shop)).toEqual([])
  })

  test('of a long name and SKU still fits; of what the staff took down there is none', async () => {
    const long = await own({ name: 'é'.repeat(200), sku: 'x'.repeat(60) })
    const blocked = await own()
    await aTakedown(shop, blocked.id)
    expect(await codes([long.id, blocked.id], { kind: 'copy' })).toEqual(['done', 'catalogue.taken-down-uncopied'])
    const [copy] = await shop.database
      .select()
      .from(products)
      .where(eq(products.name, `${'é'.repeat(193)} (copy)`))
    expect(copy).toBeDefined()
    expect((await variantsOf(copy?.id ?? ''))[0]?.sku).toBe(`${'x'.repeat(48)}-COPY`)
  })

  test('of what is down in some countries: is refused, until it is restored', async () => {
    const blocked = await own({ name: 'Ironwood knife' })
    const staff = await anOperator(shop)
    const takedown = await aTakedown(shop, blocked.id, { by: staff, countries: ['NG'] })
    expect(await codes([blocked.id], { kind: 'copy' })).toEqual(['catalogue.taken-down-uncopied'])
    const copies = () => shop.database.$count(products, eq(products.name, 'Ironwood knife (copy)'))
    expect(await copies()).toBe(0)
    const { headers } = await signInAs(shop, staff.id)
    const json = { reason: 'It is lawful again.' }
    const restored = await shop.request(`/takedowns/${takedown.id}/restoration`, { method: 'POST', headers, json })
    expect(restored.status).toBe(200)
    expect(await outcomes([blocked.id], { kind: 'copy' })).toEqual(['done'])
    expect(await copies()).toBe(1)
    expect(await brokenInvariants(shop)).toEqual([])
  })
})

describe('a call', () => {
  test('names products that are gone or of another store, and changes the others', async () => {
    const good = await own()
    const deleted = await own({ name: 'Gone', status: 'archived', deletedAt: new Date(), deletedFrom: 'active' })
    const theirs = await aProduct(shop, { priceMinor: 1000 })
    const ids = [deleted.id, theirs.id, newId(), good.id]
    const answers = await change(ids, tenPercent)
    expect(answers.map(({ name, outcome }) => [name, outcome])).toEqual([
      ['Gone', 'refused'],
      [null, 'refused'],
      [null, 'refused'],
      [good.name, 'done'],
    ])
    expect(answers[1]?.refusal).toEqual({ code: 'platform.not-found', detail: 'This product does not exist.' })
    expect(await pricesOf(theirs.id)).toEqual([1000])
    expect(await shop.database.select().from(bulkChanges).where(eq(bulkChanges.productId, theirs.id))).toEqual([])
  })

  test('is for the roles that may change one product so', async () => {
    const { id } = await own({ priceMinor: 1000, stock: 1 })
    const [packer, accounts] = [await aMemberIn('fulfilment'), await aMemberIn('accounts')]
    const stock = { kind: 'stock', stock: 9 } as const
    expect((await send([id], tenPercent, { by: packer })).status).toBe(403)
    expect((await send([id], { kind: 'copy' }, { by: packer })).status).toBe(403)
    // A copy is a product with a price, which this role does not set.
    const cataloguer = await anAccount(shop, { staffRole: 'catalogue' })
    expect((await send([id], { kind: 'copy' }, { by: cataloguer })).status).toBe(403)
    expect(await outcomes([id], { kind: 'status', status: 'draft' }, { by: cataloguer })).toEqual(['done'])
    expect((await send([id], stock, { by: accounts })).status).toBe(403)
    expect((await send([id], { kind: 'status', status: 'draft' }, { by: accounts })).status).toBe(403)
    expect(await pricesOf(id)).toEqual([1000])
    expect(await outcomes([id], stock, { by: packer })).toEqual(['done'])
    expect(await outcomes([id], tenPercent, { by: accounts })).toEqual(['done'])
    const { owner: stranger } = await aStoreWithOwner(shop)
    expect((await send([id], tenPercent, { by: stranger })).status).toBe(404)
    expect((await send([id], tenPercent, { storeId: newId() })).status).toBe(404)
    expect(await pricesOf(id)).toEqual([1100])
  })

  test('takes at most a hundred products, each once, with a key, and a change that makes sense', async () => {
    const { id } = await own({ priceMinor: 1000 })
    const many = [id, ...Array.from({ length: 100 }, newId)]
    for (const [ids, what] of [
      [many, tenPercent],
      [[], tenPercent],
      [[id, id], tenPercent],
      [[id], { kind: 'price-percent', basisPoints: -9901 }],
      [[id], { kind: 'price-percent', basisPoints: 100_001 }],
      [[id], { kind: 'price-percent', basisPoints: 0.5 }],
      [[id], { kind: 'price', price: { amount: -1, currency: 'NGN' } }],
      [[id], { kind: 'stock', stock: -1 }],
      [[id], { kind: 'stock-added', units: 0 }],
      [[id], { kind: 'sell' }],
    ] as const) {
      expect((await send([...ids], what)).status, JSON.stringify(what)).toBe(422)
    }
    const keyless = await shop.request(`/stores/${store.id}/products/change`, {
      method: 'POST',
      headers: owner.headers,
      json: { run: newId(), ids: [id], change: tenPercent },
    })
    expect(keyless.status).toBe(400)
    expect(await pricesOf(id)).toEqual([1000])
  })
})
