import type { Parcel } from '@makola/contract/orders/parcels.ts'
import type { Refund } from '@makola/contract/orders/refunds.ts'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { expect } from 'vitest'
import { sandboxCharges, sandboxRefunds } from '../../api/src/payments/tables.ts'
import { newId } from '../../api/src/platform/ids.ts'
import { orderCommand, type ShopCommand } from './command.ts'
import { sendWebhook } from './money-commands.ts'
import { readBooks } from './read-books.ts'
import { headersOf, type ModelOrder, type ModelParcel, pick, type World } from './world.ts'

const anyOrder = fc.nat(3)
const anyParcel = fc.nat(1)

/** `almost`: all but one minor unit. `besides`: so much that a unit of the line can still go back, and one minor unit. */
const kinds = fc.constantFrom('rest', 'amount', 'almost', 'besides', 'lines', 'lines')
type Kind = typeof kinds extends fc.Arbitrary<infer K> ? K : never

type Choice = { line: number; quantity: number; share: number; withDelivery: boolean; restock?: boolean | undefined }

/** One refund, or two of them at the same moment. */
export const refund = fc
  .record({
    nth: anyOrder,
    parcel: anyParcel,
    chosen: fc.array(kinds, { minLength: 1, maxLength: 2 }),
    line: fc.nat(1),
    quantity: fc.constantFrom(1, 1, 2),
    share: fc.integer({ min: 1, max: 120 }),
    withDelivery: fc.boolean(),
    restock: fc.constantFrom(true, true, false, undefined),
  })
  .map(({ nth, parcel: which, chosen, ...choice }) =>
    orderCommand(
      `refund ${chosen.join(' and ')} (${JSON.stringify(choice)}) of parcel ${which}`,
      nth,
      async (order, world) => {
        const parcel = pick(order.parcels, which)
        const headers = await headersOf(world, world.seller)
        const see = await world.api.get<{ data: Parcel }>(`/orders/${parcel.id}`, { headers })
        expect(see.status).toBe(order.isPaid ? 200 : 404)
        if (see.status !== 200) return
        const before = see.body.data
        const answers = await Promise.all(
          chosen.map((kind) =>
            world.api.post<{ data: Refund }>(
              `/parcels/${parcel.id}/refunds`,
              { reason: 'A stain', of: part(kind, before, { parcel, choice }) },
              { headers: { ...headers, 'idempotency-key': newId() } },
            ),
          ),
        )
        const booked = answers.filter(({ status }) => status === 201)
        for (const { status, body } of answers) expect([201, 409, 422], JSON.stringify(body)).toContain(status)
        const sum = booked.reduce((minor, { body }) => minor + body.data.amount.amount, 0)
        expect(sum).toBeLessThanOrEqual(before.refundable.amount)
        const [first] = booked
        if (chosen.join() === 'lines' && first) checkLineRefund(before, first.body.data, { parcel, choice })
      },
    ),
  )

type Asked = { parcel: ModelParcel; choice: Choice }

/** The first refund of a parcel, units of one line: exactly their price and their store's earnings. */
function checkLineRefund(before: Parcel, { amount, storeAmount }: Refund, { parcel, choice }: Asked): void {
  const line = before.lines.find(({ id }) => id === pick(parcel.lines, choice.line).id)
  if (!line || before.refunds.length > 0) return
  const delivery = choice.withDelivery ? before.delivery.amount : 0
  const storeDelivery = choice.withDelivery ? before.storeDelivery.amount : 0
  expect(amount.amount).toBe(line.unitPrice.amount * choice.quantity + delivery)
  expect(storeAmount.amount).toBe(line.storeUnitPrice.amount * choice.quantity + storeDelivery)
}

function part(kind: Kind, { refundable, total, lines }: Parcel, { parcel, choice }: Asked): object {
  const { line, quantity, share, ...way } = choice
  const lineId = pick(parcel.lines, line).id
  const unitMinor = lines.find(({ id }) => id === lineId)?.unitPrice.amount ?? 0
  const amountOf = { amount: (total.amount * share) / 100, almost: refundable.amount - 1 }
  const besides = refundable.amount - unitMinor - 1
  if (kind === 'rest') return { kind }
  if (kind === 'lines') return { kind, lines: [{ lineId, quantity }], ...way }
  const minor = kind === 'besides' ? besides : amountOf[kind]
  return { kind: 'amount', amount: { amount: Math.max(1, Math.floor(minor)), currency: 'NGN' } }
}

/** From now on, the provider deals otherwise with the refunds of a payment. */
const refundsEnd = fc
  .record({ nth: anyOrder, end: fc.constantFrom('at-once', 'at-once', 'later', 'failed', 'turned-away') })
  .map(({ nth, end }) =>
    orderCommand(`from now on refunds end ${end}`, nth, async (order, { shop }) => {
      for (const reference of order.charges.keys()) {
        await shop.database
          .update(sandboxCharges)
          .set({ refundsEnd: end })
          .where(eq(sandboxCharges.reference, reference))
      }
    }),
  )

/** The buyer's bank turns away what had arrived, and the provider says so; the store may refund it again. */
const turnAway = fc.record({ nth: anyOrder, refund: fc.nat(3) }).map(({ nth, refund: which }) =>
  orderCommand(`the buyer's bank turns refund ${which} away`, nth, async (order, world) => {
    if (!order.paysCash) await turnBack(order, world, which)
  }),
)

async function turnBack(order: ModelOrder, world: World, which: number): Promise<void> {
  const { shop } = world
  const { sentBack } = await readBooks(world)
  const arrived = sentBack.filter(({ reference }) => order.charges.has(reference))
  if (arrived.length === 0) return
  const { key, reference } = pick(
    arrived.toSorted((a, b) => a.key.localeCompare(b.key)),
    which,
  )
  const set = { end: 'turned-away', endsAt: shop.clock.now() } as const
  await shop.database.update(sandboxRefunds).set(set).where(eq(sandboxRefunds.key, key))
  await sendWebhook(world, { reference, id: newId(), type: 'refund.failed' })
  await shop.jobs.drain(shop)
}

/** A store writes down that it gave back the cash that it owes. */
const confirmCash = fc.record({ nth: anyOrder, refund: fc.nat(1) }).map(({ nth, refund: which }) =>
  orderCommand(`the store has paid refund ${which} in cash`, nth, async (order, world) => {
    const { refunds, facts } = await readBooks(world)
    const mine = facts.filter(({ orderId }) => orderId === order.id).map(({ id }) => id)
    const owed = refunds.filter(({ factId, isCash, state }) => isCash && state !== 'succeeded' && mine.includes(factId))
    if (owed.length === 0) return
    const { id } = pick(owed, which)
    const headers = await headersOf(world, world.seller)
    const { status } = await world.api.post(`/refunds/${id}/confirmation`, { how: 'In the hand' }, { headers })
    expect([200, 409]).toContain(status)
  }),
)

export const refundCommands: fc.Arbitrary<ShopCommand>[] = [refund, refund, refund, refundsEnd, turnAway, confirmCash]
