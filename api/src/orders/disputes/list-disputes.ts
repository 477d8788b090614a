import type { Dispute } from '@makola/contract/orders/disputes.ts'
import { providerName } from '@makola/contract/payments/payments.ts'
import { and, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import { disputes } from '../../payments/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { orders } from '../tables.ts'

type Asked = { limit?: number | undefined; cursor?: string | undefined; state?: 'open' | 'closed' | undefined }

const parcelsOf = sql<Dispute['parcels']>`(
  select coalesce(json_agg(json_build_object('id', parcels.id, 'number', parcels.number, 'storeName', stores.name,
    'state', parcels.state) order by parcels.number), '[]')
  from parcels join stores on stores.id = parcels.store_id where parcels.order_id = ${disputes.orderId})`

/** Those without a deadline come last. */
const deadline = sql`coalesce(${disputes.dueAt}, ${disputes.openedAt} + interval '10 years')`

/** Lists disputes: the open ones by their deadline, or the others, newest first. One statement. */
export async function listDisputes(
  db: Queryable,
  { limit = 24, cursor, state = 'open' }: Asked,
): Promise<{ data: Dispute[]; meta: { next: string | null } }> {
  const question = { list: 'disputes', state }
  const after = readCursor(question, cursor)
  const isOpen = state === 'open'
  const key = isOpen ? deadline : sql`${disputes.closedAt}`
  const beyond = isOpen ? sql`>` : sql`<`
  const rows = await db
    .select({
      dispute: disputes,
      order: orders,
      parcels: parcelsOf,
      answeredBy: accounts.email,
      key: sql<string>`${key}::text`,
    })
    .from(disputes)
    .innerJoin(orders, eq(orders.id, disputes.orderId))
    .leftJoin(accounts, eq(accounts.id, disputes.actorId))
    .where(
      and(
        isOpen ? isNull(disputes.closedAt) : isNotNull(disputes.closedAt),
        after && sql`(${key}, ${disputes.id}) ${beyond} (${after.key}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(isOpen ? sql`${key}, ${disputes.id}` : sql`${key} desc, ${disputes.id} desc`)
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, (row) => ({ key: row.key, id: row.dispute.id }))
  return { data: page.map(present), meta: { next } }
}

type Row = {
  dispute: typeof disputes.$inferSelect
  order: typeof orders.$inferSelect
  parcels: Dispute['parcels']
  answeredBy: string | null
}

function present({ dispute, order, parcels, answeredBy }: Row): Dispute {
  const { answer, answeredAt, feeMinor } = dispute
  return {
    id: dispute.id,
    provider: providerName.parse(dispute.provider),
    providerDisputeId: dispute.providerDisputeId,
    orderNumber: order.number,
    state: dispute.state,
    reason: dispute.reason,
    amount: { amount: dispute.amountMinor, currency: dispute.currency },
    fee: feeMinor > 0 ? { amount: feeMinor, currency: dispute.feeCurrency } : null,
    funds: dispute.fundsState,
    dueAt: dispute.dueAt?.toISOString() ?? null,
    openedAt: dispute.openedAt.toISOString(),
    closedAt: dispute.closedAt?.toISOString() ?? null,
    answer: answer && answeredAt ? { kind: answer, at: answeredAt.toISOString(), by: answeredBy ?? 'clock' } : null,
    needsPerson: dispute.warnedAt !== null && dispute.state === 'needs_response' && answer === null,
    buyer: { name: order.address.name, email: order.email, phone: order.phone },
    parcels,
    namedParcelId: dispute.parcelId,
  }
}
