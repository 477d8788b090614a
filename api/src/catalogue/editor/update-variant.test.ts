import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { apiCaller } from '../../../../testing/api-caller.ts'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { badBodies, badValuesFor, type Field, withValue } from '../../../../testing/calls/bad-input.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { newId } from '../../platform/ids.ts'
import { transact } from '../../platform/platform.ts'
import { invariants } from '../invariants.ts'
import { holdStock } from '../stock/hold-stock.ts'
import { sellHolds } from '../stock/sell-holds.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop, { currency: 'NGN' }))
})
afterAll(async () => {
  expect(await brokenInvariants(shop, invariants)).toEqual([])
  await shop.close()
})

const naira = (amount: number) => ({ amount, currency: 'NGN' })
const aShoe = (more: object = {}) =>
  aProduct(shop, { storeId: store.id, name: 'Shoe', priceMinor: 1000, stock: 5, ...more })
const edit = (variantId: string, patch: object, headers: Record<string, string> = owner.headers) =>
  apiCaller(shop).patch<{ data: Record<string, unknown>; type?: string; current?: unknown; errors?: object[] }>(
    `/inventory/variants/${variantId}`,
    patch,
    { headers },
  )
const hold = (variantId: string, quantity: number) =>
  transact(shop, async (tx) => {
    const orderId = newId()
    await holdStock(tx, { orderId, lines: [{ variantId, quantity }], expiresAt: shop.clock.now() })
    return orderId
  })
const movements = async (variantId: string) =>
  (
    await apiCaller(shop).get<{ data: object[]; meta: { next: string | null } }>(
      `/inventory/variants/${variantId}/movements`,
      { headers: owner.headers },
    )
  ).body

describe('a variant in the table', () => {
  test('changes price, stock, SKU and threshold in place', async () => {
    const { variantId, slug, id } = await aShoe()
    const { status, body } = await edit(variantId, {
      price: naira(1500),
      compareAt: naira(2000),
      pinnedPrices: [{ amount: 99, currency: 'USD' }],
      stock: 8,
      sku: ' NEW-1 ',
      lowStockThreshold: 8,
      reason: 'Counted again',
    })
    expect(status).toBe(200)
    expect(body.data).toMatchObject({
      id: variantId,
      productId: id,
      productVersion: 2,
      sku: 'NEW-1',
      price: naira(1500),
      compareAt: naira(2000),
      pinnedPrices: [{ amount: 99, currency: 'USD' }],
      onHand: 8,
      available: 8,
      lowStockThreshold: 8,
      stockLevel: 'low',
    })
    const shown = await apiCaller(shop).get<{ data: object }>(`/products/${slug}`)
    expect(shown.body.data).toMatchObject({ storePrice: naira(1500), available: 8, version: 2 })
  })

  test('reports every change of its stock: author, reason and the stock after it', async () => {
    const { variantId } = await aShoe()
    await edit(variantId, { stock: 9, reason: 'Found four' })
    const orderId = await hold(variantId, 2)
    await transact(shop, (tx) => sellHolds(tx, { id: orderId, number: 'K7MPQ2XW' }, 'ada@example.test'))
    await edit(variantId, { stock: 7 })
    const { data, meta } = await movements(variantId)
    expect(data).toMatchObject([
      { kind: 'sold', quantity: -2, onHand: 7, orderId, actor: 'ada@example.test', reason: null },
      { kind: 'corrected', quantity: 4, onHand: 9, orderId: null, actor: owner.name, reason: 'Found four' },
      { kind: 'initial', quantity: 5, onHand: 5 },
    ])
    expect(meta.next).toBeNull()
    const path = `/inventory/variants/${variantId}/movements?limit=2`
    const { get } = apiCaller(shop)
    const first = await get<{ data: object[]; meta: { next: string } }>(path, { headers: owner.headers })
    const second = await get<{ data: object[] }>(`${path}&cursor=${first.body.meta.next}`, { headers: owner.headers })
    expect([...first.body.data, ...second.body.data]).toEqual(data)
    expect((await get(`${path}&cursor=AAAA`, { headers: owner.headers })).status).toBe(422)
  })

  test('records the author of a price change, and nothing without a change', async () => {
    const { variantId, id } = await aShoe({ pinned: { USD: 300 } })
    await edit(variantId, { price: naira(1200), pinnedPrices: [] })
    await edit(variantId, { price: naira(1200), stock: 1 })
    const { rows } = await shop.database.execute(
      sql`select actor, action, subject, before, after from audit_entries where subject_id = ${id} and action = 'price.changed'`,
    )
    expect(rows).toEqual([
      {
        actor: `account:${owner.id}`,
        action: 'price.changed',
        subject: 'Shoe',
        before: { price: 'NGN 10.00', 'pinned USD': 'USD 3.00' },
        after: { price: 'NGN 12.00' },
      },
    ])
  })

  test('accepts from each role only its permitted fields', async () => {
    const { variantId } = await aShoe()
    const role = async (name: 'fulfilment' | 'accounts' | 'manager') => {
      const account = await anAccount(shop)
      await aMember(shop, { storeId: store.id, accountId: account.id, role: name })
      return account.headers
    }
    const [packer, accountant, manager] = [await role('fulfilment'), await role('accounts'), await role('manager')]
    const stock = { stock: 4, reason: 'One broke', lowStockThreshold: 1 }
    const price = { price: naira(1), compareAt: null, pinnedPrices: [] }
    const sku = { sku: `S-${variantId.slice(-6)}` }
    const statuses = []
    for (const patch of [stock, price, sku, { ...stock, ...price }, {}]) {
      for (const headers of [packer, accountant, manager]) statuses.push((await edit(variantId, patch, headers)).status)
    }
    expect(statuses).toEqual([200, 403, 200, 403, 200, 200, 403, 403, 200, 403, 403, 200, 403, 403, 200])
  })

  test('of another store does not exist, and editing needs a sign-in', async () => {
    const { variantId } = await aShoe()
    const stranger = (await aStoreWithOwner(shop)).owner
    const theirs = await edit(variantId, { stock: 0 }, stranger.headers)
    const unknown = await edit('019aa0aa-0000-7000-8000-000000000000', { stock: 0 }, stranger.headers)
    expect([theirs.status, theirs.body]).toEqual([
      404,
      { ...unknown.body, instance: expect.anything(), request_id: expect.anything() },
    ])
    expect((await edit(variantId, { stock: 0 }, {})).status).toBe(401)
    expect(await movements(variantId)).toMatchObject({ data: [{ kind: 'initial' }] })
  })

  test('that someone else has changed meanwhile is refused with its current state', async () => {
    const { variantId } = await aShoe()
    const seen = { ...owner.headers, 'if-match': '"1"' }
    expect((await edit(variantId, { stock: 6 }, seen)).status).toBe(200)
    const { status, body } = await edit(variantId, { stock: 7 }, seen)
    expect(status).toBe(412)
    expect(body).toMatchObject({ type: 'version-mismatch', current: { id: variantId, onHand: 6, productVersion: 2 } })
  })

  test('with two editors of the same version accepts one, in every round', async () => {
    const { variantId } = await aShoe()
    for (let version = 1; version <= 5; version++) {
      const seen = { ...owner.headers, 'if-match': `"${version}"` }
      const answers = await Promise.all(
        [1, 2, 3, 4].map((n) => edit(variantId, { price: naira(version * 10 + n) }, seen)),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412])
    }
  })

  test('keeps what orders hold, and the SKUs of others', async () => {
    const { variantId } = await aShoe()
    await aShoe({ sku: 'TAKEN' })
    await hold(variantId, 3)
    const short = await edit(variantId, { stock: 2, price: naira(5) })
    expect([short.status, short.body.current]).toEqual([409, { onHand: 5, held: 3 }])
    expect((await edit(variantId, { stock: 3 })).body.data).toMatchObject({ held: 3, available: 0, price: naira(1000) })
    expect(await edit(variantId, { sku: 'TAKEN' })).toMatchObject({ status: 409, body: { type: 'duplicate' } })
  })

  test('corrected during a sale loses and doubles nothing', async () => {
    const { variantId } = await aShoe({ stock: 50 })
    const sale = async () => {
      const orderId = await hold(variantId, 1)
      await transact(shop, (tx) => sellHolds(tx, { id: orderId, number: 'K7MPQ2XW' }, 'a buyer'))
    }
    const sales = Array.from({ length: 15 }, sale)
    const edits = Array.from({ length: 10 }, (_, n) => edit(variantId, { stock: 100 + n }))
    const outcomes = await Promise.all([...edits.map(async (answer) => (await answer).status), ...sales])
    expect(outcomes.slice(0, 10)).toEqual(Array(10).fill(200))
    const { rows } = await shop.database.execute(sql`
      select on_hand, held, (select sum(quantity)::int from stock_movements where variant_id = variants.id) as moved,
        (select count(*)::int from stock_movements where variant_id = variants.id and kind = 'sold') as sold
      from variants where id = ${variantId}`)
    const [row] = rows as { on_hand: number; held: number; moved: number; sold: number }[]
    expect(row).toMatchObject({ held: 0, sold: 15, moved: row?.on_hand })
  })
})

describe('bad input', () => {
  const body = { price: naira(1), stock: 1, sku: 'X', lowStockThreshold: 1, reason: 'r' }
  const fields: Field[] = [
    { pointer: '/price', type: 'money' },
    { pointer: '/stock', type: 'integer' },
    { pointer: '/lowStockThreshold', type: 'integer' },
    { pointer: '/sku', type: 'line', max: 60 },
    { pointer: '/reason', type: 'line', max: 200 },
  ]
  const send = (variantId: string, init: { body: string; headers?: Record<string, string> }) =>
    shop.request(`/inventory/variants/${variantId}`, {
      method: 'PATCH',
      ...init,
      headers: { 'content-type': 'application/json', ...owner.headers, ...init.headers },
    })

  test('in the body is refused', async () => {
    const { variantId } = await aShoe()
    for (const { id, init, statuses } of badBodies) {
      const response = await send(variantId, init(body))
      expect([id, statuses.includes(response.status)]).toEqual([id, true])
    }
    expect((await movements(variantId)).data).toHaveLength(1)
  })

  test.for(fields)('in $pointer is refused by name', async (field) => {
    const { variantId } = await aShoe()
    for (const [name, value] of badValuesFor(field)) {
      const response = await send(variantId, { body: withValue(body, field.pointer, value) })
      const problem = await response.json()
      // JSON's largest numbers exceed a JavaScript number: some are refused as a whole.
      expect([name, response.status]).toEqual([name, response.status === 400 ? 400 : 422])
      if (response.status === 422) expect(problem.errors[0].pointer).toContain(field.pointer)
    }
    expect((await movements(variantId)).data).toHaveLength(1)
  })

  test('in another currency, pinned twice, or for no variant is refused', async () => {
    const { variantId } = await aShoe()
    const dollar = { amount: 1, currency: 'USD' }
    for (const [patch, pointer] of [
      [{ price: dollar }, '/price/currency'],
      [{ compareAt: dollar }, '/compareAt/currency'],
      [{ pinnedPrices: [dollar, dollar] }, '/pinnedPrices/1'],
      [{ pinnedPrices: [naira(1)] }, '/pinnedPrices/0'],
      [{ price: naira(100_000_000_001) }, '/price/amount'],
    ] as const) {
      const { status, body: problem } = await edit(variantId, patch)
      expect([status, problem.errors]).toMatchObject([422, [{ pointer }]])
    }
    expect((await edit('not-an-id', { stock: 1 })).status).toBe(422)
  })
})
