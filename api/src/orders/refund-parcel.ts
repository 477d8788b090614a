import type { newRefund, Refund } from '@makola/contract/refunds.ts'
import { addMinor, multiplyMinor } from '@makola/money/money.ts'
import { asc, eq } from 'drizzle-orm'
import type { z } from 'zod'
import { refundTooLarge } from '../payments/request-refund.ts'
import type { Caller } from '../platform/caller.ts'
import type { Transaction } from '../platform/database.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { invalidField, Problem } from '../platform/problem.ts'
import { bookRefund } from './book-refund.ts'
import { findParcel } from './find-parcel.ts'
import { lockParcel } from './lock-parcel.ts'
import { stepPermissions } from './parcel-steps.ts'
import { presentRefund } from './present-parcel.ts'
import { countRefunded, readParcelRefunds } from './read-parcel-refunds.ts'
import { orderLines, type orders, type parcels } from './tables.ts'

type Asked = z.output<typeof newRefund>
/** Keeps a refund as the answer to its Idempotency-Key. */
export type KeepRefund = (tx: Transaction, refund: Refund) => Promise<void>
type Part = { amountMinor: number; lines: { lineId: string; quantity: number }[] }
type Whole = { order: typeof orders.$inferSelect; parcel: typeof parcels.$inferSelect }

/**
 * Sends money of a parcel back: what is left of it, an amount, or some of its lines. Never more than was paid for the
 * parcel, however many do it at once. The refund and the answer about it are kept together, so that no crash sends it twice.
 * @throws Problem as `findParcel`; `refund-too-large` with what is left, `wrong-state` (409), `validation-failed` (422).
 */
export async function refundParcel(
  platform: Platform,
  caller: Caller,
  { id, asked, keepRefund }: { id: string; asked: Asked; keepRefund: KeepRefund },
): Promise<Refund> {
  const { parcelId } = await findParcel(platform.database, caller, { id }, stepPermissions.refund)
  return transact(platform, async (tx) => {
    const whole = await lockParcel(tx, parcelId)
    const { order, parcel } = whole
    if (order.state === 'review') {
      throw new Problem('wrong-state', 'An operator is looking into this order.', { current: order.state })
    }
    const part = await partOf(tx, whole, asked)
    if (part.amountMinor === 0) throw refundTooLarge({ amount: 0, currency: order.currency })
    const refundId = await bookRefund(tx, platform.clock, { ...whole, ...part, reason: asked.reason, by: caller })
    const booked = (await readParcelRefunds(tx, parcelId)).find(({ refund }) => refund.id === refundId)
    if (!booked) throw new Error(`The refund ${refundId} was not booked`)
    const refund = presentRefund(booked, parcel.storeCurrency)
    await keepRefund(tx, refund)
    return refund
  })
}

async function partOf(tx: Transaction, { order, parcel }: Whole, { of }: Asked): Promise<Part> {
  const refunded = countRefunded(await readParcelRefunds(tx, parcel.id))
  switch (of.kind) {
    case 'rest':
      return { amountMinor: addMinor(parcel.itemsMinor, parcel.deliveryMinor, -refunded.minor), lines: [] }
    case 'amount':
      if (of.amount.currency !== order.currency) {
        throw invalidField('/of/amount/currency', 'not_allowed', `Must be the order's currency, ${order.currency}.`)
      }
      if (of.amount.amount === 0) throw invalidField('/of/amount/amount', 'too_small', 'Must be more than nothing.')
      return { amountMinor: of.amount.amount, lines: [] }
    case 'lines': {
      const minors = await priceLines(tx, parcel.id, of.lines, refunded.quantities)
      return { amountMinor: addMinor(...minors, of.withDelivery ? parcel.deliveryMinor : 0), lines: of.lines }
    }
  }
}

/** What units of lines cost, each at the price that the buyer paid. */
async function priceLines(
  tx: Transaction,
  parcelId: string,
  wanted: readonly { lineId: string; quantity: number }[],
  refunded: ReadonlyMap<string, number>,
): Promise<number[]> {
  const lines = await tx.select().from(orderLines).where(eq(orderLines.parcelId, parcelId)).orderBy(asc(orderLines.id))
  return wanted.map(({ lineId, quantity }, index) => {
    const line = lines.find((candidate) => candidate.id === lineId)
    const isRepeated = wanted.findIndex((other) => other.lineId === lineId) !== index
    if (!line || isRepeated)
      throw invalidField(`/of/lines/${index}/lineId`, 'not_allowed', 'Must be a line of this parcel, once.')
    const left = line.quantity - (refunded.get(lineId) ?? 0)
    if (quantity > left)
      throw invalidField(`/of/lines/${index}/quantity`, 'too_big', `Only ${left} can still be refunded.`)
    return multiplyMinor(line.unitMinor, quantity)
  })
}
