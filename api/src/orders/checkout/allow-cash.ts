import { sql } from 'drizzle-orm'
import { cashProvider } from '../../payments/providers/cash-on-delivery/pay.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { inOneFlight } from '../../platform/database/in-one-flight.ts'
import { queryPrepared } from '../../platform/database/query-prepared.ts'
import { refuseField } from '../../platform/problem.ts'

/** The limit of open cash orders for a phone number, against people who order parcels and do not open the door. */
const mostOpenOrders = 3

/**
 * Checks that an order may be paid in cash: it has a phone number, and few other unpaid cash orders have the same number. Locks
 * the number until the transaction ends, so that simultaneous orders are all counted. Sends its statements at once.
 * @throws Problem `validation-failed` (422).
 */
export async function allowCash(
  tx: Transaction,
  { id, phone, provider }: { id: string; phone?: string | null; provider: string },
): Promise<void> {
  if (provider !== cashProvider) return
  if (!phone) throw refuseField('/provider', 'orders.phone-needed')
  const [, open] = await inOneFlight([
    queryPrepared(tx, 'lock-phone', sql`select pg_advisory_xact_lock(hashtextextended(${`cash ${phone}`}, 0))`),
    queryPrepared(
      tx,
      'count-cash-orders',
      sql`select 1 from orders where phone = ${phone} and pays_cash and id <> ${id}::uuid
        and state in ('awaiting_payment', 'paid', 'partly_refunded') and closed_at is null`,
    ),
  ])
  if (open.length < mostOpenOrders) return
  throw refuseField('/provider', 'orders.too-many-in-cash', { most: mostOpenOrders })
}
