import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

type Row = { lineId: string | null; minor: string }

/** The commission on a parcel, with its parts frozen for each line; nothing until its sale is posted. */
export async function readParcelCommission(
  db: Queryable,
  parcelId: string,
): Promise<{ takenMinor: number; lines: ReadonlyMap<string, number> }> {
  const { rows } = await db.execute<Row>(sql`
    with sale as (select id from ledger_postings where key = 'sale:' || ${parcelId})
    select order_line_id as "lineId", commission_minor as minor
      from line_commissions join sale on sale.id = posting_id
    union all
    select null, coalesce(-sum(minor), 0) from ledger_entries join sale on sale.id = posting_id
      where account = 'commission'`)
  const lines = rows.flatMap(({ lineId, minor }) => (lineId === null ? [] : [[lineId, Number(minor)] as const]))
  return { takenMinor: Number(rows.find(({ lineId }) => lineId === null)?.minor ?? 0), lines: new Map(lines) }
}

/** The commission returned by refunds, by the refunds' ids; refunds without any are missing. */
export async function readReturnedCommission(db: Queryable, parcelId: string): Promise<ReadonlyMap<string, number>> {
  const { rows } = await db.execute<{ refundId: string; minor: string }>(sql`
    select refund_id as "refundId", sum(minor) as minor
    from ledger_postings join ledger_entries on posting_id = ledger_postings.id
    where parcel_id = ${parcelId} and kind = 'refund' and account = 'commission' group by refund_id`)
  return new Map(rows.map(({ refundId, minor }) => [refundId, Number(minor)]))
}
