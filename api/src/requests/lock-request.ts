import { asc, eq } from 'drizzle-orm'
import { lockParcel } from '../orders/parcels/lock-parcel.ts'
import { type ParcelRefund, readParcelRefunds } from '../orders/refunds/read-parcel-refunds.ts'
import { orderLines, type orders, type parcels } from '../orders/tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import { notFound } from '../platform/problem.ts'
import { type RequestLineRow, type RequestRow, requestLines, requests } from './tables.ts'

export type LockedRequest = {
  request: RequestRow
  order: typeof orders.$inferSelect
  parcel: typeof parcels.$inferSelect
  lines: readonly RequestLineRow[]
  /** The lines of the whole parcel. */
  orderLines: readonly (typeof orderLines.$inferSelect)[]
  refunds: readonly ParcelRefund[]
}

/**
 * Reads a request with its parcel under the parcel's lock: of two acts at the same moment, the second sees the first's outcome.
 * @throws Problem `not-found` (404).
 */
export async function lockRequest(tx: Transaction, requestId: string): Promise<LockedRequest> {
  const [known] = await tx.select({ parcelId: requests.parcelId }).from(requests).where(eq(requests.id, requestId))
  if (!known) throw notFound('request')
  const whole = await lockParcel(tx, known.parcelId)
  const [request] = await tx.select().from(requests).where(eq(requests.id, requestId))
  if (!request) throw notFound('request')
  return {
    ...whole,
    request,
    lines: await readRequestLines(tx, requestId),
    orderLines: await readOrderLines(tx, known.parcelId),
    refunds: await readParcelRefunds(tx, known.parcelId),
  }
}

export function readOrderLines(db: Queryable, parcelId: string) {
  return db.select().from(orderLines).where(eq(orderLines.parcelId, parcelId)).orderBy(asc(orderLines.id))
}

function readRequestLines(db: Queryable, requestId: string) {
  return db
    .select()
    .from(requestLines)
    .where(eq(requestLines.requestId, requestId))
    .orderBy(asc(requestLines.orderLineId))
}
