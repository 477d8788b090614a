import { and, eq, inArray } from 'drizzle-orm'
import {
  countedRefunds,
  countRefundedUnits,
  type ParcelRefund,
  refundableOf,
  unitsTakenOut,
} from '../orders/refunds/read-parcel-refunds.ts'
import type { orderLines, parcels } from '../orders/tables.ts'
import type { Queryable, Transaction } from '../platform/database/database.ts'
import type { LockedRequest } from './lock-request.ts'
import { liveStates } from './request-states.ts'
import { requestLines, requests } from './tables.ts'

/** Units that a live request claims and that its own refund does not count already. */
export type Claim = { requestId: string; number: string; refundId: string | null; lineId: string; units: number }

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
    refundId,
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
export function unitsLeft({ parcel, ...sold }: Sold): ReadonlyMap<string, number> {
  const isAllBack = sold.refunds.length > 0 && refundableOf(parcel, sold.refunds) === 0
  return countLeft(sold, isAllBack)
}

function countLeft({ lines, refunds, claims }: Omit<Sold, 'parcel'>, isAllBack: boolean): ReadonlyMap<string, number> {
  const refunded = countRefundedUnits(refunds, { lines, isAllBack })
  return new Map(
    lines.map(({ id, quantity }) => {
      const claimed = claims.filter(({ lineId }) => lineId === id).reduce((sum, { units }) => sum + units, 0)
      return [id, quantity - (refunded.get(id) ?? 0) - claimed]
    }),
  )
}

/**
 * The claims, each with the units that no refund gives back. Refunds by hand name units of a parcel, not of a request, so this is the
 * rule: first the units that no request claims, then those of the oldest request, which has waited longest, then of the next. Units
 * that a request's own refund gives back are its own.
 * @param claims Oldest first.
 */
export function stillAsked({ claims, ...sold }: Omit<Sold, 'parcel'>): Claim[] {
  const left = countLeft({ ...sold, claims }, false)
  const beyond = new Map([...left].map(([lineId, units]) => [lineId, Math.max(0, -units)]))
  return claims.map((claim) => {
    const given = Math.min(claim.units, beyond.get(claim.lineId) ?? 0)
    beyond.set(claim.lineId, (beyond.get(claim.lineId) ?? 0) - given)
    return { ...claim, units: claim.units - given }
  })
}

/** The units of a locked request that no refund gives back, counting those that are under way. */
export async function readStillAsked(
  tx: Transaction,
  { request, parcel, orderLines: lines, refunds }: LockedRequest,
): Promise<{ lineId: string; quantity: number }[]> {
  const counted = countedRefunds(refunds)
  const claims = await readClaims(tx, [parcel.id], counted)
  return stillAsked({ lines, refunds: counted, claims }).flatMap(({ requestId, lineId, units }) =>
    requestId === request.id && units > 0 ? [{ lineId, quantity: units }] : [],
  )
}
