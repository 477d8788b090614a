import { eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { addSeconds } from '../../platform/clock.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import type { Problem } from '../../platform/problem.ts'
import { stores } from '../../stores/tables.ts'
import { products, variants } from '../tables.ts'
import { extendHolds } from './extend-holds.ts'
import { holdStock } from './hold-stock.ts'
import type { HoldLine } from './lock-stock.ts'
import { releaseHolds } from './release-holds.ts'
import { sellHolds } from './sell-holds.ts'
import { holds, stockMovements } from './tables.ts'

let shop: TestPlatform
const storeId = newId()

beforeAll(async () => {
  shop = await openTestPlatform()
  await shop.database
    .insert(stores)
    .values({ id: storeId, slug: 'kente', name: 'Kente House', countryCode: 'GH', currency: 'GHS' })
})
afterAll(() => shop.close())

async function aVariant(stock: number): Promise<string> {
  const [productId, id] = [newId(), newId()]
  await shop.database.insert(products).values({
    id: productId,
    storeId,
    slug: productId,
    name: 'Kente strip',
    status: 'active',
    minPriceMinor: 100,
    maxPriceMinor: 100,
  })
  await shop.database.insert(variants).values({ id, productId, storeId, sku: id, priceMinor: 100, onHand: stock })
  await shop.database
    .insert(stockMovements)
    .values({ id: newId(), variantId: id, kind: 'initial', quantity: stock, actor: 'test' })
  return id
}

const inMinutes = (minutes: number) => addSeconds(shop.clock.now(), minutes * 60)

async function hold(...lines: HoldLine[]): Promise<string> {
  const orderId = newId()
  await transact(shop, (tx) => holdStock(tx, { orderId, lines, expiresAt: inMinutes(15) }))
  return orderId
}

/** I1: what came in is on hand or left as sold, and what is set aside is exactly what active holds say. */
async function expectConserved(...variantIds: string[]): Promise<void> {
  const rows = await shop.database
    .select({
      onHand: variants.onHand,
      held: variants.held,
      moved: sql<number>`(select sum(quantity)::int from stock_movements where variant_id = variants.id)`,
      active: sql<number>`(select coalesce(sum(quantity), 0)::int from holds
        where variant_id = variants.id and state = 'active')`,
    })
    .from(variants)
    .where(inArray(variants.id, variantIds))
  for (const row of rows) {
    expect(row.onHand).toBe(row.moved)
    expect(row.held).toBe(row.active)
    expect(row.onHand - row.held).toBeGreaterThanOrEqual(0)
  }
}

async function race(buyers: number, ...lines: HoldLine[]): Promise<string[]> {
  const results = await Promise.allSettled(Array.from({ length: buyers }, () => hold(...lines)))
  for (const result of results) {
    if (result.status === 'rejected') expect((result.reason as Problem).type).toBe('out-of-stock')
  }
  return results.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
}

describe('the race for stock', () => {
  test('one unit and 20 buyers at once: exactly one gets it, 20 rounds', async () => {
    for (let round = 0; round < 20; round++) {
      const variantId = await aVariant(1)
      expect(await race(20, { variantId, quantity: 1 })).toHaveLength(1)
      await expectConserved(variantId)
    }
  })

  test('ten units and 60 buyers at once: exactly ten get one', async () => {
    const variantId = await aVariant(10)
    expect(await race(60, { variantId, quantity: 1 })).toHaveLength(10)
    await expectConserved(variantId)
  })

  test('carts with the same variants in opposite order never deadlock', async () => {
    const [a, b] = [await aVariant(100), await aVariant(100)]
    await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const lines = [a, b].map((variantId) => ({ variantId, quantity: 1 }))
        return hold(...(index % 2 === 0 ? lines : lines.reverse()))
      }),
    )
    const rows = await shop.database
      .select()
      .from(variants)
      .where(inArray(variants.id, [a, b]))
    expect(rows.map((row) => row.held)).toEqual([40, 40])
    await expectConserved(a, b)
  })

  test('concurrent sales, releases and holds lose and double nothing', async () => {
    const variantId = await aVariant(30)
    const orders = await race(30, { variantId, quantity: 1 })
    await Promise.all(
      orders.flatMap((orderId, index) => {
        const end = (tx: Parameters<typeof sellHolds>[0]) =>
          index % 2 === 0 ? sellHolds(tx, { id: orderId, number: 'K7MPQ2XW' }, 'test') : releaseHolds(tx, orderId)
        return [transact<unknown>(shop, end), transact<unknown>(shop, end)]
      }),
    )
    const [row] = await shop.database.select().from(variants).where(eq(variants.id, variantId))
    expect(row).toMatchObject({ onHand: 15, held: 0 })
    await expectConserved(variantId)
  })
})

describe('a hold', () => {
  test('covers all lines or none, and names the short ones', async () => {
    const [plenty, few] = [await aVariant(5), await aVariant(2)]
    const attempt = hold({ variantId: plenty, quantity: 5 }, { variantId: few, quantity: 3 })
    await expect(attempt).rejects.toMatchObject({
      type: 'out-of-stock',
      message: 'Only 2 left of Kente strip.',
      current: [{ variantId: few, name: 'Kente strip', requested: 3, available: 2 }],
    })
    const rows = await shop.database
      .select()
      .from(variants)
      .where(inArray(variants.id, [plenty, few]))
    expect(rows.map((row) => row.held)).toEqual([0, 0])
  })

  test('is refused for variants that have left the shop', async () => {
    const variantId = await aVariant(5)
    await shop.database
      .update(products)
      .set({ status: 'archived' })
      .where(sql`id = (select product_id from variants where id = ${variantId})`)
    await expect(hold({ variantId, quantity: 1 })).rejects.toMatchObject({
      type: 'out-of-stock',
      current: [{ available: 0, isGone: true }],
    })
  })

  test('can be extended while it lasts, and taken again after release', async () => {
    const variantId = await aVariant(1)
    const orderId = await hold({ variantId, quantity: 1 })
    const later = inMinutes(40)
    expect(await transact(shop, (tx) => extendHolds(tx, orderId, later))).toBe(true)
    await transact(shop, (tx) => releaseHolds(tx, orderId))
    expect(await transact(shop, (tx) => extendHolds(tx, orderId, later))).toBe(false)
    expect(await transact(shop, (tx) => sellHolds(tx, { id: orderId, number: 'K7MPQ2XW' }, 'test'))).toBe(false)
    const lines = [{ variantId, quantity: 1 }]
    await transact(shop, (tx) => holdStock(tx, { orderId, lines, expiresAt: later }))
    const [row] = await shop.database.select().from(holds).where(eq(holds.orderId, orderId))
    expect(row).toMatchObject({ state: 'active', expiresAt: later })
    await expectConserved(variantId)
  })

  test('is never taken twice for one order', async () => {
    const variantId = await aVariant(5)
    const orderId = await hold({ variantId, quantity: 1 })
    const lines = [{ variantId, quantity: 1 }]
    const again = transact(shop, (tx) => holdStock(tx, { orderId, lines, expiresAt: inMinutes(15) }))
    await expect(again).rejects.toThrow('holds stock already')
    await expectConserved(variantId)
  })
})
