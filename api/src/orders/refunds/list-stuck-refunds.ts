import type { StuckRefund } from '@makola/contract/orders/refunds.ts'
import { providerName } from '@makola/contract/payments/payments.ts'
import { sql } from 'drizzle-orm'
import { refunds } from '../../payments/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { isFromOutside, readStuckRefunds, refundDecisions, type StuckRefundRow } from './read-stuck-refunds.ts'

type Paging = { limit?: number | undefined; cursor?: string | undefined }

/** Lists the stuck refunds, oldest first: one statement. */
export async function listStuckRefunds(
  db: Queryable,
  { limit = 24, cursor }: Paging,
): Promise<{ data: StuckRefund[]; meta: { next: string | null } }> {
  const question = { list: 'stuck refunds' }
  const after = readCursor(question, cursor)
  const where = after && sql`(${refunds.requestedAt}, ${refunds.id}) > (${after.key}::timestamptz, ${after.id}::uuid)`
  const rows = await readStuckRefunds(db, { where, limit: limit + 1 })
  const position = ({ refund }: StuckRefundRow) => ({ key: refund.requestedAt.toISOString(), id: refund.id })
  const { page, next } = cutPage(rows, limit, question, position)
  return { data: page.map(present), meta: { next } }
}

function present({ refund, fact, order, parcel }: StuckRefundRow): StuckRefund {
  const { id, number, storeName } = parcel
  return {
    id: refund.id,
    orderNumber: order.number,
    parcel: id === null || number === null || storeName === null ? null : { id, number, storeName },
    amount: { amount: refund.amountMinor, currency: refund.currency },
    state: refund.state === 'failed' ? 'failed' : 'needs_attention',
    reason: refund.reason,
    problem: refund.failure ?? '',
    provider: providerName.parse(fact.provider),
    transactionId: fact.transactionId,
    at: refund.requestedAt.toISOString(),
    buyer: { name: order.address.name, email: order.email, phone: order.phone },
    isFromOutside: isFromOutside({ refund, fact }),
    decisions: refundDecisions({ refund, fact }),
  }
}
