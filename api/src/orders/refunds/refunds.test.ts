import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { Refund } from '@makola/contract/orders/refunds.ts'
import type { MemberRole } from '@makola/contract/permissions.ts'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { anAccount, type SignedIn } from '../../../../testing/builders/auth.ts'
import { aProduct } from '../../../../testing/builders/catalogue.ts'
import { aPaidOrder } from '../../../../testing/builders/orders.ts'
import { aMember, aStoreWithOwner, type StoreRow } from '../../../../testing/builders/stores.ts'
import { badBodies, badValuesFor, type Field, withValue } from '../../../../testing/calls/bad-input.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import type { PaymentProvider, RefundRequest } from '../../payments/providers/provider.ts'
import { openSandbox } from '../../payments/providers/sandbox/pay.ts'
import { sendRefund } from '../../payments/refunds/send-refund.ts'
import { sweepRefunds } from '../../payments/refunds/sweep-refunds.ts'
import { payments, refunds, sandboxRefunds } from '../../payments/tables.ts'
import { newId } from '../../platform/ids.ts'
import { auditEntries } from '../../shop/tables.ts'
import { orders } from '../tables.ts'

let shop: TestPlatform
let store: StoreRow
let owner: SignedIn

beforeAll(async () => {
  shop = await openTestPlatform()
  ;({ store, owner } = await aStoreWithOwner(shop))
})
afterEach(async () => {
  expect(await brokenInvariants(shop)).toEqual([])
})
afterAll(() => shop.close())

/** 200,000 for two units and 50,000 for the way, in kobo; 2,000 and 500 US cents for the store. */
const ordered = async (given: Parameters<typeof aPaidOrder>[1] = {}) => {
  const product = await aProduct(shop, { storeId: store.id, stock: 10 })
  const order = await aPaidOrder(shop, { products: [product], quantity: 2, ...given })
  await shop.jobs.drain(shop)
  return { ...order, parcelId: order.parcelIds[0] ?? '' }
}
const all = { reason: 'Came back torn', of: { kind: 'rest' } }
const some = (amount: number, currency = 'NGN') => ({
  reason: 'A stain',
  of: { kind: 'amount', amount: { amount, currency } },
})
const refund = (parcelId: string, json: object, { by = owner, key = newId() }: { by?: SignedIn; key?: string } = {}) =>
  shop.request(`/parcels/${parcelId}/refunds`, {
    method: 'POST',
    json,
    headers: { ...by.headers, 'idempotency-key': key },
  })
const refunded = async (response: Response): Promise<Refund> => ((await response.json()) as { data: Refund }).data
const see = async (parcelId: string): Promise<Parcel> =>
  (await (await shop.request(`/orders/${parcelId}`, { headers: owner.headers })).json()).data
const stateOf = async (orderId: string) =>
  (await shop.database.select().from(orders).where(eq(orders.id, orderId)))[0]?.state
const paymentOf = async (orderId: string) =>
  (await shop.database.select().from(payments).where(eq(payments.orderId, orderId)))[0]

describe('a refund', () => {
  test('of everything goes back the way it came: pending, then done, and the order is refunded', async () => {
    const { parcelId, orderId } = await ordered()
    const answer = await refund(parcelId, all)
    expect(answer.status).toBe(201)
    expect(await refunded(answer)).toMatchObject({
      amount: { amount: 250_000, currency: 'NGN' },
      storeAmount: { amount: 2500, currency: 'USD' },
      reason: 'Came back torn',
      state: 'requested',
      by: 'Ada Obi',
    })
    await shop.jobs.drain(shop)
    expect(await see(parcelId)).toMatchObject({
      orderState: 'refunded',
      refundable: { amount: 0 },
      refunds: [{ state: 'succeeded', failure: null }],
    })
    const [{ key, ...booked } = { key: '' }] = await shop.database.select().from(sandboxRefunds)
    expect(booked).toMatchObject({ amountMinor: 250_000, end: 'succeeded' })
    expect(await stateOf(orderId)).toBe('refunded')
    const shipped = await shop.request(`/parcels/${parcelId}/pack`, { method: 'POST', headers: owner.headers })
    expect(shipped.status).toBe(409)
  })

  test('of an amount takes the store’s share at the rate of the order; the last one takes the rest', async () => {
    const { parcelId, orderId } = await ordered()
    // 2500 × 33333 / 250000 = 333.33 and 2500 × 99999 / 250000 = 999.99.
    expect((await refunded(await refund(parcelId, some(33_333)))).storeAmount.amount).toBe(333)
    expect((await refunded(await refund(parcelId, some(99_999)))).storeAmount.amount).toBe(1000)
    await shop.jobs.drain(shop)
    expect(await stateOf(orderId)).toBe('partly_refunded')
    const rest = await refunded(await refund(parcelId, all))
    expect([rest.amount.amount, rest.storeAmount.amount]).toEqual([116_668, 1167])
    await shop.jobs.drain(shop)
    expect(await stateOf(orderId)).toBe('refunded')
  })

  test('of lines uses the prices paid, and refunds no unit twice', async () => {
    const { parcelId } = await ordered()
    const [line] = (await see(parcelId)).lines
    const of = { kind: 'lines', lines: [{ lineId: line?.id, quantity: 1 }], withDelivery: true }
    expect((await refunded(await refund(parcelId, { reason: 'Torn', of }))).amount.amount).toBe(150_000)
    expect((await see(parcelId)).lines).toMatchObject([{ quantity: 2, refundedQuantity: 1 }])
    for (const [lines, pointer] of [
      [[{ lineId: line?.id, quantity: 2 }], '/of/lines/0/quantity'],
      [[{ lineId: newId(), quantity: 1 }], '/of/lines/0/lineId'],
      [
        [
          { lineId: line?.id, quantity: 1 },
          { lineId: line?.id, quantity: 1 },
        ],
        '/of/lines/1/lineId',
      ],
    ] as const) {
      const refused = await refund(parcelId, { reason: 'Torn', of: { ...of, lines } })
      expect(refused.status).toBe(422)
      expect(await refused.json()).toMatchObject({ errors: [{ pointer }] })
    }
    await shop.jobs.drain(shop)
  })

  test('is never more than was paid', async () => {
    const { parcelId } = await ordered()
    const over = await refund(parcelId, some(250_001))
    expect(over.status).toBe(409)
    expect(await over.json()).toMatchObject({
      type: 'refund-too-large',
      current: { amount: 250_000, currency: 'NGN' },
    })
    await refund(parcelId, all)
    for (const more of [all, some(1)]) {
      const again = await refund(parcelId, more)
      expect(again.status).toBe(409)
      expect(await again.json()).toMatchObject({
        detail: 'Everything has already been refunded.',
        current: { amount: 0 },
      })
    }
    const { parcelId: fresh } = await ordered()
    const wrong = await refund(fresh, some(100, 'USD'))
    expect(wrong.status).toBe(422)
    expect(await wrong.json()).toMatchObject({ errors: [{ pointer: '/of/amount/currency' }] })
    const nothing = await refund(fresh, some(0))
    expect(nothing.status).toBe(422)
    expect(await nothing.json()).toMatchObject({ errors: [{ pointer: '/of/amount/amount' }] })
    await shop.jobs.drain(shop)
  })

  test('of ten at once never exceeds the captured amount', async () => {
    const { parcelId, orderId } = await ordered()
    const answers = await Promise.all(Array.from({ length: 10 }, () => refund(parcelId, some(60_000))))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(4).fill(201), ...Array(6).fill(409)])
    await shop.jobs.drain(shop)
    expect(await paymentOf(orderId)).toMatchObject({ capturedMinor: 250_000, refundedMinor: 240_000 })
  })

  test('and a concurrent cancellation refund everything once', async () => {
    const { parcelId, orderId } = await ordered()
    const cancel = shop.request(`/parcels/${parcelId}/cancel`, {
      method: 'POST',
      json: { reason: 'Torn' },
      headers: owner.headers,
    })
    const [first, second] = await Promise.all([refund(parcelId, all), cancel])
    expect(second.status).toBe(200)
    expect([201, 409]).toContain(first.status)
    await shop.jobs.drain(shop)
    expect(await paymentOf(orderId)).toMatchObject({ refundedMinor: 250_000 })
    expect(await stateOf(orderId)).toBe('refunded')
  })

  test('is recorded: author, amount, reason', async () => {
    const { parcelId } = await ordered()
    await refund(parcelId, some(1000))
    const entries = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, parcelId))
    expect(entries).toMatchObject([
      {
        storeId: store.id,
        actor: `account:${owner.id}`,
        action: 'refund.requested',
        after: { amountMinor: 1000, currency: 'NGN', reason: 'A stain' },
      },
    ])
    await shop.jobs.drain(shop)
  })
})

describe('permission to refund', () => {
  test.each([
    ['owner', 201],
    ['manager', 201],
    ['accounts', 201],
    ['fulfilment', 403],
  ] as const)('%s: %i', async (role: MemberRole, status) => {
    const { parcelId } = await ordered()
    const member = await anAccount(shop)
    await aMember(shop, { storeId: store.id, accountId: member.id, role })
    expect((await refund(parcelId, some(100), { by: member })).status).toBe(status)
    await shop.jobs.drain(shop)
  })

  test('is denied to other stores, and to callers who are not signed in', async () => {
    const { parcelId } = await ordered()
    const { owner: stranger } = await aStoreWithOwner(shop)
    expect((await refund(parcelId, all, { by: stranger })).status).toBe(404)
    const nobody = { method: 'POST', json: all, headers: { 'idempotency-key': newId() } }
    expect((await shop.request(`/parcels/${parcelId}/refunds`, nobody)).status).toBe(401)
    expect((await see(parcelId)).refunds).toEqual([])
  })

  test('is denied while an operator reviews the order', async () => {
    const { parcelId, orderId } = await ordered()
    await shop.database.update(orders).set({ state: 'review', stateReason: 'x' }).where(eq(orders.id, orderId))
    const refused = await refund(parcelId, all)
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({ type: 'wrong-state', current: 'review' })
  })
})

describe('the same key', () => {
  test('returns the first answer again; with another body, or concurrently, it is refused', async () => {
    const { parcelId, orderId } = await ordered()
    const key = newId()
    const [first, second] = await Promise.all([1, 2].map(() => refund(parcelId, some(1000), { key })))
    expect([first?.status, second?.status].sort()).toEqual([201, expect.toBeOneOf([201, 409])])
    expect((await refund(parcelId, some(1000), { key })).status).toBe(201)
    const other = await refund(parcelId, some(2000), { key })
    expect(other.status).toBe(422)
    expect(await other.json()).toMatchObject({ type: 'idempotency-key-reused' })
    expect(await paymentOf(orderId)).toMatchObject({ refundedMinor: 1000 })
    const keyless = await shop.request(`/parcels/${parcelId}/refunds`, {
      method: 'POST',
      json: all,
      headers: owner.headers,
    })
    expect(keyless.status).toBe(400)
    await shop.jobs.drain(shop)
  })

  test('also works when the process died before answering: the answer is kept with the refund', async () => {
    const { parcelId } = await ordered()
    const key = newId()
    const { id } = await refunded(await refund(parcelId, some(1000), { key }))
    const { rows } = await shop.database.$client.query(
      `select key.xmin = refund.xmin as "isTogether", key.status
       from idempotency_keys key, refunds refund where key.key = $1 and refund.id = $2`,
      [key, id],
    )
    expect(rows).toEqual([{ isTogether: true, status: 201 }])
    await shop.jobs.drain(shop)
  })
})

describe('bad input', () => {
  const fields: [object, Field][] = [
    [all, { pointer: '/reason', type: 'line', max: 300 }],
    [all, { pointer: '/of/kind', type: 'enum' }],
    [some(100), { pointer: '/of/amount', type: 'money' }],
    [
      { reason: 'x', of: { kind: 'lines', lines: [{ lineId: newId(), quantity: 1 }], withDelivery: false } },
      { pointer: '/of/lines/0/lineId', type: 'id' },
    ],
    [
      { reason: 'x', of: { kind: 'lines', lines: [{ lineId: newId(), quantity: 1 }], withDelivery: false } },
      { pointer: '/of/lines/0/quantity', type: 'integer' },
    ],
  ]
  test('is refused and refunds nothing', async () => {
    const { parcelId } = await ordered()
    const send = (init: { body: string; headers?: Record<string, string> }) =>
      shop.request(`/parcels/${parcelId}/refunds`, {
        method: 'POST',
        body: init.body,
        headers: { 'content-type': 'application/json', 'idempotency-key': newId(), ...owner.headers, ...init.headers },
      })
    for (const [body, field] of fields)
      for (const [name, value] of badValuesFor(field))
        expect((await send({ body: withValue(body, field.pointer, value) })).status, `${field.pointer} ${name}`).toBe(
          422,
        )
    for (const { id, init, statuses } of badBodies) expect(statuses, id).toContain((await send(init(all))).status)
    expect((await see(parcelId)).refunds).toEqual([])
  })
})

describe('a provider', () => {
  test('that takes its time is asked again, and reports by webhook', async () => {
    const { parcelId, orderId } = await ordered({ refunds: 'later' })
    await refund(parcelId, all)
    await shop.jobs.drain(shop)
    expect((await see(parcelId)).refunds).toMatchObject([{ state: 'processing' }])
    expect(await stateOf(orderId)).toBe('paid')
    shop.clock.advance(21)
    await shop.jobs.drain(shop, { all: true })
    expect((await see(parcelId)).refunds).toMatchObject([{ state: 'succeeded' }])
    expect(await stateOf(orderId)).toBe('refunded')
  })

  test('that refuses releases the amount: it can be tried again', async () => {
    const { parcelId, orderId } = await ordered({ refunds: 'failed' })
    await refund(parcelId, all)
    await shop.jobs.drain(shop)
    shop.clock.advance(21)
    await shop.jobs.drain(shop, { all: true })
    expect(await see(parcelId)).toMatchObject({
      orderState: 'paid',
      refundable: { amount: 250_000 },
      refunds: [{ state: 'failed', failure: 'The bank rejected the refund.' }],
    })
    expect(await paymentOf(orderId)).toMatchObject({ refundedMinor: 0 })
    const failures = await shop.database.select().from(auditEntries).where(eq(auditEntries.subjectId, parcelId))
    expect(failures.map(({ action }) => action)).toEqual(['refund.requested', 'refund.failed'])
    expect((await refund(parcelId, some(1000))).status).toBe(201)
    await shop.jobs.drain(shop)
    shop.clock.advance(21)
    await shop.jobs.drain(shop, { all: true })
  })

  test('that does not answer is asked by the sweep, always with the same key', async () => {
    const { parcelId } = await ordered()
    const booked = await refunded(await refund(parcelId, all))
    const asked: RefundRequest[] = []
    const silent: PaymentProvider = {
      ...openSandbox(shop),
      refund: async (request) => {
        asked.push(request)
        throw new Error('no answer')
      },
    }
    shop.clock.advance(61)
    await sweepRefunds(shop, [silent])
    await sweepRefunds(shop, [silent])
    expect(asked.map(({ key }) => key)).toEqual([booked.id])
    shop.clock.advance(61)
    await Promise.all([sweepRefunds(shop), sweepRefunds(shop), sweepRefunds(shop)])
    const [row] = await shop.database.select().from(refunds).where(eq(refunds.id, booked.id))
    expect(row).toMatchObject({ state: 'succeeded', tries: 2, providerRefundId: `sbr-${booked.id}` })
    await shop.jobs.drain(shop)
    const events = (await see(parcelId)).timeline.filter(({ kind }) => kind === 'refunded')
    expect(events.map(({ text }) => text)).toEqual(['₦2,500 refunded: Came back torn'])
  })

  test('is called by one caller at a time until it has named the refund', async () => {
    const { parcelId } = await ordered()
    const booked = await refunded(await refund(parcelId, all))
    const sandbox = openSandbox(shop)
    let calls = 0
    const counting: PaymentProvider = {
      ...sandbox,
      refund: async (request, signal) => {
        // Once it is named, others may ask what became of it.
        if (request.providerRefundId === null) calls++
        return sandbox.refund(request, signal)
      },
    }
    await Promise.all(Array.from({ length: 8 }, () => sendRefund(shop, booked.id, [counting])))
    expect(calls).toBe(1)
    await shop.jobs.drain(shop)
  })
})
