import type { StockMovement } from '@makola/contract/catalogue/inventory.ts'
import type { StockOutcome, StockVariant } from '@makola/contract/catalogue/stock.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct, type GivenProduct, type ProductWithVariants } from '../../../../testing/builders/catalogue.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { commitWhenAwaited } from '../../../../testing/database/commit-when-awaited.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { addSeconds } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { invariants } from '../invariants.ts'
import { holdStock } from '../stock/hold-stock.ts'
import { sellHolds } from '../stock/sell-holds.ts'
import { stockMovements } from '../stock/tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop))
})
afterEach(async () => expect(await brokenInvariants(shop, invariants)).toEqual([]))
afterAll(() => shop.close())

/** A product whose stock came an hour ago. */
const own = async (given: GivenProduct = {}): Promise<ProductWithVariants> => {
  const product = await aProduct(shop, { storeId: store.id, ...given })
  for (const { id } of product.variants) {
    const at = addSeconds(new Date(), -3600)
    await shop.database.update(stockMovements).set({ at }).where(eq(stockMovements.variantId, id))
  }
  return product
}
const hold = (variantId: string, quantity = 1, orderId = newId()) =>
  transact(shop, (tx) =>
    holdStock(tx, { orderId, lines: [{ variantId, quantity }], expiresAt: addSeconds(shop.clock.now(), 600) }),
  )
const sell = (variantId: string, quantity = 1) =>
  transact(shop, async (tx) => {
    const orderId = newId()
    await holdStock(tx, { orderId, lines: [{ variantId, quantity }], expiresAt: shop.clock.now() })
    await sellHolds(tx, { id: orderId, number: 'K7MPQ2XW' }, 'payment')
  })

const send = (body: object, { by = owner, storeId = store.id }: { by?: SignedIn; storeId?: string } = {}) =>
  shop.request(`/stores/${storeId}/stock`, {
    method: 'POST',
    headers: { ...by.headers, 'idempotency-key': newId() },
    json: { run: newId(), ...body },
  })
const move = async (body: object): Promise<StockOutcome[]> => {
  const answer = await send(body)
  expect(answer.status).toBe(200)
  return ((await answer.json()) as { data: StockOutcome[] }).data
}
const onHand = async ({ id }: { id: string }): Promise<number[]> => {
  const answer = await shop.request(`/inventory/${id}`, { headers: owner.headers })
  return (await answer.json()).data.variants.map((variant: { onHand: number }) => variant.onHand)
}
const movementsOf = async (variantId: string): Promise<StockMovement[]> => {
  const answer = await shop.request(`/inventory/variants/${variantId}/movements`, { headers: owner.headers })
  return (await answer.json()).data
}
const minuteAgo = () => addSeconds(new Date(), -60).toISOString()
const find = async (q: string) => {
  const answer = await shop.request(`/stores/${store.id}/variants?q=${encodeURIComponent(q)}`, {
    headers: owner.headers,
  })
  expect(answer.status).toBe(200)
  return (await answer.json()) as { data: StockVariant[]; meta: { isExact: boolean; now: string } }
}
const shopNow = async () => (await find('-')).meta.now

describe('move stock', () => {
  test('receive, several products: adds the units, with kind, note and person', async () => {
    const [drum, flute] = [await own({ stock: 4 }), await own({ stock: 0 })]
    const lines = [
      { variantId: drum.variantId, units: 6 },
      { variantId: flute.variantId, units: 2 },
    ]
    expect(await move({ kind: 'received', note: 'Invoice 88', lines })).toMatchObject([
      { outcome: 'done', expected: 4, quantity: 6, onHand: 10 },
      { outcome: 'done', expected: 0, quantity: 2, onHand: 2 },
    ])
    expect([await onHand(drum), await onHand(flute)]).toEqual([[10], [2]])
    expect((await movementsOf(drum.variantId))[0]).toMatchObject({
      kind: 'received',
      quantity: 6,
      onHand: 10,
      reason: 'Invoice 88',
    })
  })

  test('write off, more than there is: is refused and named, and holds up no other', async () => {
    const [drum, flute] = [await own({ stock: 4 }), await own({ stock: 1 })]
    const lines = [
      { variantId: flute.variantId, units: 2 },
      { variantId: drum.variantId, units: 3 },
      { variantId: newId(), units: 1 },
    ]
    expect(await move({ kind: 'damaged', lines })).toMatchObject([
      { outcome: 'refused', refusal: { code: 'catalogue.more-than-on-hand', detail: 'Only 1 unit is in stock.' } },
      { outcome: 'done', onHand: 1 },
      { outcome: 'refused', name: null, refusal: { code: 'platform.not-found' } },
    ])
    await hold(drum.variantId)
    expect(await move({ kind: 'lost', lines: [{ variantId: drum.variantId, units: 1 }] })).toMatchObject([
      { outcome: 'refused', refusal: { code: 'catalogue.units-held' } },
    ])
    expect(await onHand(drum)).toEqual([1])
    expect(await move({ kind: 'received', lines: [{ variantId: drum.variantId, units: 1_000_000 }] })).toMatchObject([
      { outcome: 'refused', refusal: { code: 'catalogue.stock-beyond-most' } },
    ])
  })

  test('trial: says what would happen and changes nothing', async () => {
    const drum = await own({ stock: 4 })
    const lines = [{ variantId: drum.variantId, units: 3, countedAt: await shopNow() }]
    expect(await move({ kind: 'counted', isTrial: true, lines })).toMatchObject([
      { outcome: 'done', expected: 4, quantity: -1, onHand: 3 },
    ])
    expect(await onHand(drum)).toEqual([4])
    expect(await movementsOf(drum.variantId)).toHaveLength(1)
  })

  test('sent again by ten at once: adds the units once', async () => {
    const drum = await own({ stock: 4 })
    const body = { run: newId(), kind: 'received', lines: [{ variantId: drum.variantId, units: 6 }] }
    const answers = await Promise.all(Array.from({ length: 10 }, () => move(body)))
    expect(new Set(answers.flat().map(({ outcome }) => outcome))).toEqual(new Set(['done']))
    expect(await onHand(drum)).toEqual([10])
  })

  test('bad input changes nothing, and strangers and other roles are refused', async () => {
    const drum = await own({ stock: 4 })
    const line = { variantId: drum.variantId, units: 1 }
    for (const body of [
      { kind: 'sold', lines: [line] },
      { kind: 'received', lines: [] },
      { kind: 'received', lines: [line, line] },
      { kind: 'received', lines: [{ ...line, units: 0 }] },
      { kind: 'counted', lines: [line] },
      { kind: 'counted', lines: [{ ...line, countedAt: 'yesterday' }] },
    ]) {
      expect((await send(body)).status, JSON.stringify(body)).toBe(422)
    }
    const bookkeeper = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: bookkeeper.id, role: 'accounts' })
    const good = { kind: 'received', lines: [line] }
    expect((await send(good, { by: bookkeeper })).status).toBe(403)
    expect((await send(good, { by: (await aStoreWithOwner(shop)).owner })).status).toBe(404)
    expect(await onHand(drum)).toEqual([4])
    // Another store's variant is nobody's here.
    const theirs = await aProduct(shop)
    expect(await move({ kind: 'lost', lines: [{ variantId: theirs.variantId, units: 1 }] })).toMatchObject([
      { outcome: 'refused', name: null },
    ])
  })
})

describe('count', () => {
  test('a sale between typing and applying is not lost', async () => {
    const drum = await own({ stock: 10 })
    await sell(drum.variantId, 3)
    // Counted a minute ago, before the sale: 9 of 10.
    const lines = [{ variantId: drum.variantId, units: 9, countedAt: minuteAgo() }]
    expect(await move({ kind: 'counted', lines })).toMatchObject([
      { outcome: 'done', expected: 10, quantity: -1, onHand: 6 },
    ])
    expect(await onHand(drum)).toEqual([6])
    expect((await movementsOf(drum.variantId))[0]).toMatchObject({ kind: 'counted', quantity: -1 })
    // Counted now: what is there.
    const now = [{ variantId: drum.variantId, units: 6, countedAt: await shopNow() }]
    expect(await move({ kind: 'counted', lines: now })).toMatchObject([{ outcome: 'unchanged', expected: 6 }])
  })

  test('while twenty orders run: each sale and the count both hold', async () => {
    const drum = await own({ stock: 50 })
    const sales = Array.from({ length: 20 }, () => sell(drum.variantId))
    const lines = [{ variantId: drum.variantId, units: 48, countedAt: minuteAgo() }]
    const [counted] = await Promise.all([move({ kind: 'counted', lines }), ...sales])
    expect(counted).toMatchObject([{ outcome: 'done', expected: 50, quantity: -2 }])
    expect(await onHand(drum)).toEqual([28])
  })

  test('a call that waits for its turn, a sale meanwhile: the sale is not lost', async () => {
    const drum = await own({ stock: 10 })
    const lines = [{ variantId: drum.variantId, units: 9, countedAt: await shopNow() }]
    const lockProduct: [string, string] = ['select from products where id = $1 for no key update', drum.id]
    const counted = await commitWhenAwaited(shop, [lockProduct], async () => {
      const counting = move({ kind: 'counted', lines })
      await sell(drum.variantId)
      return counting
    })
    expect(counted).toMatchObject([{ outcome: 'done', expected: 10, quantity: -1, onHand: 8 }])
    expect(await onHand(drum)).toEqual([8])
  })

  test('an order that began to be paid before the count, sold after it: the sale is not lost', async () => {
    const drum = await own({ stock: 10 })
    const orderId = newId()
    await hold(drum.variantId, 1, orderId)
    let countedAt = ''
    await transact(shop, async (tx) => {
      await tx.execute(sql`select 1`)
      countedAt = await shopNow()
      await sellHolds(tx, { id: orderId, number: 'K7MPQ2XW' }, 'payment')
    })
    const lines = [{ variantId: drum.variantId, units: 9, countedAt }]
    expect(await move({ kind: 'counted', lines })).toMatchObject([{ expected: 10, quantity: -1, onHand: 8 }])
  })

  test('two count the same shelf: its stock is put right once', async () => {
    const drum = await own({ stock: 10 })
    const lines = [{ variantId: drum.variantId, units: 8, countedAt: minuteAgo() }]
    const both = await Promise.all([move({ kind: 'counted', lines }), move({ kind: 'counted', lines })])
    expect(new Set(both.flat().map(({ outcome }) => outcome))).toEqual(new Set(['done', 'unchanged']))
    expect(await onHand(drum)).toEqual([8])
  })

  test('fewer than were sold since: is refused', async () => {
    const drum = await own({ stock: 10 })
    await sell(drum.variantId, 8)
    const lines = [{ variantId: drum.variantId, units: 7, countedAt: minuteAgo() }]
    expect(await move({ kind: 'counted', lines })).toMatchObject([
      { outcome: 'refused', expected: 10, refusal: { code: 'catalogue.more-than-on-hand' } },
    ])
    expect(await onHand(drum)).toEqual([2])
  })
})

describe('find variants', () => {
  test('by barcode and SKU exactly, else by words; never another store’s', async () => {
    const sizes = ['S', 'M'].map((size) => ({ sku: `BUBU-${size}`, options: { Size: size } }))
    const bubu = await own({ name: 'Bubu of Ségou', variants: sizes })
    const [small] = bubu.variants
    const path = `/inventory/variants/${small?.id}`
    const json = { barcode: ' 6001234567890 ' }
    expect((await shop.request(path, { method: 'PATCH', json, headers: owner.headers })).status).toBe(200)
    const scanned = await find('6001234567890')
    expect(scanned).toMatchObject({ meta: { isExact: true }, data: [{ id: small?.id, title: 'S', onHand: 10 }] })
    expect(await find('bubu-m')).toMatchObject({ meta: { isExact: true }, data: [{ title: 'M' }] })
    const named = await find('segou')
    expect(named.meta.isExact).toBe(false)
    expect(named.data.map(({ title }) => title)).toEqual(['S', 'M'])
    expect((await find('%')).data).toEqual([])
    const theirs = await aStoreWithOwner(shop)
    await aProduct(shop, { storeId: theirs.store.id, name: 'Bubu of Segou' })
    expect((await find('segou')).data).toHaveLength(2)
    expect((await shop.request(`/stores/${theirs.store.id}/variants?q=a`, { headers: owner.headers })).status).toBe(404)
  })
})

test('a correction says its kind', async () => {
  const drum = await own({ stock: 4 })
  const json = { stock: 3, kind: 'damaged', reason: 'Wet' }
  const path = `/inventory/variants/${drum.variantId}`
  expect((await shop.request(path, { method: 'PATCH', json, headers: owner.headers })).status).toBe(200)
  expect((await movementsOf(drum.variantId))[0]).toMatchObject({ kind: 'damaged', reason: 'Wet', quantity: -1 })
})
