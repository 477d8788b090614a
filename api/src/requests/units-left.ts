import { and, eq, inArray } from 'drizzle-orm'
import {
  countRefundedUnits,
  type ParcelRefund,
  refundableOf,
  unitsTakenOut,
} from '../orders/refunds/read-parcel-refunds.ts'
import type { orderLines, parcels } from '../orders/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { liveStates } from './request-states.ts'
import { requestLines, requests } from './tables.ts'

/** Units that a live request claims and that its own refund does not count already. */
export type Claim = { requestId: string; number: string; lineId: string; units: number }

/** The claims of the live requests of parcels, oldest first. */
export async function readClaims(
  db: Queryable,
  parcelIds: readonly string[],
  refunds: readonly ParcelRefund[],
): Promise<(Claim & { parcelId: string })[]> {
  const rows = await db
    .select({ request: requests, line: requestLines })
    .from(requests)
    .innerJoin(requestLines, eq(requestLines.requestId, requests.id))
    .where(and(inArray(requests.parcelId, [...parcelIds]), inArray(requests.state, liveStates)))
    .orderBy(requests.openedAt, requests.id)
  return rows.map(({ request: { id, number, parcelId, refundId }, line }) => ({
    parcelId,
    requestId: id,
    number,
    lineId: line.orderLineId,
    units: Math.max(0, line.quantity - countedBy(refunds, refundId, line.orderLineId)),
  }))
}

function countedBy(refunds: readonly ParcelRefund[], refundId: string | null, lineId: string): number {
  const own = refunds.find(({ refund }) => refund.id === refundId)
  const line = own?.lines.find((each) => each.lineId === lineId)
  if (!own || !line) return 0
  return own.refund.state === 'failed' ? unitsTakenOut(line) : line.quantity
}

type Sold = {
  parcel: typeof parcels.$inferSelect
  lines: readonly (typeof orderLines.$inferSelect)[]
  refunds: readonly ParcelRefund[]
  claims: readonly Claim[]
}

/** The units of each line that are neither refunded nor claimed by a live request; below 0 where too many are. */
export function unitsLeft({ parcel, lines, refunds, claims }: Sold): ReadonlyMap<string, number> {
  const isAllBack = refunds.length > 0 && refundableOf(parcel, refunds) === 0
  const refunded = countRefundedUnits(refunds, { lines, isAllBack })
  return new Map(
    lines.map(({ id, quantity }) => {
      const claimed = claims.filter(({ lineId }) => lineId === id).reduce((sum, { units }) => sum + units, 0)
      return [id, quantity - (refunded.get(id) ?? 0) - claimed]
    }),
  )
}
