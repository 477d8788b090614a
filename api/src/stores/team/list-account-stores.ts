import type { MemberRole } from '@makola/contract/permissions.ts'
import type { StoreStatus } from '@makola/contract/stores/stores.ts'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { members, stores } from '../tables.ts'

type StoreOfAccount = { id: string; slug: string; name: string; status: StoreStatus; role: MemberRole }

/** Lists the stores in which a person has a role, by name. */
export function listAccountStores(db: Queryable, accountId: string): Promise<StoreOfAccount[]> {
  return db
    .select({ id: stores.id, slug: stores.slug, name: stores.name, status: stores.status, role: members.role })
    .from(stores)
    .innerJoin(members, eq(members.storeId, stores.id))
    .where(eq(members.accountId, accountId))
    .orderBy(asc(stores.name), asc(stores.id))
}
