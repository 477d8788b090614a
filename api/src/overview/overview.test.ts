import type { Overview, QueueName } from '@makola/contract/overview/overview.ts'
import type { StaffRole } from '@makola/contract/permissions.ts'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { anAccount } from '../../../testing/builders/auth.ts'
import { aFullStore } from '../../../testing/builders/full-store.ts'
import { someCommissionTerms } from '../../../testing/builders/ledger.ts'
import { anOrder, aPaidOrder } from '../../../testing/builders/orders.ts'
import { actInSandbox } from '../../../testing/builders/payments.ts'
import { aRate } from '../../../testing/builders/rates.ts'
import { aStore } from '../../../testing/builders/stores.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { carryBooks } from '../ledger/postings/carry-books.ts'
import { uncarriedStores } from '../ledger/tables.ts'
import { confirmPayment } from '../payments/settlement/confirm-payment.ts'

const day = 86_400
let shop: TestPlatform

async function look(role: StaffRole = 'owner'): Promise<Overview> {
  const { headers } = await anAccount(shop, { staffRole: role })
  const response = await shop.request('/shop/overview', { headers })
  expect(response.status).toBe(200)
  return (await response.json()).data
}

/** The same in each period. */
const always = (amount: number) => ({ today: amount, week: amount, month: amount })
const nothing = { currencies: [], total: always(0), withoutRate: [] }

describe('the figures of the shop', () => {
  beforeEach(async () => {
    shop = await openTestPlatform()
  })
  afterEach(() => shop.close())

  test('of a new shop: nothing anywhere', async () => {
    const seen = await look()
    expect(seen).toMatchObject({ taken: nothing, refunded: nothing, commission: nothing, rates: [] })
    expect(seen).toMatchObject({ orders: always(0), failedPayments: always(0), newStores: always(0) })
    expect(seen.queues.every(({ count, since, dueAt }) => count === 0 && since === null && dueAt === null)).toBe(true)
  })

  test('a paid order moves them, an unpaid one does not, a refund is told beside', async () => {
    await someCommissionTerms(shop)
    await aRate(shop)
    await anOrder(shop)
    const { parcelIds } = await aPaidOrder(shop)
    const seen = await look()
    expect(seen.taken).toEqual({
      currencies: [{ currency: 'NGN', ...always(150_000) }],
      total: always(100),
      withoutRate: [],
    })
    expect(seen.commission).toMatchObject({ currencies: [{ currency: 'USD', ...always(50) }], total: always(50) })
    expect(seen.orders).toEqual(always(1))
    expect(seen.refunded).toEqual(nothing)

    const { headers } = await anAccount(shop, { staffRole: 'owner' })
    const back = await shop.request(`/parcels/${parcelIds[0]}/refunds`, {
      method: 'POST',
      headers: { ...headers, 'idempotency-key': 'a-refund-of-all' },
      json: { reason: 'Broken', of: { kind: 'rest' } },
    })
    expect(back.status, await back.clone().text()).toBe(201)
    await shop.jobs.drain(shop)
    const after = await look()
    expect(after.taken).toEqual(seen.taken)
    expect(after.refunded).toMatchObject({ currencies: [{ currency: 'NGN', ...always(150_000) }], total: always(100) })
    expect(after.commission?.total).toEqual(always(0))
  })

  test('each day falls out of its period', async () => {
    await someCommissionTerms(shop)
    await aRate(shop)
    await aPaidOrder(shop)
    await aStore(shop, { createdAt: shop.clock.now() })
    const { reference } = await anOrder(shop)
    await actInSandbox(shop, reference, { action: 'decline' })
    await confirmPayment(shop, { provider: 'sandbox', reference })
    const stores = (await look()).newStores?.month
    const seenAfter = async (days: number) => {
      shop.clock.advance(days * day)
      const { taken, commission, orders, failedPayments, newStores } = await look()
      return [taken?.total, commission?.total, orders, failedPayments, newStores]
    }
    const in30 = (count: number) => ({ today: 0, week: 0, month: count })
    const in7 = (count: number) => ({ today: 0, week: count, month: count })
    expect(await seenAfter(0)).toEqual([always(100), always(50), always(1), always(1), always(stores ?? 0)])
    expect(await seenAfter(6)).toEqual([in7(100), in7(50), in7(1), in7(1), in7(stores ?? 0)])
    expect(await seenAfter(1)).toEqual([in30(100), in30(50), in30(1), in30(1), in30(stores ?? 0)])
    expect(await seenAfter(22)).toEqual([in30(100), in30(50), in30(1), in30(1), in30(stores ?? 0)])
    expect(await seenAfter(1)).toEqual([always(0), always(0), always(0), always(0), always(0)])
  })

  test('the commission is the same before the books are carried, after, and while they are to be carried anew', async () => {
    await someCommissionTerms(shop)
    const { products } = await aPaidOrder(shop)
    const before = (await look()).commission
    expect(await carryBooks(shop.database)).toBeGreaterThan(0)
    expect((await look()).commission).toEqual(before)
    await aPaidOrder(shop, { products })
    expect((await look()).commission?.total).toEqual(always(100))
    await shop.database.insert(uncarriedStores).values({ storeId: products[0]?.storeId ?? '' })
    expect((await look()).commission?.total).toEqual(always(100))
  })

  test('each currency is converted by one named and dated rate: the one that was set last, without its margin', async () => {
    await aRate(shop, { countryCode: 'BJ', currency: 'NGN', rate: '1000' })
    const newest = await aRate(shop, { rate: '1500', marginPct: '5' })
    await aPaidOrder(shop)
    const seen = await look()
    expect(seen.taken?.total).toEqual(always(100))
    expect(seen.rates).toEqual([
      {
        currency: 'NGN',
        country: newest.country,
        countryCode: 'NG',
        rate: '1500',
        source: 'manual',
        effectiveAt: newest.effectiveAt.toISOString(),
      },
    ])
  })

  test('a currency without a rate is named and stays out of the total', async () => {
    await aPaidOrder(shop)
    expect((await look()).taken).toEqual({
      currencies: [{ currency: 'NGN', ...always(150_000) }],
      total: always(0),
      withoutRate: ['NGN'],
    })
  })
})

describe('what waits for the staff', () => {
  beforeAll(async () => {
    shop = await openTestPlatform()
    const rateId = (await aRate(shop)).id
    const spareRateId = (await aRate(shop, { countryCode: 'KE', currency: 'KES', rate: '129' })).id
    await aFullStore(shop, { rateId, spareRateId })
  })
  afterAll(() => shop.close())

  test('each queue is as long as the list behind it', async () => {
    const { headers } = await anAccount(shop, { staffRole: 'owner' })
    const lists: Record<QueueName, string> = {
      payments: '/orders/review',
      refunds: '/refunds/stuck',
      disputes: '/disputes?state=open',
      requests: '/requests/escalated',
      messages: '/messages/held',
      questions: '/questions/held',
      reviews: '/reviews/moderation',
      reports: '/reports/',
      appeals: '/takedowns/?show=appeals',
      'strike-appeals': '/strikes/?show=appeals',
      applications: '/verifications/',
      categories: '/categories/requests?state=open',
    }
    const { queues } = await look()
    const long: Partial<Record<QueueName, number>> = {}
    for (const { name } of queues) {
      const response = await shop.request(lists[name], { headers })
      expect(response.status, name).toBe(200)
      long[name] = (await response.json()).data.length
    }
    expect(Object.fromEntries(queues.map(({ name, count }) => [name, count]))).toEqual(long)
    expect(long).toMatchObject({ requests: 1, messages: 1, questions: 1, reports: 2, applications: 1 })
    expect(long).toMatchObject({ appeals: 1, 'strike-appeals': 1 })
    expect(queues.every(({ count, since }) => (count === 0) === (since === null))).toBe(true)
    expect(queues.find(({ name }) => name === 'requests')?.dueAt).not.toBeNull()
  })

  const moderation: QueueName[] = ['reports', 'appeals', 'strike-appeals', 'categories']
  const trouble: QueueName[] = ['requests', 'messages', 'questions', 'reviews']
  test.each<[StaffRole, QueueName[], boolean, boolean]>([
    ['owner', ['payments', 'refunds', 'disputes', ...trouble, ...moderation, 'applications'], true, true],
    ['support', ['payments', 'refunds', ...trouble, ...moderation, 'applications'], true, false],
    ['finance', ['payments', 'refunds', 'disputes', ...trouble, 'reports', 'applications'], true, true],
    ['catalogue', moderation, false, false],
    ['read-only', ['payments', 'refunds', 'disputes', ...trouble, ...moderation], true, true],
  ])('%s sees its own part', async (role, names, seesMoney, seesCommission) => {
    const seen = await look(role)
    expect(seen.queues.map(({ name }) => name).toSorted()).toEqual(names.toSorted())
    for (const part of ['taken', 'refunded', 'orders', 'failedPayments'] as const) {
      expect(seen[part] !== null, part).toBe(seesMoney)
    }
    expect(seen.commission !== null).toBe(seesCommission)
    expect(seen.newStores).not.toBeNull()
    expect(seen.rates.length).toBe(seesMoney ? 1 : 0)
  })
})
