import type { listProductIds as endpoint } from '@makola/contract/catalogue/inventory.ts'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { hasStatus, interpretInventorySearch, narrowInventory } from './list-inventory.ts'

type Asked = z.output<typeof endpoint.query> & { store: string }

/**
 * The ids of all products that the inventory lists under the same filters: for changing all of them from the first page.
 * @throws Problem `not-found` (404) for the store.
 */
export async function listProductIds(
  db: Queryable,
  caller: Caller,
  { store, status, ...asked }: Asked,
): Promise<string[]> {
  const { id: storeId } = await findOwnStore(db, caller, store, 'products.read')
  const words = await interpretInventorySearch(db, storeId, asked.q)
  const { tables, conditions } = narrowInventory({ ...asked, words }, storeId)
  const all = [sql`products.store_id = ${storeId}`, sql`products.deleted_at is null`, ...conditions]
  if (status !== undefined) all.push(hasStatus(status))
  const { rows } = await db.execute<{ id: string }>(sql`
    ${tables.length > 0 ? sql`with recursive ${sql.join(tables, sql`, `)}` : sql``}
    select products.id from products where ${sql.join(all, sql` and `)} order by products.id`)
  return rows.map(({ id }) => id)
}
