import { say } from '@makola/words/say.ts'
import { asc, eq } from 'drizzle-orm'
import { openProviders } from '../../payments/providers/providers.ts'
import { readRefundable, requestRefund } from '../../payments/refunds/request-refund.ts'
import { paymentFacts, refunds } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { orders, parcels } from '../tables.ts'
import { bookRefund } from './book-refund.ts'
import { readParcelRefunds, refundableOf } from './read-parcel-refunds.ts'

const t = say('en')

type Found = { factId: string; orderId: string; providerRefundId: string; amountMinor: number }
type Order = typeof orders.$inferSelect
type Parcel = typeof parcels.$inferSelect

/**
 * Records a refund made in the provider's dashboard, once, for a person to confirm: of a parcel with as much left, or of several
 * when no single one has enough. Nothing is sent: the money is on its way already.
 */
export async function recordOutsideRefund(platform: Platform, found: Found): Promise<void> {
  const { factId, orderId, providerRefundId, amountMinor } = found
  await transact(platform, async (tx) => {
    const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
    const [fact] = await tx.select().from(paymentFacts).where(eq(paymentFacts.id, factId))
    if (!order || !fact) return
    const known = await tx.select().from(refunds).where(eq(refunds.factId, factId))
    if (known.some((refund) => refund.providerRefundId === providerRefundId)) return
    const title = openProviders(platform).find(({ name }) => name === fact.provider)?.title ?? fact.provider
    const reason = t('orders.noted.refunded-outside', { provider: title })
    const outside = {
      providerRefundId,
      problem: t('orders.noted.confirm-outside', { provider: title }),
    }
    const parts = fact.isCapture && order.paidAt ? await shareOut(tx, order, amountMinor) : []
    for (const { parcel, minor } of parts) {
      const of = { kind: 'amount', amountMinor: minor } as const
      await bookRefund(tx, platform.clock, { order, parcel, of, reason, by: fact.provider, outside })
    }
    const besideMinor = amountMinor - parts.reduce((sum, { minor }) => sum + minor, 0)
    const openMinor = Math.min(besideMinor, await readRefundable(tx, fact))
    if (openMinor > 0) {
      const asked = { factId, amountMinor: openMinor, reason, actor: fact.provider, now: platform.clock.now() }
      await requestRefund(tx, { ...asked, outside })
    }
    if (openMinor < besideMinor) platform.log.warn(found, 'more was refunded outside than was left of the payment')
  })
}

/** The parcel with exactly this much left, else the first with enough, else as many as it takes. */
async function shareOut(
  tx: Transaction,
  { id }: Order,
  amountMinor: number,
): Promise<{ parcel: Parcel; minor: number }[]> {
  const rows = await tx.select().from(parcels).where(eq(parcels.orderId, id)).orderBy(asc(parcels.number))
  const open = await Promise.all(
    rows.map(async (parcel) => ({ parcel, leftMinor: refundableOf(parcel, await readParcelRefunds(tx, parcel.id)) })),
  )
  const whole =
    open.find(({ leftMinor }) => leftMinor === amountMinor) ?? open.find(({ leftMinor }) => leftMinor > amountMinor)
  if (whole) return [{ parcel: whole.parcel, minor: amountMinor }]
  let restMinor = amountMinor
  return open.flatMap(({ parcel, leftMinor }) => {
    const minor = Math.min(leftMinor, restMinor)
    restMinor -= minor
    return minor > 0 ? [{ parcel, minor }] : []
  })
}
