import type { BuyerRequest } from '@makola/contract/requests/requests.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../testing/broken-invariants.ts'
import { anOperator, type SignedIn, signInAs } from '../../../testing/builders/auth.ts'
import { aProduct, type ProductWithVariants } from '../../../testing/builders/catalogue.ts'
import { anOrder } from '../../../testing/builders/orders.ts'
import { aParcelAt, aRequest, openAsBuyer } from '../../../testing/builders/requests.ts'
import { aStoreWithOwner, type StoreRow } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { variants } from '../catalogue/tables.ts'
import { readBalances } from '../ledger/postings/read-balances.ts'
import { advanceParcel } from '../orders/parcels/advance-parcel.ts'
import { orderLines, orders, parcels } from '../orders/tables.ts'
import { trackingToken } from '../orders/tracking/tracking-token.ts'
import { stores } from '../stores/tables.ts'
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
  product = await aProduct(shop, { storeId: store.id, stock: 50 })
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

const hours = (count: number) => shop.clock.advance(count * 3600)
/** The clock's round, and what follows from it. */
const tick = async () => {
  await runDueRequests(shop)
  await shop.jobs.drain(shop)
}
const read = async (token: string): Promise<BuyerRequest[]> =>
  (await (await shop.request(`/orders/track/${token}/requests`)).json()).data
const stateOf = async (id: string) => {
  const [row] = await shop.database.select().from(requests).where(eq(requests.id, id))
  return row?.state
}
const asPerson = async (person: SignedIn, path: string, json: object) =>
  shop.request(path, { method: 'POST', headers: (await signInAs(shop, person.id)).headers, json })
const answer = (id: string, json: object) => asPerson(owner, `/requests/${id}/answer`, json)
const decide = (id: string, json: object) => asPerson(operator, `/requests/${id}/decision`, json)
const stock = async () => {
  const [row] = await shop.database.select().from(variants).where(eq(variants.id, product.variantId))
  return row?.onHand
}
const balance = async () => {
  const balances = await readBalances(shop.database, { of: eq(stores.id, store.id), now: shop.clock.now() })
  const { pending, available } = balances.get(store.id) ?? {}
  return [pending?.amount, available?.amount]
}
const opened = async (response: Response): Promise<BuyerRequest> => {
  expect(response.status, await response.clone().text()).toBe(201)
  return (await response.json()).data
}

describe('a wish to cancel', () => {
  test('of an unpaid order is done at once: its stock is free', async () => {
    const order = await anOrder(shop, { products: [product] })
    const [parcel] = await shop.database.select().from(parcels).where(eq(parcels.orderId, order.orderId))
    const lines = await shop.database.select().from(orderLines).where(eq(orderLines.orderId, order.orderId))
    const request = await opened(
      await openAsBuyer(
        shop,
        {
          token: trackingToken(shop, order.orderId),
          parcelId: parcel?.id ?? '',
          lineIds: lines.map(({ id }) => id),
        },
        { kind: 'cancel', reason: 'mistake' },
      ),
    )
    expect(request).toMatchObject({ state: 'done', dueAt: null, refund: null })
    const [after] = await shop.database.select().from(orders).where(eq(orders.id, order.orderId))
    expect(after?.state).toBe('cancelled')
    expect(await stock()).toBe(50)
  })

  test('within an hour of the payment is paid back at once', async () => {
    const parcel = await aParcelAt(shop, 'new', { products: [product] })
    const request = await opened(await openAsBuyer(shop, parcel, { kind: 'cancel', reason: 'mistake' }))
    expect(request).toMatchObject({ state: 'approved', dueAt: null, refund: { isBack: false } })
    await shop.jobs.drain(shop)
    expect(await read(parcel.token)).toMatchObject([
      { state: 'done', refund: { amount: { amount: 150_000 }, isBack: true } },
    ])
    expect(await stock()).toBe(50)
  })

  test('later waits a day for the store; its silence cancels', async () => {
    const parcel = await aParcelAt(shop, 'new', { products: [product] })
    hours(2)
    const request = await opened(await openAsBuyer(shop, parcel, { kind: 'cancel', reason: 'too-slow' }))
    expect(request).toMatchObject({ state: 'open', dueAction: 'refund' })
    expect((Date.parse(request.dueAt ?? '') - shop.clock.now().getTime()) / 3_600_000).toBeCloseTo(24, 2)
    hours(23)
    await tick()
    expect(await stateOf(request.id)).toBe('open')
    hours(1)
    await tick()
    expect(await stateOf(request.id)).toBe('done')
    expect(await stock()).toBe(50)
  })

  test('is declined by packing', async () => {
    const parcel = await aParcelAt(shop, 'new', { products: [product] })
    hours(2)
    const request = await opened(await openAsBuyer(shop, parcel, { kind: 'cancel', reason: 'too-slow' }))
    await advanceParcel(shop, { parcelId: parcel.parcelId, by: 'test', step: { to: 'packed' } })
    await shop.jobs.drain(shop)
    expect(await stateOf(request.id)).toBe('declined')
    const late = await openAsBuyer(shop, { ...parcel }, { kind: 'cancel', reason: 'too-slow' })
    expect(late.status).toBe(409)
  })

  test('of one of two units leaves the other in the parcel', async () => {
    const parcel = await aParcelAt(shop, 'new', { products: [product], quantity: 2 })
    const request = await opened(await openAsBuyer(shop, parcel, { kind: 'cancel', reason: 'mistake' }))
    await shop.jobs.drain(shop)
    expect(await stateOf(request.id)).toBe('done')
    expect(await stock()).toBe(49)
    const [left] = await shop.database.select().from(parcels).where(eq(parcels.id, parcel.parcelId))
    expect(left?.state).toBe('new')
  })
})

describe('silence of the store', () => {
  test('about what never came, pays back', async () => {
    const parcel = await aParcelAt(shop, 'shipped', { products: [product] })
    const early = await openAsBuyer(shop, parcel, { kind: 'missing', reason: 'nothing-came' })
    expect(await early.json()).toMatchObject({ type: expect.stringContaining('wrong-state'), current: 'not-yet' })
    hours(8 * 24)
    const request = await opened(await openAsBuyer(shop, parcel, { kind: 'missing', reason: 'nothing-came' }))
    expect(request).toMatchObject({ dueAction: 'refund' })
    hours(72)
    await tick()
    expect(await read(parcel.token)).toMatchObject([{ state: 'done', refund: { amount: { amount: 150_000 } } }])
  })

  test('about what is missing from a parcel that arrived, asks the staff', async () => {
    const request = await aRequest(shop, { products: [product], kind: 'missing', reason: 'part-missing' })
    hours(72)
    await tick()
    expect(await stateOf(request.id)).toBe('escalated')
  })

  test('about a return approves it; silence about where to send it pays back', async () => {
    const request = await aRequest(shop, { products: [product] })
    expect(request).toMatchObject({ dueAction: 'approve' })
    hours(72)
    await tick()
    expect((await read(request.parcel.token))[0]).toMatchObject({
      state: 'approved',
      needsGoods: true,
      dueAction: 'refund',
    })
    hours(5 * 24)
    await tick()
    // A change of mind by the shop's own rule: without the delivery.
    expect((await read(request.parcel.token))[0]).toMatchObject({
      state: 'done',
      refund: { amount: { amount: 100_000 } },
    })
  })

  test('about faulty goods approves, or asks the staff when they are dear', async () => {
    const small = await aRequest(shop, { products: [product], kind: 'faulty', reason: 'does-not-work' })
    expect(small.dueAction).toBe('approve')
    const many = await aProduct(shop, { storeId: store.id, stock: 400 })
    const parcel = await aParcelAt(shop, 'delivered', { products: [many], quantity: 301 })
    const dear = await opened(
      await openAsBuyer(shop, parcel, { kind: 'faulty', reason: 'does-not-work', quantity: 301 }),
    )
    expect(dear.dueAction).toBe('escalate')
    hours(72)
    await tick()
    expect([await stateOf(small.id), await stateOf(dear.id)]).toEqual(['approved', 'escalated'])
  })

  test('keeps the parcel’s money pending meanwhile, and frees it when the request ends', async () => {
    const request = await aRequest(shop, { products: [product] })
    hours(40 * 24 - 38 * 24)
    expect(await balance()).toEqual([1500, 0])
    expect((await request.act({ act: 'withdraw' })).status).toBe(200)
    hours(31 * 24)
    expect(await balance()).toEqual([0, 1500])
  })
})

describe('goods that come back', () => {
  test('are restocked with the refund, as their store found them', async () => {
    const request = await aRequest(shop, { products: [product] })
    expect((await answer(request.id, { act: 'approve', needsGoods: true, returnTo: '1 Marina Road' })).status).toBe(200)
    expect((await request.act({ act: 'send-back', carrier: 'DHL', trackingNumber: '7' })).status).toBe(200)
    const [line] = request.lines
    const received = [{ lineId: line?.lineId, condition: 'as-new', restock: 1 }]
    expect((await answer(request.id, { act: 'receive', lines: [{ ...received[0], restock: 2 }] })).status).toBe(422)
    expect((await answer(request.id, { act: 'receive', lines: received })).status).toBe(200)
    await shop.jobs.drain(shop)
    expect((await read(request.parcel.token))[0]).toMatchObject({ state: 'done', lines: [{ restockedQuantity: 1 }] })
    expect(await stock()).toBe(50)
  })

  test.each(['parcel first', 'request first'])(
    'are on the shelf once when the store marks both as returned: %s',
    async (order) => {
      const request = await aRequest(shop, { products: [product] })
      await answer(request.id, { act: 'approve', needsGoods: true, returnTo: '1 Marina Road' })
      await request.act({ act: 'send-back', carrier: 'DHL', trackingNumber: '7' })
      const lines = [{ lineId: request.lines[0]?.lineId, condition: 'as-new', restock: 1 }]
      const ofParcel = () => asPerson(owner, `/parcels/${request.parcel.parcelId}/return`, { restock: true })
      const ofRequest = () => answer(request.id, { act: 'receive', lines })
      for (const mark of order === 'parcel first' ? [ofParcel, ofRequest] : [ofRequest, ofParcel]) {
        const marked = await mark()
        expect(marked.status, await marked.text()).toBe(200)
      }
      await shop.jobs.drain(shop)
      expect(await stateOf(request.id)).toBe('done')
      expect(await stock()).toBe(50)
    },
  )

  test('that are damaged may be contested, and stay off the shelf', async () => {
    const request = await aRequest(shop, { products: [product] })
    await answer(request.id, { act: 'approve', needsGoods: true })
    await answer(request.id, { act: 'instruct', returnTo: '1 Marina Road' })
    await request.act({ act: 'send-back' })
    expect((await answer(request.id, { act: 'contest', text: 'It is broken' })).status).toBe(200)
    expect(
      (await decide(request.id, { outcome: 'part', amount: { amount: 40_000, currency: 'NGN' }, reason: 'Half' }))
        .status,
    ).toBe(200)
    await shop.jobs.drain(shop)
    expect((await read(request.parcel.token))[0]).toMatchObject({
      state: 'done',
      refund: { amount: { amount: 40_000 } },
    })
    expect(await stock()).toBe(49)
  })

  test('that nobody sends lapse; that nobody inspects are paid', async () => {
    const [idle, sent] = [await aRequest(shop, { products: [product] }), await aRequest(shop, { products: [product] })]
    for (const { id } of [idle, sent]) await answer(id, { act: 'approve', needsGoods: true, returnTo: 'Shop 4' })
    await sent.act({ act: 'send-back', trackingNumber: '7' })
    hours(14 * 24)
    await tick()
    expect(await stateOf(idle.id)).toBe('lapsed')
    expect(await stateOf(sent.id)).toBe('done')
  })
})

describe('a decline', () => {
  test('can be escalated for a week; the staff decides with a reason', async () => {
    const request = await aRequest(shop, { products: [product], kind: 'faulty', reason: 'wrong-item' })
    expect((await answer(request.id, { act: 'decline', text: 'It was right' })).status).toBe(200)
    expect((await decide(request.id, { outcome: 'none', reason: 'Early' })).status).toBe(409)
    expect((await request.act({ act: 'escalate', text: 'It was not' })).status).toBe(200)
    hours(72)
    await tick()
    expect(await stateOf(request.id)).toBe('escalated')
    expect(
      (await decide(request.id, { outcome: 'refund', needsGoods: false, reason: 'The picture shows it' })).status,
    ).toBe(200)
    await shop.jobs.drain(shop)
    expect((await read(request.parcel.token))[0]).toMatchObject({
      state: 'done',
      refund: { amount: { amount: 150_000 } },
    })
  })

  test('lapses after a week', async () => {
    const request = await aRequest(shop, { products: [product] })
    await answer(request.id, { act: 'decline', text: 'It is used' })
    hours(7 * 24)
    await tick()
    expect(await stateOf(request.id)).toBe('lapsed')
    expect((await request.act({ act: 'escalate', text: 'Too late' })).status).toBe(409)
  })
})

describe('an offer', () => {
  test('is paid when it is accepted, and leaves a way to the staff when it is refused', async () => {
    const [taken, refused] = [
      await aRequest(shop, { products: [product] }),
      await aRequest(shop, { products: [product] }),
    ]
    const offer = (amount: number, currency = 'NGN') => ({ act: 'offer', amount: { amount, currency } })
    for (const wrong of [offer(0), offer(100_001), offer(5, 'GHS')]) {
      expect((await answer(taken.id, wrong)).status).toBe(422)
    }
    for (const { id } of [taken, refused]) expect((await answer(id, offer(30_000))).status).toBe(200)
    await taken.act({ act: 'accept' })
    await refused.act({ act: 'refuse' })
    await shop.jobs.drain(shop)
    expect((await read(taken.parcel.token))[0]).toMatchObject({ state: 'done', refund: { amount: { amount: 30_000 } } })
    expect(await stateOf(refused.id)).toBe('declined')
  })
})

describe('at the same moment', () => {
  test('ten requests of the same units: one is opened, the others name it', async () => {
    const parcel = await aParcelAt(shop, 'delivered', { products: [product] })
    const answers = await Promise.all(Array.from({ length: 10 }, () => openAsBuyer(shop, parcel)))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, ...Array(9).fill(409)])
    const refused = answers.find(({ status }) => status === 409)
    expect((await refused?.json())?.detail).toContain(`${parcel.number}-A-R1`)
  })

  test('units in parallel requests never exceed what was bought', async () => {
    const parcel = await aParcelAt(shop, 'delivered', { products: [product], quantity: 3 })
    const answers = await Promise.all(Array.from({ length: 5 }, () => openAsBuyer(shop, parcel, { quantity: 2 })))
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
    expect((await openAsBuyer(shop, parcel, { quantity: 1 })).status).toBe(201)
    expect((await openAsBuyer(shop, parcel, { quantity: 1 })).status).toBe(409)
  })

  test.each([
    ['cancel', 'new', 'mistake', 24],
    ['missing', 'shipped', 'nothing-came', 72],
    ['missing', 'delivered', 'empty', 72],
    ['return', 'delivered', 'changed-mind', 72],
    ['faulty', 'delivered', 'does-not-work', 72],
  ] as const)('the clock and people on %s (%s): one outcome', async (kind, state, reason, due) => {
    const parcel = await aParcelAt(shop, state, { products: [product] })
    hours(state === 'shipped' ? 8 * 24 : 2)
    const { id } = await opened(await openAsBuyer(shop, parcel, { kind, reason }))
    hours(due)
    const acts = [
      ...Array.from({ length: 3 }, () => answer(id, { act: 'decline', text: 'No' })),
      ...Array.from({ length: 3 }, () => answer(id, { act: 'approve', needsGoods: false })),
      ...Array.from({ length: 4 }, () => runDueRequests(shop)),
    ]
    const done = (await Promise.all(acts)).flatMap((one) => (one instanceof Response ? [one.status] : []))
    expect(done.filter((status) => status === 200).length).toBeLessThanOrEqual(1)
    expect(done.every((status) => status === 200 || status === 409)).toBe(true)
    await shop.jobs.drain(shop)
    const [read_] = await read(parcel.token)
    expect(read_?.events.filter(({ from }) => from === 'open')).toHaveLength(1)
  })
})

describe('a refund that fails', () => {
  test('leaves the request approved and is asked for again', async () => {
    const parcel = await aParcelAt(shop, 'delivered', { products: [product], refunds: 'failed' })
    const { id } = await opened(await openAsBuyer(shop, parcel))
    await answer(id, { act: 'approve', needsGoods: false })
    await shop.jobs.drain(shop)
    shop.clock.advance(21)
    await shop.jobs.drain(shop, { all: true })
    expect((await read(parcel.token))[0]).toMatchObject({ state: 'approved', dueAction: 'refund' })
    const [first] = await shop.database.select().from(requests).where(eq(requests.id, id))
    hours(1)
    await tick()
    const [second] = await shop.database.select().from(requests).where(eq(requests.id, id))
    expect(second?.refundId).not.toBe(first?.refundId)
  })

  test('by hand meanwhile is taken as the answer', async () => {
    const request = await aRequest(shop, { products: [product] })
    const { headers } = await signInAs(shop, owner.id)
    const refunded = await shop.request(`/parcels/${request.parcel.parcelId}/refunds`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': request.id },
      json: { reason: 'A stain', of: { kind: 'rest' } },
    })
    expect(refunded.status).toBe(201)
    await shop.jobs.drain(shop)
    expect(await stateOf(request.id)).toBe('done')
  })
})
