import type { BuyerRequest } from '@makola/contract/requests/requests.ts'
import { and, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anOperator, type SignedIn, signInAs } from '../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../testing/builders/catalogue.ts'
import { aRequest } from '../../../testing/builders/requests.ts'
import { aStoreWithOwner, type StoreRow } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { stockMovements } from '../catalogue/stock/tables.ts'
import { variants } from '../catalogue/tables.ts'
import { runDueRequests } from './run-due-requests.ts'
import { requests } from './tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn
let operator: SignedIn
let product: ProductWithVariants

beforeAll(async () => {
  shop = await openTestPlatform()
  operator = await anOperator(shop)
})
beforeEach(async () => {
  ;({ store, owner } = await aStoreWithOwner(shop))
  product = await aProduct(shop, { storeId: store.id, stock: 5 })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const days = (count: number) => shop.clock.advance(count * 24 * 3600)
const asPerson = async (person: SignedIn, path: string, json: object) =>
  shop.request(path, { method: 'POST', headers: (await signInAs(shop, person.id)).headers, json })
const answer = (id: string, json: object) => asPerson(owner, `/requests/${id}/answer`, json)
const replace = { act: 'replace', carrier: 'DHL', trackingNumber: '4711' }
const faulty = () => aRequest(shop, { products: [product], kind: 'faulty', reason: 'does-not-work' })
const read = async (token: string): Promise<BuyerRequest> =>
  (await (await shop.request(`/orders/track/${token}/requests`)).json()).data[0]
const onHand = async () => {
  const [row] = await shop.database.select().from(variants).where(eq(variants.id, product.variantId))
  return row?.onHand
}
const silence = async () => {
  await runDueRequests(shop)
  await shop.jobs.drain(shop)
}

describe('a replacement', () => {
  test('leaves the shelf once, names its tracking number, and is done when the buyer says so', async () => {
    const request = await faulty()
    expect(await onHand()).toBe(4)
    const sent = await answer(request.id, replace)
    expect(sent.status, await sent.clone().text()).toBe(200)
    expect((await answer(request.id, replace)).status).toBe(409)
    expect(await onHand()).toBe(3)
    expect(await read(request.parcel.token)).toMatchObject({
      state: 'replacing',
      replacement: { carrier: 'DHL', trackingNumber: '4711' },
      dueAction: 'escalate',
      acts: ['confirm', 'escalate'],
      refund: null,
    })
    expect((await request.act({ act: 'confirm' })).status).toBe(200)
    expect(await read(request.parcel.token)).toMatchObject({ state: 'done', dueAt: null, refund: null })
    const isReplaced = and(eq(stockMovements.requestId, request.id), eq(stockMovements.kind, 'replaced'))
    expect(await shop.database.select().from(stockMovements).where(isReplaced)).toMatchObject([{ quantity: -1 }])
  })

  test('is done 14 days after its delivery, and not a day before', async () => {
    const request = await faulty()
    await answer(request.id, replace)
    days(9)
    expect((await answer(request.id, { act: 'deliver' })).status).toBe(200)
    expect(await read(request.parcel.token)).toMatchObject({ state: 'replaced', dueAction: 'close' })
    days(13)
    await silence()
    expect((await read(request.parcel.token)).state).toBe('replaced')
    days(1)
    await silence()
    expect(await read(request.parcel.token)).toMatchObject({ state: 'done', refund: null })
    expect(await onHand()).toBe(3)
  })

  test('that its store never delivers is for the staff to decide, who may refund', async () => {
    const request = await faulty()
    await answer(request.id, replace)
    days(14)
    await silence()
    expect((await read(request.parcel.token)).state).toBe('escalated')
    const json = { outcome: 'refund', needsGoods: false, reason: 'Nothing came' }
    expect((await asPerson(operator, `/requests/${request.id}/decision`, json)).status).toBe(200)
    await shop.jobs.drain(shop)
    expect(await read(request.parcel.token)).toMatchObject({ state: 'done', refund: { isBack: true } })
    expect(await onHand()).toBe(3)
  })

  test('that is faulty too goes to the staff, and after it is done the same units can be asked about again', async () => {
    const request = await faulty()
    await answer(request.id, replace)
    await answer(request.id, { act: 'deliver' })
    expect((await request.act({ act: 'escalate', text: 'This one is broken, too' })).status).toBe(200)
    const json = { outcome: 'none', reason: 'The pictures show another product' }
    expect((await asPerson(operator, `/requests/${request.id}/decision`, json)).status).toBe(200)
    const again = await shop.request(`/orders/track/${request.parcel.token}/requests`, {
      method: 'POST',
      headers: { 'idempotency-key': request.id },
      json: {
        parcelId: request.parcel.parcelId,
        kind: 'faulty',
        reason: 'does-not-work',
        lines: [{ lineId: request.parcel.lineIds[0], quantity: 1 }],
      },
    })
    expect(again.status).toBe(201)
  })

  test('needs a tracking number and stock, and changes nothing without', async () => {
    const request = await faulty()
    expect((await answer(request.id, { act: 'replace' })).status).toBe(422)
    await shop.database.update(variants).set({ held: 4 }).where(eq(variants.id, product.variantId))
    const refused = await answer(request.id, replace)
    await shop.database.update(variants).set({ held: 0 }).where(eq(variants.id, product.variantId))
    expect([refused.status, await refused.json()]).toMatchObject([
      409,
      { type: 'out-of-stock', current: [{ requested: 1, available: 0 }] },
    ])
    expect([await onHand(), (await read(request.parcel.token)).state]).toEqual([4, 'open'])
  })

  test('is not sent for goods that their buyer does not want', async () => {
    const request = await aRequest(shop, { products: [product] })
    expect((await answer(request.id, replace)).status).toBe(409)
    expect(await onHand()).toBe(4)
  })
})

test('the clock, the buyer and the store at the same moment: one outcome, and the stock leaves once', async () => {
  const request = await faulty()
  const sent = await Promise.all(Array.from({ length: 5 }, () => answer(request.id, replace)))
  expect(sent.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409, 409])
  expect(await onHand()).toBe(3)
  await answer(request.id, { act: 'deliver' })
  days(14)
  const acts = await Promise.all([
    request.act({ act: 'confirm' }),
    request.act({ act: 'escalate', text: 'It is broken' }),
    runDueRequests(shop),
    request.act({ act: 'confirm' }),
    runDueRequests(shop),
  ])
  const statuses = acts.flatMap((each) => (each instanceof Response ? [each.status] : []))
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
  const { events } = await read(request.parcel.token)
  expect(events.filter(({ from }) => from === 'replaced')).toHaveLength(1)
})

test('a replacement without its movement is found by the invariant', async () => {
  const request = await faulty()
  const isIt = eq(requests.id, request.id)
  await shop.database
    .update(requests)
    .set({ replacement: { carrier: null, trackingNumber: '7' } })
    .where(isIt)
  expect((await brokenInvariants(shop)).map(({ id }) => id)).toContain('requests.replacements')
  await shop.database.update(requests).set({ replacement: null }).where(isIt)
})
