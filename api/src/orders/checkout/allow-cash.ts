import { and, eq, inArray, ne, sql } from 'drizzle-orm'
import { cashProvider } from '../../payments/providers/cash-on-delivery/pay.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { refuseField } from '../../platform/problem.ts'
import { orders } from '../tables.ts'

/** The limit of open cash orders for a phone number, against people who order parcels and do not open the door. */
const mostOpenOrders = 3

/**
 * Checks that an order may be paid in cash: it has a phone number, and few other unpaid cash orders have the same number. Locks
 * the number until the transaction ends, so that simultaneous orders are all counted.
 * @throws Problem `validation-failed` (422).
 */
export async function allowCash(
  tx: Transaction,
  { id, phone, provider }: { id: string; phone?: string | null; provider: string },
): Promise<void> {
  if (provider !== cashProvider) return
  if (!phone) throw refuseField('/provider', 'orders.phone-needed')
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`cash ${phone}`}, 0))`)
  const open = await tx.$count(
    orders,
    and(
      eq(orders.phone, phone),
      eq(orders.paysCash, true),
      inArray(orders.state, ['awaiting_payment', 'paid', 'partly_refunded']),
      ne(orders.id, id),
    ),
  )
  if (open < mostOpenOrders) return
  throw refuseField('/provider', 'orders.too-many-in-cash', { most: mostOpenOrders })
}
