import type { BuyerRequest, NewRequest } from '@makola/contract/requests/requests.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anOperator, type SignedIn, signInAs } from '../../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../../testing/builders/catalogue.ts'
import { aParcelAt, openAsBuyer, type Parcelled } from '../../../../testing/builders/requests.ts'
import { aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { variants } from '../../catalogue/tables.ts'
import { saleHolds } from '../../ledger/tables.ts'
import { newId } from '../../platform/ids.ts'
import { runDueRequests } from '../run-due-requests.ts'
import { requests } from '../tables.ts'

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
  product = await aProduct(shop, { storeId: store.id, stock: 50 })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const call = async (person: SignedIn, path: string, json: object) =>
  shop.request(path, {
    method: 'POST',
    headers: { ...(await signInAs(shop, person.id)).headers, 'idempotency-key': newId() },
    json,
  })
const succeeds = async (response: Promise<Response>) => {
  const answer = await response
  expect(answer.ok, await answer.clone().text()).toBe(true)
}
const answer = (id: string, json: object) => succeeds(call(owner, `/requests/${id}/answer`, json))
const decide = (id: string, json: object) => succeeds(call(operator, `/requests/${id}/decision`, json))

type Of =
  | { kind: 'rest' }
  | { kind: 'amount'; amount: object }
  | { kind: 'lines'; lines: object[]; withDelivery: boolean }
/** The store refunds by hand, and the provider has not answered yet. */
const askRefund = ({ parcelId }: Parcelled, of: Of) =>
  succeeds(call(owner, `/parcels/${parcelId}/refunds`, { reason: 'A stain', of }))
const refund = async (parcel: Parcelled, of: Of) => {
  await askRefund(parcel, of)
  await shop.jobs.drain(shop)
}
/** Slow refunds arrive, or fail. */
const settle = async () => {
  await shop.jobs.drain(shop)
  shop.clock.advance(60)
  await shop.jobs.drain(shop, { all: true })
}
const some = ({ lineIds }: Parcelled, ...quantities: number[]): Of => ({
  kind: 'lines',
  lines: lineIds
    .flatMap((lineId, index) => ({ lineId, quantity: quantities[index] ?? 0 }))
    .filter((l) => l.quantity > 0),
  withDelivery: false,
})
const naira = (amount: number) => ({ amount, currency: 'NGN' })

/** A delivered parcel of three units, and a request of its buyer. */
const bought = (refunds: 'at-once' | 'later' | 'failed' = 'at-once') =>
  aParcelAt(shop, 'delivered', { products: [product], quantity: 3, refunds })
async function ask(parcel: Parcelled, given: Partial<NewRequest> & { quantity?: number } = {}): Promise<BuyerRequest> {
  const response = await openAsBuyer(shop, parcel, { kind: 'faulty', reason: 'does-not-work', quantity: 3, ...given })
  expect(response.status, await response.clone().text()).toBe(201)
  return (await response.json()).data
}
const act = ({ token }: Parcelled, id: string, json: object) =>
  succeeds(shop.request(`/orders/track/${token}/requests/${id}/act`, { method: 'POST', json }))
const read = async ({ token }: Parcelled, id: string): Promise<BuyerRequest> => {
  const { data } = await (await shop.request(`/orders/track/${token}/requests`)).json()
  return data.find((each: BuyerRequest) => each.id === id)
}
const unitsOf = ({ lines }: BuyerRequest) => lines.map(({ quantity }) => quantity)
const isHeld = async (id: string) =>
  (await shop.database.$count(saleHolds, and(eq(saleHolds.cause, `request:${id}`), isNull(saleHolds.closedAt)))) === 1
const onHand = async () => {
  const [row] = await shop.database.select().from(variants).where(eq(variants.id, product.variantId))
  return row?.onHand
}
const isAsNew = ({ lineIds }: Parcelled, restock: number) => ({
  act: 'receive',
  lines: lineIds.map((lineId) => ({ lineId, condition: 'as-new', restock })),
})
const goesOnForTwo = '1 of 3 items was refunded separately. The request goes on for 2 items.'

describe('one of three units refunded by hand', () => {
  test('open request: goes on for the other two, with its deadline and its hold, and pays only for them', async () => {
    const parcel = await bought()
    const before = await ask(parcel)
    await refund(parcel, some(parcel, 1))
    const after = await read(parcel, before.id)
    expect(after).toMatchObject({
      ...{ state: 'open', dueAt: before.dueAt, dueAction: before.dueAction, acts: before.acts },
      ...{ worth: naira(200_000), refund: null },
    })
    expect([unitsOf(after), await isHeld(before.id)]).toEqual([[2], true])
    expect(after.events[0]).toMatchObject({ from: 'open', to: 'open', by: 'clock', text: goesOnForTwo })
    await answer(before.id, { act: 'approve', needsGoods: false })
    await shop.jobs.drain(shop)
    // Two units, and the delivery that goes back with the last of the parcel.
    expect(await read(parcel, before.id)).toMatchObject({
      state: 'done',
      refund: { amount: naira(250_000), isBack: true },
    })
    expect(await isHeld(before.id)).toBe(false)
  })

  test('escalated request: support decides it for the other two', async () => {
    const parcel = await bought()
    const { id } = await ask(parcel)
    await answer(id, { act: 'decline', text: 'It works' })
    await act(parcel, id, { act: 'escalate', text: 'It does not' })
    const { dueAt } = await read(parcel, id)
    await refund(parcel, some(parcel, 1))
    expect(await read(parcel, id)).toMatchObject({ state: 'escalated', dueAt, worth: naira(200_000) })
    const part = { outcome: 'part', reason: 'Half of it works' }
    const tooMuch = await call(operator, `/requests/${id}/decision`, { ...part, amount: naira(200_001) })
    expect(tooMuch.status).toBe(422)
    await decide(id, { ...part, amount: naira(120_000) })
    await shop.jobs.drain(shop)
    expect(await read(parcel, id)).toMatchObject({ state: 'done', refund: { amount: naira(120_000) } })
  })

  test('items on their way back: the store receives two and refunds two', async () => {
    const parcel = await bought()
    const { id } = await ask(parcel, { kind: 'return', reason: 'does-not-fit' })
    await answer(id, { act: 'approve', needsGoods: true, returnTo: '1 Marina Road' })
    await act(parcel, id, { act: 'send-back', trackingNumber: '7' })
    const shelf = await onHand()
    await refund(parcel, some(parcel, 1))
    expect(await read(parcel, id)).toMatchObject({ state: 'sent_back', dueAction: 'refund' })
    expect((await call(owner, `/requests/${id}/answer`, isAsNew(parcel, 3))).status).toBe(422)
    await answer(id, isAsNew(parcel, 2))
    await shop.jobs.drain(shop)
    expect(await read(parcel, id)).toMatchObject({ state: 'done', refund: { amount: naira(200_000), isBack: true } })
    expect(await onHand()).toBe((shelf ?? 0) + 2)
  })

  test('a replacement is sent for the other two', async () => {
    const parcel = await bought()
    const { id } = await ask(parcel)
    await refund(parcel, some(parcel, 1))
    const shelf = await onHand()
    await answer(id, { act: 'replace', trackingNumber: '7' })
    expect(await onHand()).toBe((shelf ?? 0) - 2)
    await act(parcel, id, { act: 'confirm' })
    expect(await read(parcel, id)).toMatchObject({ state: 'done', refund: null })
  })

  test('three replacements sent before: the request goes on for two, and the shelf is still short of three', async () => {
    const parcel = await bought()
    const { id } = await ask(parcel)
    const shelf = await onHand()
    await answer(id, { act: 'replace', trackingNumber: '7' })
    await refund(parcel, some(parcel, 1))
    const after = await read(parcel, id)
    expect([after.state, unitsOf(after), await onHand()]).toEqual(['replacing', [2], (shelf ?? 0) - 3])
    expect(after.replacement).toEqual({ carrier: null, trackingNumber: '7' })
    await act(parcel, id, { act: 'escalate', text: 'They are broken, too' })
    await decide(id, { outcome: 'refund', needsGoods: false, reason: 'They are' })
    await shop.jobs.drain(shop)
    expect(await read(parcel, id)).toMatchObject({ state: 'done', refund: { amount: naira(250_000) } })
  })

  test('an offer of more than the other two cost is one of their price', async () => {
    const parcel = await bought()
    const { id } = await ask(parcel)
    await answer(id, { act: 'offer', amount: naira(240_000) })
    await refund(parcel, some(parcel, 1))
    expect(await read(parcel, id)).toMatchObject({ state: 'offered', offer: naira(200_000) })
    await act(parcel, id, { act: 'accept' })
    await shop.jobs.drain(shop)
    expect(await read(parcel, id)).toMatchObject({ state: 'done', refund: { amount: naira(200_000) } })
  })

  test('silence about it pays for the other two', async () => {
    const parcel = await bought()
    const { id } = await ask(parcel, { kind: 'return', reason: 'does-not-fit' })
    await refund(parcel, some(parcel, 1))
    for (const hours of [72, 5 * 24]) {
      shop.clock.advance(hours * 3600)
      await runDueRequests(shop)
      await shop.jobs.drain(shop)
    }
    expect(await read(parcel, id)).toMatchObject({ state: 'done', refund: { amount: naira(200_000) } })
  })
})

describe('units of two lines', () => {
  test('a line that is refunded leaves the request, the other stays as it was', async () => {
    const other = await aProduct(shop, { storeId: store.id, stock: 9 })
    const parcel = await aParcelAt(shop, 'delivered', { products: [product, other], quantity: 2 })
    const { id } = await ask(parcel, { quantity: 2 })
    await refund(parcel, some(parcel, 2))
    const after = await read(parcel, id)
    expect(after.lines.map(({ lineId, quantity }) => [lineId, quantity])).toEqual([[parcel.lineIds[1], 2]])
    expect(after).toMatchObject({ state: 'open', worth: naira(200_000) })
    expect(after.events[0]?.text).toBe('2 of 4 items were refunded separately. The request goes on for 2 items.')
    await refund(parcel, some(parcel, 0, 2))
    expect(await read(parcel, id)).toMatchObject({ state: 'done', worth: naira(200_000) })
  })
})

describe('two requests about one line', () => {
  test('units in no request are refunded first', async () => {
    const parcel = await aParcelAt(shop, 'delivered', { products: [product], quantity: 4 })
    const [two, one] = [await ask(parcel, { quantity: 2 }), await ask(parcel, { quantity: 1 })]
    await refund(parcel, some(parcel, 1))
    expect(await read(parcel, two.id)).toEqual(two)
    expect(await read(parcel, one.id)).toEqual(one)
  })

  test('then those of the oldest request: it is done, and the other goes on', async () => {
    const parcel = await bought()
    const [two, one] = [await ask(parcel, { quantity: 2 }), await ask(parcel, { quantity: 1 })]
    await refund(parcel, some(parcel, 1))
    expect([unitsOf(await read(parcel, two.id)), await read(parcel, one.id)]).toEqual([[1], one])
    await refund(parcel, some(parcel, 1))
    expect(await read(parcel, two.id)).toMatchObject({ state: 'done', dueAt: null, acts: [] })
    expect((await read(parcel, two.id)).events[0]?.text).toBe('Everything in this request was refunded separately.')
    expect(await read(parcel, one.id)).toEqual(one)
    expect([await isHeld(two.id), await isHeld(one.id)]).toEqual([false, true])
  })

  test('a refund of a request that is under way belongs to that request', async () => {
    const parcel = await bought('later')
    const [two, one] = [await ask(parcel, { quantity: 2 }), await ask(parcel, { quantity: 1 })]
    await answer(two.id, { act: 'approve', needsGoods: false })
    await askRefund(parcel, some(parcel, 1))
    await settle()
    expect(await read(parcel, two.id)).toMatchObject({ state: 'done', refund: { amount: naira(200_000) } })
    expect(await read(parcel, one.id)).toMatchObject({ state: 'done', refund: null })
  })
})

describe('a refund by hand that is under way', () => {
  test('an approval pays for the rest, and the request says so when both are back', async () => {
    const parcel = await bought('later')
    const { id } = await ask(parcel, { kind: 'return', reason: 'does-not-fit' })
    await askRefund(parcel, some(parcel, 1))
    await answer(id, { act: 'approve', needsGoods: false })
    expect(await read(parcel, id)).toMatchObject({ refund: { amount: naira(200_000) } })
    await settle()
    expect(await read(parcel, id)).toMatchObject({ state: 'done', refund: { isBack: true } })
  })

  test('a replacement is sent for the rest, and for nothing when there is none', async () => {
    const parcel = await bought('later')
    const { id } = await ask(parcel)
    await askRefund(parcel, some(parcel, 1))
    const shelf = await onHand()
    await answer(id, { act: 'replace', trackingNumber: '7' })
    expect(await onHand()).toBe((shelf ?? 0) - 2)
    const all = await bought('later')
    const other = await ask(all)
    await askRefund(all, some(all, 3))
    expect((await call(owner, `/requests/${other.id}/answer`, { act: 'replace', trackingNumber: '7' })).status).toBe(
      409,
    )
    expect((await read(all, other.id)).state).toBe('open')
  })

  test('an offer that is accepted pays no more than the rest costs', async () => {
    const parcel = await bought('later')
    const { id } = await ask(parcel)
    await answer(id, { act: 'offer', amount: naira(240_000) })
    await askRefund(parcel, some(parcel, 1))
    await act(parcel, id, { act: 'accept' })
    expect(await read(parcel, id)).toMatchObject({ refund: { amount: naira(200_000) } })
  })

  test('when it fails the request is unchanged', async () => {
    const parcel = await bought('failed')
    const before = await ask(parcel)
    await askRefund(parcel, some(parcel, 1))
    await settle()
    expect(await read(parcel, before.id)).toEqual(before)
  })

  test('of the first of two requests, the other pays for its own', async () => {
    const parcel = await bought('later')
    const [two, one] = [await ask(parcel, { quantity: 2 }), await ask(parcel, { quantity: 1 })]
    await askRefund(parcel, some(parcel, 2))
    await answer(one.id, { act: 'offer', amount: naira(90_000) })
    await act(parcel, one.id, { act: 'accept' })
    await settle()
    expect(await read(parcel, one.id)).toMatchObject({ state: 'done', refund: { amount: naira(90_000) } })
    expect(await read(parcel, two.id)).toMatchObject({ state: 'done', refund: null })
  })
})

test('refunds by hand, an approval and the news of refunds at the same moment: nothing is paid twice', async () => {
  for (let round = 0; round < 4; round++) {
    const parcel = await bought()
    const { id } = await ask(parcel)
    const approve = { act: 'approve', needsGoods: false }
    const refunds = { reason: 'A stain', of: some(parcel, 1) }
    await Promise.all([
      ...[1, 2].map(() => call(owner, `/parcels/${parcel.parcelId}/refunds`, refunds)),
      ...[1, 2].map(() => call(owner, `/requests/${id}/answer`, approve)),
      shop.jobs.drain(shop),
    ])
    await shop.jobs.drain(shop)
    const seen = await shop.request(`/orders/${parcel.parcelId}`, { headers: (await signInAs(shop, owner.id)).headers })
    expect((await seen.json()).data).toMatchObject({ lines: [{ refundedQuantity: 3 }] })
    expect((await read(parcel, id)).state).toBe('done')
  }
})

describe('a refund that names no units', () => {
  test('leaves the request as it is, which then pays what is left', async () => {
    const parcel = await bought()
    const before = await ask(parcel)
    await refund(parcel, { kind: 'amount', amount: naira(200_000) })
    expect(await read(parcel, before.id)).toEqual(before)
    await answer(before.id, { act: 'approve', needsGoods: false })
    await shop.jobs.drain(shop)
    expect(await read(parcel, before.id)).toMatchObject({ state: 'done', refund: { amount: naira(150_000) } })
  })

  test('of all the money ends every request', async () => {
    const parcel = await bought()
    const [two, one] = [await ask(parcel, { quantity: 2 }), await ask(parcel, { quantity: 1 })]
    await refund(parcel, { kind: 'amount', amount: naira(350_000) })
    for (const { id } of [two, one]) {
      expect(await read(parcel, id)).toMatchObject({ state: 'done', dueAt: null })
      expect(await isHeld(id)).toBe(false)
    }
  })

  test('a cancelled parcel ends the wish to cancel a part of it', async () => {
    const parcel = await aParcelAt(shop, 'new', { products: [product], quantity: 3 })
    shop.clock.advance(2 * 3600)
    const { id } = await ask(parcel, { kind: 'cancel', reason: 'too-slow', quantity: 2 })
    await succeeds(call(owner, `/parcels/${parcel.parcelId}/cancel`, { reason: 'Sold out' }))
    await shop.jobs.drain(shop)
    expect(await read(parcel, id)).toMatchObject({ state: 'done', worth: naira(200_000) })
  })
})

test('a request whose worth is not that of its units is found by the invariant', async () => {
  const { id } = await ask(await bought())
  await shop.database.update(requests).set({ worthMinor: 200_000 }).where(eq(requests.id, id))
  expect((await brokenInvariants(shop)).map((broken) => broken.id)).toContain('requests.worth')
  await shop.database.update(requests).set({ worthMinor: 300_000 }).where(eq(requests.id, id))
})
