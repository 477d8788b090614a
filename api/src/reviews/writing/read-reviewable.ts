import type { ReviewClosed } from '@makola/contract/reviews/reviews.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { PictureRow } from '../../media/pictures/present-picture.ts'
import type { orderLines, orders } from '../../orders/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { readAskable } from '../../requests/read-askable.ts'
import { requestLines, requests } from '../../requests/tables.ts'
import { writingOf } from '../review-rules.ts'

/** A bought line, and if it can be reviewed now. */
export type ReviewableLine = {
  line: typeof orderLines.$inferSelect
  parcelNumber: string
  picture: PictureRow | null
  storeId: string
  closed: ReviewClosed | null
  closesAt: Date | null
}

/** Reads the lines of an order, in the order of its parcels. */
export async function readReviewable(
  db: Queryable,
  order: typeof orders.$inferSelect,
  now: Date,
): Promise<ReviewableLine[]> {
  const parcels = await readAskable(db, order, now)
  const missing = await readNeverArrived(
    db,
    parcels.map(({ parcel }) => parcel.id),
  )
  return parcels.flatMap(({ parcel, lines, opened }) =>
    lines.map(({ line, picture }) => ({
      line,
      parcelNumber: parcel.number,
      picture,
      storeId: parcel.storeId,
      ...writingOf({ ...opened, neverArrived: missing.has(line.id) }),
    })),
  )
}

/** The lines whose units were all refunded because they did not arrive. */
async function readNeverArrived(db: Queryable, parcelIds: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .select({ lineId: requestLines.orderLineId })
    .from(requestLines)
    .innerJoin(requests, eq(requests.id, requestLines.requestId))
    .where(and(inArray(requests.parcelId, [...parcelIds]), eq(requests.kind, 'missing'), eq(requests.state, 'done')))
  return new Set(rows.map(({ lineId }) => lineId))
}
