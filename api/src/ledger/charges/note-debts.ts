import { and, isNull, lte, sql } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { storeInDebt } from '../events.ts'
import { owedTo } from '../postings/carried-sums.ts'
import { storeDebts } from '../tables.ts'

/** A debt that new sales have not filled by then is for a person to collect or to write off. */
const patientDays = 60

/** Notes since when stores owe the shop, forgets those that no longer do, and reports each long debt once. */
export async function noteDebts(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  await transact(platform, async (tx) => {
    await tx.execute(sql`
      with changed as (
        select store_id from carried_balances where minor < 0
        union select store_id from uncarried_postings
        union select store_id from uncarried_stores
        union select store_id from store_debts),
      owing as (
        select stores.id from changed join stores on stores.id = store_id
        cross join lateral (${owedTo(sql`stores.id`, sql`stores.currency`)}) as owed where owed.minor < 0),
      paid as (
        delete from store_debts where store_id not in (select id from owing))
      insert into store_debts (store_id, since) select id, ${now.toISOString()}::timestamptz from owing
      on conflict do nothing`)
    const long = await tx
      .update(storeDebts)
      .set({ toldAt: now })
      .where(and(isNull(storeDebts.toldAt), lte(storeDebts.since, addSeconds(now, -patientDays * 86_400))))
      .returning()
    for (const { storeId, since } of long) emit(tx, storeInDebt, { storeId, since: since.toISOString() })
  })
}
