import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { Refund, StuckRefund } from '@makola/contract/orders/refunds.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import { newId } from '../../api/src/platform/ids.ts'
import { command, orderCommand, type ShopCommand } from './command.ts'
import { readBooks } from './read-books.ts'
import { headersOf, type ModelOrder, type ModelParcel, pick } from './world.ts'

const anyOrder = fc.nat(3)
const anyParcel = fc.nat(1)

const bodies = {
  pack: {},
  ship: { carrier: 'GIG', trackingNumber: '7' },
  deliver: {},
  cancel: { reason: 'Sold out' },
  return: { restock: true },
}

const moveParcel = fc
  .record({
    nth: anyOrder,
    parcel: anyParcel,
    step: fc.constantFrom('pack', 'ship', 'deliver', 'cancel', 'cancel', 'return'),
  })
  .map(({ nth, parcel, step }) =>
    orderCommand(`${step} parcel ${parcel}`, nth, async (order, world) => {
      const moved = pick(order.parcels, parcel)
      const answer = await world.api.post(`/parcels/${moved.id}/${step}`, bodies[step], {
        headers: await headersOf(world, world.seller),
      })
      expect(order.isPaid ? [200, 409] : [404], JSON.stringify(answer.body)).toContain(answer.status)
      if (answer.status === 200 && step === 'return') moved.isRestocked = true
    }),
  )

/** One refund, or two of them at the same moment. */
const refund = fc
  .record({
    nth: anyOrder,
    parcel: anyParcel,
    kinds: fc.array(fc.constantFrom('rest', 'amount', 'lines'), { minLength: 1, maxLength: 2 }),
    share: fc.integer({ min: 1, max: 120 }),
    withDelivery: fc.boolean(),
    restock: fc.constantFrom(true, true, false, undefined),
  })
  .map(({ nth, parcel: chosen, kinds, share, withDelivery, restock }) =>
    orderCommand(
      `refund ${kinds.join(' and ')} (${share} %) of parcel ${chosen}, restock ${restock}`,
      nth,
      async (order, world) => {
        const parcel = pick(order.parcels, chosen)
        const headers = await headersOf(world, world.seller)
        const see = await world.api.get<{ data: Parcel }>(`/orders/${parcel.id}`, { headers })
        expect(see.status).toBe(order.isPaid ? 200 : 404)
        if (see.status !== 200) return
        const { refundable, total } = see.body.data
        const amount = Math.max(1, Math.floor((total.amount * share) / 100))
        const answers = await Promise.all(
          kinds.map((kind) =>
            world.api.post<{ data: Refund }>(
              `/parcels/${parcel.id}/refunds`,
              { reason: 'A stain', of: part(kind, { parcel, amount, withDelivery, restock }) },
              { headers: { ...headers, 'idempotency-key': newId() } },
            ),
          ),
        )
        const booked = answers.filter(({ status }) => status === 201)
        for (const { status, body } of answers) expect([201, 409, 422], JSON.stringify(body)).toContain(status)
        const sum = booked.reduce((minor, { body }) => minor + body.data.amount.amount, 0)
        expect(sum).toBeLessThanOrEqual(refundable.amount)
        const [first] = booked
        if (kinds.join() === 'lines' && first) checkLineRefund(see.body.data, first.body.data, withDelivery)
      },
    ),
  )

/** The first refund of a parcel, a unit of its one line: exactly its price and its store's earnings. */
function checkLineRefund(before: Parcel, { amount, storeAmount }: Refund, withDelivery: boolean): void {
  const [line] = before.lines
  if (!line || before.refunds.length > 0) return
  const delivery = withDelivery ? before.delivery.amount : 0
  const storeDelivery = withDelivery ? before.storeDelivery.amount : 0
  expect(amount.amount).toBe(line.unitPrice.amount + delivery)
  expect(storeAmount.amount).toBe(line.storeUnitPrice.amount + storeDelivery)
}

function part(
  kind: 'rest' | 'amount' | 'lines',
  {
    parcel,
    amount,
    ...choice
  }: { parcel: ModelParcel; amount: number; withDelivery: boolean; restock?: boolean | undefined },
): object {
  if (kind === 'rest') return { kind }
  if (kind === 'amount') return { kind, amount: { amount, currency: 'NGN' } }
  return { kind, lines: [{ lineId: parcel.lineId, quantity: 1 }], ...choice }
}

/** An operator's decision on money that came too late or does not match. */
const decide = fc
  .record({ nth: anyOrder, decision: fc.constantFrom('attach', 'refund', 'ignore') })
  .map(({ nth, decision }) =>
    orderCommand(`decide ${decision}`, nth, async (order, world) => {
      const headers = await headersOf(world, world.operator)
      const json = { decision, reason: 'Looked into it' }
      const { status, body } = await world.api.post(`/orders/${order.id}/decision`, json, { headers })
      expect(mayBeDecided(order) ? [200, 409] : [409], JSON.stringify(body)).toContain(status)
    }),
  )

/** It does not fit, or an order is honoured with more than it costs. */
function mayBeDecided({ state, isPaid, totalMinor, charges }: ModelOrder): boolean {
  return state === 'review' || (isPaid && [...charges.values()].some(({ amountMinor }) => amountMinor > totalMinor))
}

/** An operator's decision on a stuck refund, pressed once, or twice at the same time. */
const decideRefund = fc
  .record({ nth: fc.nat(2), choice: fc.nat(2), presses: fc.integer({ min: 1, max: 2 }) })
  .map(({ nth, choice, presses }) =>
    command(`decide ${choice} about stuck refund ${nth}, ${presses} times`, async (_, world) => {
      const headers = await headersOf(world, world.operator)
      const { refunds } = await readBooks(world)
      const { body } = await world.api.get<{ data: StuckRefund[] }>('/refunds/stuck?limit=100', { headers })
      const queue = body.data.filter(({ id }) => refunds.some((refund) => refund.id === id))
      if (queue.length === 0) return
      const { id, decisions } = pick(queue, nth)
      const json = { decision: pick(decisions, choice), reason: 'Looked into it' }
      const press = () => world.api.post(`/refunds/${id}/decision`, json, { headers })
      const statuses = (await Promise.all(Array.from({ length: presses }, press))).map(({ status }) => status)
      expect(statuses).toContain(200)
      for (const status of statuses) expect([200, 409]).toContain(status)
    }),
  )

const countStock = fc.record({ variant: fc.nat(1), stock: fc.nat(4) }).map(({ variant, stock }) =>
  command(`count ${stock} of ${variant}`, async (model, world) => {
    const headers = await headersOf(world, world.seller)
    const path = `/inventory/variants/${world.variantIds[variant]}`
    const { status, body } = await world.api.patch(path, { stock, reason: 'Counted' }, { headers })
    const isRefused = stock < (model.held[variant] ?? 0)
    expect(status, JSON.stringify(body)).toBe(isRefused ? 409 : 200)
    if (!isRefused) model.supplied[variant] = (model.supplied[variant] ?? 0) + stock - (model.onHand[variant] ?? 0)
  }),
)

export const sellerCommands: fc.Arbitrary<ShopCommand>[] = [moveParcel, refund, decide, decideRefund, countStock]
