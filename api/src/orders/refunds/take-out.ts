import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { cameBack } from '../../catalogue/stock/came-back.ts'
import { returnStock } from '../../catalogue/stock/return-stock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/problem.ts'
import { orderLines, type orders, parcelRefunds, type parcels, type RefundedLine } from '../tables.ts'
import type { Restock } from './divide-refund.ts'
import { readParcelRefunds } from './read-parcel-refunds.ts'

const t = say('en')

type Why = {
  order: typeof orders.$inferSelect
  parcel: typeof parcels.$inferSelect
  refundId: string
  /** Undefined: not decided. */
  restock: Restock | undefined
  actor: string
  now: Date
}

/**
 * Takes refunded units out of an unsent parcel, or out of one that they came back from: on sale again, or kept back. Under the
 * order's lock, with the refund itself.
 * Units taken out by an earlier, failed refund are not taken out again.
 * @throws Problem `wrong-state` (409) when they were sent meanwhile and cannot be sold again.
 */
export async function takeOut(tx: Transaction, lines: RefundedLine[], why: Why): Promise<RefundedLine[]> {
  const { order, parcel, refundId, restock, actor, now } = why
  if (restock === undefined) return lines
  const isBack = typeof restock === 'object'
  if (!isBack && parcel.state !== 'new' && parcel.state !== 'packed') {
    if (!restock) return lines
    throw refuse(
      'orders.parcel-gone',
      { state: parcel.state },
      {
        current: parcel.state,
      },
    )
  }
  const taken: RefundedLine[] = []
  const returned: { variantId: string; quantity: number }[] = []
  for (const line of lines) {
    const before = await takeOver(tx, parcel.id, line)
    const fresh = line.quantity - before.restocked - before.kept
    const [sold] = await tx.select().from(orderLines).where(eq(orderLines.id, line.lineId))
    // A parcel that came back as a whole put its units on sale, all but those taken out before.
    const isOnShelf = isBack && sold && (await cameBack(tx, { orderId: order.id, variantId: sold.variantId }))
    const onShelf = isOnShelf ? 0 : Math.min(fresh, isBack ? (restock.get(line.lineId) ?? 0) : restock ? fresh : 0)
    const kept = isOnShelf ? 0 : fresh - onShelf
    taken.push({ ...line, restocked: before.restocked + onShelf, kept: before.kept + kept })
    if (sold && onShelf > 0) returned.push({ variantId: sold.variantId, quantity: onShelf })
  }
  if (returned.length > 0) {
    const reason = isBack ? t('orders.noted.came-back') : t('orders.noted.refunded-unsent')
    await returnStock(tx, { order, refundId, lines: returned, reason, actor, now })
  }
  return taken
}

/** Assigns units taken out by failed refunds to the next refund of the line, as far as it goes. */
async function takeOver(tx: Transaction, parcelId: string, { lineId, quantity }: RefundedLine) {
  const taken = { restocked: 0, kept: 0 }
  const failed = (await readParcelRefunds(tx, parcelId)).filter(({ refund }) => refund.state === 'failed')
  for (const { refund, lines } of failed) {
    const left = lines.map((line) => {
      if (line.lineId !== lineId) return line
      const restocked = Math.min(line.restocked ?? 0, quantity - taken.restocked - taken.kept)
      taken.restocked += restocked
      const kept = Math.min(line.kept ?? 0, quantity - taken.restocked - taken.kept)
      taken.kept += kept
      return { ...line, restocked: (line.restocked ?? 0) - restocked, kept: (line.kept ?? 0) - kept }
    })
    await tx.update(parcelRefunds).set({ lines: left }).where(eq(parcelRefunds.refundId, refund.id))
  }
  return taken
}
