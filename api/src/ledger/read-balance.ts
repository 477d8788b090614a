import { sql } from 'drizzle-orm'
import type { Queryable } from '../platform/database.ts'

export type Balance = { pendingMinor: number; availableMinor: number; nextAvailableAt: Date | null }

/**
 * What the shop owes a store in its currency, from the entries themselves. What a parcel brought is pending until the parcel
 * is released, and what was taken back of it with it; everything else is available.
 */
export async function readBalance(
  db: Queryable,
  { storeId, currency, now }: { storeId: string; currency: string; now: Date },
): Promise<Balance> {
  const { rows } = await db.execute<{ pending: string; available: string; nextAvailableAt: string | null }>(sql`
    with owed as (
      select available_at > ${now.toISOString()} as is_pending, available_at, -sum(minor) as minor
      from ledger_postings
      join ledger_entries on ledger_entries.posting_id = ledger_postings.id
        and account = 'seller' and currency = ${currency}
      left join sale_releases using (parcel_id)
      where ledger_postings.store_id = ${storeId}
      group by parcel_id, available_at)
    select coalesce(sum(minor) filter (where is_pending), 0) as pending,
      coalesce(sum(minor) filter (where is_pending is not true), 0) as available,
      min(available_at) filter (where is_pending and minor <> 0) as "nextAvailableAt"
    from owed`)
  const [row] = rows
  return {
    pendingMinor: Number(row?.pending ?? 0),
    availableMinor: Number(row?.available ?? 0),
    nextAvailableAt: row?.nextAvailableAt ? new Date(row.nextAvailableAt) : null,
  }
}
