import { afterAll, beforeAll, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import type { SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { invariants } from '../invariants.ts'
import { holdStock } from './hold-stock.ts'
import { sellHolds } from './sell-holds.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop))
})
afterAll(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
  await shop.close()
})

type Answer = {
  type?: string
  detail?: string
  current?: { onHand: number }
  data?: { onHand: number; version: number }
}
const patch = (path: string, json: object, version?: number) =>
  apiCaller(shop).patch<Answer>(path, json, {
    headers: { ...owner.headers, ...(version !== undefined && { 'if-match': `"${version}"` }) },
  })
const item = async (id: string) =>
  (
    await apiCaller(shop).get<{ data: { version: number; variants: { id: string; onHand: number }[] } }>(
      `/inventory/${id}`,
      { headers: owner.headers },
    )
  ).body.data
const sell = (variantId: string, quantity = 1) =>
  transact(shop, async (tx) => {
    const orderId = newId()
    await holdStock(tx, { orderId, lines: [{ variantId, quantity }], expiresAt: shop.clock.now() })
    await sellHolds(tx, { id: orderId, number: 'K7MPQ2XW' }, 'payment')
  })

test('a stock typed over a sale is refused with the current figure', async () => {
  const product = await aProduct(shop, { storeId: store.id, stock: 2 })
  const { version } = await item(product.id)
  await sell(product.variantId)
  const typed = { stock: 10, stockWas: 2 }
  const inTable = await patch(`/inventory/variants/${product.variantId}`, typed, version)
  expect(inTable).toMatchObject({ status: 412, body: { type: 'version-mismatch', current: { onHand: 1 } } })
  expect(inTable.body.detail).toBe('The stock changed while you were typing. 1 in stock now, not 2.')
  const inForm = [typed, { variants: [{ id: product.variantId, ...typed }] }]
  for (const json of inForm) {
    expect(await patch(`/products/${product.id}`, json, version)).toMatchObject({
      status: 412,
      body: { detail: 'The stock changed while you were typing. 1 in stock now, not 2.' },
    })
  }
  expect((await item(product.id)).variants).toMatchObject([{ onHand: 1 }])
  expect((await patch(`/products/${product.id}`, { name: 'Brass lamp' }, version)).status).toBe(200)
  expect((await patch(`/inventory/variants/${product.variantId}`, { stock: 10, stockWas: 1 })).status).toBe(200)
  expect((await item(product.id)).variants).toMatchObject([{ onHand: 10 }])
})

test('a correction and a concurrent sale both count', async () => {
  for (let round = 0; round < 5; round++) {
    const product = await aProduct(shop, { storeId: store.id, stock: 2 })
    const [typed] = await Promise.all([
      patch(`/inventory/variants/${product.variantId}`, { stock: 10, stockWas: 2 }),
      sell(product.variantId),
    ])
    expect((await item(product.id)).variants).toMatchObject([{ onHand: typed.status === 200 ? 9 : 1 }])
  }
})
