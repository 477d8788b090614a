import type { TrackedOrder } from '@makola/contract/orders/orders.ts'
import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { brokenInvariants } from '../../../../testing/broken-invariants.ts'
import { aDeliverableProduct, aPlacedOrder, type Checkout } from '../../../../testing/builders/checkouts.ts'
import { actInSandbox } from '../../../../testing/builders/payments.ts'
import { aRate } from '../../../../testing/builders/rates.ts'
import { openTestPlatform, type TestPlatform } from '../../../../testing/test-platform.ts'
import { products } from '../../catalogue/tables.ts'
import { confirmPayment } from '../../payments/settlement/confirm-payment.ts'
import { newId } from '../../platform/ids.ts'
import { stores } from '../../stores/tables.ts'
import { advanceParcel } from '../parcels/advance-parcel.ts'
import { orders, parcels } from '../tables.ts'
import { trackingToken } from './tracking-token.ts'

let shop: TestPlatform
let order: Awaited<ReturnType<typeof aPlacedOrder>>['placed'] & Pick<Checkout, 'order'>
let parcelIds: [string, string]
let rate: string

beforeAll(async () => {
  shop = await openTestPlatform({ TRUST_PROXY: 'on' })
  rate = (await aRate(shop)).id
  const [a, b] = [await aDeliverableProduct(shop, { name: 'Shirt' }), await aDeliverableProduct(shop, { name: 'Pot' })]
  const lines = [a, b].map(({ variantId }) => ({ variantId, quantity: 1 }))
  const { placed, order: given } = await aPlacedOrder(shop, { rate, lines })
  order = { ...placed, order: given }
  const rows = await shop.database
    .select()
    .from(parcels)
    .where(eq(parcels.orderId, order.id))
    .orderBy(asc(parcels.number))
  parcelIds = [rows[0]?.id ?? '', rows[1]?.id ?? '']
  await shop.database.update(products).set({ status: 'archived' }).where(eq(products.id, b.id))
})
afterAll(() => shop.close())

/** Each caller's attempts are counted separately. */
let callers = 0
const track = (number: string, contact: string, caller = `10.0.0.${++callers}`) =>
  shop.request('/orders/track', { method: 'POST', json: { number, contact }, headers: { 'x-forwarded-for': caller } })
const byLink = (token: string) => shop.request(`/orders/track/${token}`)
const read = async (response: Response) => {
  expect(response.status).toBe(200)
  return ((await response.json()) as { data: TrackedOrder }).data
}

describe('tracking', () => {
  test('says that a store is closed, whose page and products are not found', async () => {
    const status = async (to: 'closed' | 'open') => {
      const { database } = shop
      const [parcel] = await database.select().from(parcels).where(eq(parcels.id, parcelIds[0]))
      await database
        .update(stores)
        .set({ status: to })
        .where(eq(stores.id, parcel?.storeId ?? ''))
      return (await read(await byLink(order.trackingToken))).parcels
    }
    expect(await status('closed')).toMatchObject([
      { store: { isClosed: true }, lines: [{ productId: null }] },
      { store: { isClosed: false } },
    ])
    expect(await status('open')).toMatchObject([
      { store: { isClosed: false }, lines: [{ productId: expect.any(String) }] },
      { store: { isClosed: false } },
    ])
  })

  test('shows an order to anyone with its number and contact, or with its link', async () => {
    const shown = await read(await byLink(order.trackingToken))
    const { number } = order
    const seen = number.slice(0, 8)
    const contacts = ['ada@example.test', ' ADA@example.test ', '08012345678', '+234 801 234 5678', '2348012345678']
    // A lookup by number and contact gets neither the secret nor what it opens.
    const found = { ...shown, trackingToken: null, canPayAgain: false, methods: [], lastProvider: null }
    for (const contact of contacts) expect(await read(await track(number, contact))).toEqual(found)
    for (const typed of [
      number.toLowerCase(),
      ` ${number} `,
      number.replace('-', ''),
      number.replace('-', ' '),
      `#${number}`,
      `# ${number.slice(0, 4)} ${number.slice(4)}`,
      `Order ${number}`,
      `order no. #${number}`,
      `ORDER NUMBER: ${number.toLowerCase()}`,
      `Order${number}`,
    ]) {
      expect((await read(await track(typed, 'ada@example.test'))).id).toBe(order.id)
    }
    expect(shown).toMatchObject({
      number,
      state: 'awaiting_payment',
      total: order.total,
      address: order.order.address,
      heldUntil: order.heldUntil,
      canPayAgain: true,
      trackingToken: order.trackingToken,
      parcels: [
        {
          number: `${seen}-A`,
          state: 'waiting',
          estimate: null,
          lines: [{ name: 'Shirt', productId: expect.any(String) }],
        },
        { number: `${seen}-B`, lines: [{ name: 'Pot', productId: null }] },
      ],
      timeline: [{ kind: 'placed', parcelNumber: null }],
    })
  })

  test('answers a wrong number and a wrong contact with the same words', async () => {
    const answers = await Promise.all([
      track('ZZZZZZZZ', 'ada@example.test'),
      track(order.number, 'eve@example.test'),
      track(order.number, '+2348099999999'),
      track(order.number, ''.padEnd(3, '0')),
      byLink(trackingToken(shop, newId())),
    ])
    const bodies = await Promise.all(answers.map((answer) => answer.json() as Promise<Record<string, unknown>>))
    for (const { instance: _, request_id: __, ...body } of bodies) {
      expect(body).toEqual({
        type: 'not-found',
        title: 'Not found',
        status: 404,
        code: 'platform.not-found',
        params: { thing: 'order' },
        detail: 'This order does not exist.',
      })
    }
  })

  test('counts attempts: guessing numbers is stopped', async () => {
    const secondsIntoMinute = Math.floor(shop.clock.now().getTime() / 1000) % 60
    shop.clock.advance(60 - secondsIntoMinute)
    const statuses: number[] = []
    for (let guess = 0; guess < 50; guess++) {
      statuses.push((await track(`AAAA${1000 + guess}`, 'ada@example.test', '192.0.2.1')).status)
    }
    expect(new Set(statuses.slice(0, 20))).toEqual(new Set([404]))
    expect(new Set(statuses.slice(20))).toEqual(new Set([429]))
    const stopped = await track(order.number, 'ada@example.test', '192.0.2.1')
    const retryAfter = Number(stopped.headers.get('retry-after'))
    expect(retryAfter).toBeGreaterThan(0)
    shop.clock.advance(retryAfter)
    expect((await track(order.number, 'ada@example.test', '192.0.2.1')).status).toBe(200)
  })

  test('cannot be opened with what its stores know: their half of the number, and the buyer’s contact', async () => {
    const seen = order.number.slice(0, 8)
    for (const typed of [seen, `${seen}-A`, `${seen}-B`, `${seen}-AAAAAA`]) {
      expect((await track(typed, 'ada@example.test')).status).toBe(404)
    }
    // An order of one store has no other store's part.
    const { placed } = await aPlacedOrder(shop, { rate })
    const found = await read(await track(placed.number.slice(0, 8), 'ada@example.test'))
    expect(found).toMatchObject({ number: placed.number, trackingToken: null, canPayAgain: false })
    expect((await track(`${placed.number.slice(0, 8)}-AAAAAA`, 'ada@example.test')).status).toBe(404)
  })

  test('counts guesses of the half that stores do not know, from however many networks', async () => {
    const { placed } = await aPlacedOrder(shop, { rate })
    const guess = async (code: string) =>
      (await track(`${placed.number.slice(0, 8)}-${code}`, 'ada@example.test')).status
    const statuses: number[] = []
    for (let turn = 0; turn < 25; turn++) statuses.push(await guess(`AAAA${10 + turn}`))
    expect(new Set(statuses.slice(0, 18))).toEqual(new Set([404]))
    expect(statuses.at(-1)).toBe(429)
    // The window slides: an hour later the guesses still count when they came as it began.
    shop.clock.advance(2 * 3600)
    expect((await track(placed.number, 'ada@example.test')).status).toBe(200)
  })

  test('refuses an unknown link', async () => {
    const response = await byLink('short')
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ errors: [{ parameter: 'token' }] })
  })
})

describe('a parcel', () => {
  test('does not move before the order is paid', async () => {
    const move = advanceParcel(shop, { parcelId: parcelIds[0], by: 'a test', step: { to: 'packed' } })
    await expect(move).rejects.toMatchObject({ type: 'wrong-state', current: 'waiting' })
    const lost = advanceParcel(shop, { parcelId: newId(), by: 'a test', step: { to: 'packed' } })
    await expect(lost).rejects.toMatchObject({ type: 'not-found' })
  })

  test('is packed, shipped and delivered, all on one timeline; the last one completes the order', async () => {
    await actInSandbox(shop, order.payment.reference, { action: 'approve', webhook: 'never' })
    await confirmPayment(shop, { provider: 'sandbox', reference: order.payment.reference })
    await shop.jobs.drain(shop)
    const [a, b] = parcelIds
    const steps = [
      [a, { to: 'packed' }],
      [b, { to: 'cancelled', reason: 'Sold out' }],
      [a, { to: 'shipped', carrier: 'DHL', trackingNumber: 'JD014' }],
    ] as const
    for (const [parcelId, step] of steps) {
      shop.clock.advance(3600)
      await advanceParcel(shop, { parcelId, by: 'a test', step })
    }
    const shown = await read(await byLink(order.trackingToken))
    expect(shown).toMatchObject({ state: 'paid', canPayAgain: false, heldUntil: null, paidAt: expect.any(String) })
    expect(shown.parcels).toMatchObject([
      { state: 'shipped', carrier: 'DHL', trackingNumber: 'JD014', estimate: { from: expect.any(String) } },
      { state: 'cancelled', estimate: null },
    ])
    expect(shown.timeline.map((entry) => [entry.kind, entry.parcelNumber?.at(-1) ?? null])).toEqual([
      ['shipped', 'A'],
      ['cancelled', 'B'],
      ['packed', 'A'],
      ['paid', null],
      ['placed', null],
    ])
    expect(shown.timeline[0]?.text).toMatch(/^Store .* sent your parcel with DHL JD014$/)
    shop.clock.advance(3600)
    await advanceParcel(shop, { parcelId: a, by: 'a test', step: { to: 'delivered' } })
    const [row] = await shop.database.select().from(orders).where(eq(orders.id, order.id))
    expect(row).toMatchObject({ state: 'completed', closedAt: expect.any(Date) })
    const back = advanceParcel(shop, { parcelId: a, by: 'a test', step: { to: 'packed' } })
    await expect(back).rejects.toMatchObject({ type: 'wrong-state', current: 'delivered' })
    expect(await brokenInvariants(shop)).toEqual([])
  })
})
