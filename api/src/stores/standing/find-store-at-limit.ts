import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { salesLimit, soldLately } from './sales-window.ts'

/**
 * Finds the first of some stores that has sold as much within 30 days as its tier allows. The limit is soft: what is being paid
 * meanwhile stays paid.
 * @returns Its name; null: all may sell.
 */
export async function findStoreAtLimit(
  db: Queryable,
  { storeIds, now }: { storeIds: readonly string[]; now: Date },
): Promise<string | null> {
  const ids = sql.join(
    storeIds.map((id) => sql`${id}::uuid`),
    sql`, `,
  )
  const { rows } = await db.execute<{ name: string }>(sql`
    select name from stores where id in (${ids}) and ${soldLately(now)} >= ${salesLimit} order by name limit 1`)
  return rows[0]?.name ?? null
}
