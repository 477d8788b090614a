import { and, asc, eq, ne, sql } from 'drizzle-orm'
import { postRefund } from '../../ledger/postings/post-refund.ts'
import { postSales } from '../../ledger/postings/post-sales.ts'
import { releaseSale } from '../../ledger/postings/release-sale.ts'
import { payments, refunds } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { orderEvents, orderLines, orders, parcelRefunds, parcels } from '../tables.ts'

type Order = typeof orders.$inferSelect

/**
 * Posts sales from before the shop kept books, with their refunds: an order at a time, oldest first. They bear no commission: no
 * terms existed. Keys prevent double posting.
 */
export async function postMissingSales(platform: Platform): Promise<void> {
  const { rows } = await platform.database.execute<{ id: string }>(sql`
    select id from orders
    where paid_at is not null and exists (select from parcels where order_id = orders.id
      and not exists (select from ledger_postings where key = 'sale:' || parcels.id))
    order by paid_at, id`)
  for (const { id } of rows) await transact(platform, (tx) => postOrder(platform, tx, id))
}

/** Locks order and payment: no refund starts or ends while the existing ones are posted. */
async function postOrder(platform: Platform, tx: Transaction, orderId: string): Promise<void> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update')
  if (!order?.paidAt) return
  await tx.select({ id: payments.id }).from(payments).where(eq(payments.orderId, orderId)).for('update')
  const sold = await tx.select().from(parcels).where(eq(parcels.orderId, orderId))
  const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, orderId))
  const { paidAt: at, paysCash } = order
  await postSales(tx, { order, parcels: sold, lines, paysCash, at, hasTerms: false })
  await postRefunds(tx, order)
  const arrivals = await tx
    .select({ parcelId: orderEvents.parcelId, at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), eq(orderEvents.kind, 'delivered')))
  for (const { parcelId, at } of arrivals) {
    if (parcelId) await releaseSale(platform, tx, { parcelId, deliveredAt: at })
  }
}

async function postRefunds(tx: Transaction, order: Order): Promise<void> {
  const rows = await tx
    .select({ refund: refunds, storeMinor: parcelRefunds.storeMinor, parcel: parcels })
    .from(parcelRefunds)
    .innerJoin(refunds, eq(refunds.id, parcelRefunds.refundId))
    .innerJoin(parcels, eq(parcels.id, parcelRefunds.parcelId))
    .where(and(eq(parcels.orderId, order.id), ne(refunds.state, 'failed')))
    .orderBy(asc(refunds.requestedAt), asc(refunds.id))
  for (const { refund, ...row } of rows) {
    const { id: refundId, amountMinor, reason: note, requestedAt: at } = refund
    await postRefund(tx, { refundId, order, ...row, amountMinor, shortfallMinor: 0, commissionMinor: 0, note, at })
  }
}
