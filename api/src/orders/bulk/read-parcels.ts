import { and, asc, eq, inArray, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { type ParcelRefund, readRefundsOf } from '../refunds/read-parcel-refunds.ts'
import { orderLines, orders, parcels } from '../tables.ts'

export type WholeParcel = {
  parcel: typeof parcels.$inferSelect
  order: typeof orders.$inferSelect
  lines: (typeof orderLines.$inferSelect)[]
  refunds: ParcelRefund[]
}

/** Reads those of these parcels that the store has, by id: three statements. Those of unpaid orders do not exist for it. */
export async function readParcels(
  db: Queryable,
  { storeId, ids }: { storeId: string; ids: readonly string[] },
): Promise<ReadonlyMap<string, WholeParcel>> {
  const rows = await db
    .select({ parcel: parcels, order: orders })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(eq(parcels.storeId, storeId), inArray(parcels.id, [...ids]), ne(parcels.state, 'waiting')))
  const own = rows.map(({ parcel }) => parcel.id)
  const lines = await db.select().from(orderLines).where(inArray(orderLines.parcelId, own)).orderBy(asc(orderLines.id))
  const linesOf = Map.groupBy(lines, ({ parcelId }) => parcelId)
  const refundsOf = await readRefundsOf(db, own)
  return new Map(
    rows.map((row) => {
      const { id } = row.parcel
      return [id, { ...row, lines: linesOf.get(id) ?? [], refunds: refundsOf.get(id) ?? [] }]
    }),
  )
}
