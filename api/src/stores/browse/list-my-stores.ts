import type { MyStore } from '@makola/contract/stores/stores.ts'
import { asc, eq, inArray, or } from 'drizzle-orm'
import type { Config } from '../../platform/config.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Caller, staffRoleOf } from '../../platform/http/caller.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { members, stores } from '../tables.ts'
import { presentMyStore } from './present-my-store.ts'
import { selectStores } from './select-stores.ts'

/** The stores in which the caller has a role, by name. An operator may name one more, by id or slug: `alsoStore`. */
export async function listMyStores(
  db: Queryable,
  caller: Caller,
  { alsoStore, config }: { alsoStore?: string | undefined; config: Config },
): Promise<MyStore[]> {
  if (caller.kind === 'visitor') return []
  const { accountId } = caller
  const staff = staffRoleOf(caller)
  const memberships = await db.select().from(members).where(eq(members.accountId, accountId))
  const roles = new Map(memberships.map(({ storeId, role }) => [storeId, role]))
  const named = staff && alsoStore !== undefined ? byIdOrSlug(stores, alsoStore) : undefined
  const rows = await selectStores(db)
    .where(or(inArray(stores.id, [...roles.keys()]), named))
    .orderBy(asc(stores.name), asc(stores.id))
  return rows.map((row) => presentMyStore(row, { member: roles.get(row.store.id) ?? null, staff }, config))
}
