import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { authenticate } from '../../auth/sessions/access-token.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { updateVariant } from '../editor/update-variant.ts'
import { importTable } from '../import/import-table.ts'
import { holdStock } from './hold-stock.ts'
import { releaseHolds } from './release-holds.ts'
import { sellHolds } from './sell-holds.ts'
import { stockLevelOf } from './stock-level.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let caller: Caller
let told: string[]
/** The shop, with the events of its transactions. */
let listening: Platform

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop))
  caller = await authenticate(shop, owner.headers.authorization)
  listening = {
    ...shop,
    jobs: {
      ...shop.jobs,
      writeOutbox: ({ outbox }) => {
        for (const { name, payload } of outbox) {
          expect(payload).toEqual({ storeId: store.id, productId: expect.any(String), variantId: expect.any(String) })
          told.push(name)
        }
        return null
      },
    },
  }
})
afterAll(() => shop.close())

/** A variant with a threshold of 3, and what happens to it. */
async function aVariant(stock: number) {
  told = []
  const { variantId, variants } = await aProduct(shop, { storeId: store.id, stock })
  return {
    sku: variants[0]?.sku ?? '',
    hold: (quantity: number) =>
      transact(listening, async (tx) => {
        const orderId = newId()
        await holdStock(tx, { orderId, lines: [{ variantId, quantity }], expiresAt: shop.clock.now() })
        return orderId
      }),
    sell: (orderId: string) =>
      transact(listening, (tx) => sellHolds(tx, { id: orderId, number: 'K7MPQ2XW' }, 'a buyer')),
    release: (orderId: string) => transact(listening, (tx) => releaseHolds(tx, orderId)),
    correct: (onHand: number) =>
      updateVariant(listening, { variantId, patch: { stock: onHand }, ifVersion: undefined, caller }),
  }
}

test('a level follows from the units left to sell', () => {
  expect([4, 3, 1, 0].map((available) => stockLevelOf(available, 3))).toEqual(['ok', 'low', 'low', 'out'])
  expect([1, 0].map((available) => stockLevelOf(available, 0))).toEqual(['ok', 'out'])
})

test('falling to the threshold is reported once, and falling to 0 once', async () => {
  const { hold, sell } = await aVariant(6)
  await hold(2)
  expect(told).toEqual([])
  const order = await hold(1)
  expect(told).toEqual(['stock.low'])
  await sell(order)
  await hold(1)
  expect(told).toEqual(['stock.low'])
  await hold(2)
  expect(told).toEqual(['stock.low', 'stock.out'])
})

test('falling from plenty to 0 is reported as sold out only', async () => {
  const { hold } = await aVariant(6)
  await hold(6)
  expect(told).toEqual(['stock.out'])
})

test('rising is reported from 0 only; falling again is', async () => {
  const { hold, release } = await aVariant(4)
  const order = await hold(1)
  await release(order)
  expect(told).toEqual(['stock.low'])
  const last = await hold(4)
  await release(last)
  await release(last)
  expect(told).toEqual(['stock.low', 'stock.out', 'stock.back'])
})

test('a correction is reported like a sale', async () => {
  const { correct } = await aVariant(10)
  await correct(4)
  await correct(3)
  await correct(2)
  await correct(0)
  await correct(9)
  expect(told).toEqual(['stock.low', 'stock.out', 'stock.back'])
})

test('an import is reported like a correction, and a dry run not at all', async () => {
  told = []
  const csv = (stock: number) =>
    `Handle,Title,Variant SKU,Variant Price,Variant Inventory Qty\ntold,Told,TOLD,5,${stock}\n`
  const take = (stock: number, dryRun = false) =>
    importTable(listening, caller, { store: store.id, dryRun, table: Buffer.from(csv(stock)) })
  await take(9)
  await take(2, true)
  expect(told).toEqual([])
  await take(2)
  await take(0)
  await take(1)
  expect(told).toEqual(['stock.low', 'stock.out', 'stock.back'])
})

test('a refused hold is not reported', async () => {
  const { hold } = await aVariant(4)
  await expect(hold(5)).rejects.toThrow('left of')
  expect(told).toEqual([])
})
