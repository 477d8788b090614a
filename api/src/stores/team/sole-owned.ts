import { sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'

/** The stores that nobody owns but this account. */
export async function listSoleOwned(db: Queryable, accountId: string): Promise<{ id: string; name: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string }>(sql`
    select stores.id, stores.name from members
    join stores on stores.id = members.store_id
    where members.account_id = ${accountId} and members.role = 'owner' and not exists (
      select from members as others
      where others.store_id = stores.id and others.role = 'owner' and others.account_id <> ${accountId})
    order by stores.name`)
  return rows
}
