import type { StuckRefund } from '@makola/contract/orders/refunds.ts'
import fc from 'fast-check'
import { expect } from 'vitest'
import { command, orderCommand, type ShopCommand } from './command.ts'
import { readBooks } from './read-books.ts'
import { headersOf, type ModelOrder, pick } from './world.ts'

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

const countStock = fc.record({ variant: fc.nat(2), stock: fc.nat(4) }).map(({ variant, stock }) =>
  command(`count ${stock} of ${variant}`, async (model, world) => {
    const headers = await headersOf(world, world.seller)
    const path = `/inventory/variants/${world.variantIds[variant]}`
    const { status, body } = await world.api.patch(path, { stock, reason: 'Counted' }, { headers })
    const isRefused = stock < (model.held[variant] ?? 0)
    expect(status, JSON.stringify(body)).toBe(isRefused ? 409 : 200)
    if (!isRefused) model.supplied[variant] = (model.supplied[variant] ?? 0) + stock - (model.onHand[variant] ?? 0)
  }),
)

export const sellerCommands: fc.Arbitrary<ShopCommand>[] = [moveParcel, decide, decideRefund, countStock]
