import { addMinor } from '@makola/money/money.ts'
import { allocate } from '@makola/money/totals.ts'
import { eq } from 'drizzle-orm'
import { postShortfall } from '../../ledger/postings/post-shortfall.ts'
import type { payments } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { type orders, parcels } from '../tables.ts'

type Short = {
  order: typeof orders.$inferSelect
  parcels: readonly (typeof parcels.$inferSelect)[]
  payment: typeof payments.$inferSelect
  now: Date
}

/**
 * Books what an order was paid short within the tolerance (rule R21): its stores have earned all of it, its buyer owes nothing, and
 * the shop bears the rest. Each parcel keeps its part (rule R6), which a refund of it never gives back.
 */
export async function bearShortfall(tx: Transaction, { order, parcels: sold, payment, now }: Short): Promise<void> {
  const { shortfallMinor } = payment
  const shares = allocate(
    shortfallMinor,
    sold.map(({ itemsMinor, deliveryMinor }) => addMinor(itemsMinor, deliveryMinor)),
  )
  for (const [index, { id }] of sold.entries()) {
    await tx
      .update(parcels)
      .set({ shortfallMinor: shares[index] ?? 0 })
      .where(eq(parcels.id, id))
  }
  await postShortfall(tx, { order, shortfallMinor, at: now })
  await recordAudit(
    tx,
    { now: () => now },
    {
      storeId: null,
      by: 'payment',
      action: 'payment.short',
      subject: { id: order.id, name: order.number },
      after: { shortfallMinor, currency: order.currency },
    },
  )
}
