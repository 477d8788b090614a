import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { refuse } from '../platform/problem.ts'
import { members } from '../stores/tables.ts'

/** @throws Problem `forbidden` (403) for people of the store: nobody decides for their own. */
export async function requireOthersStore(
  db: Queryable,
  { storeId }: { storeId: string },
  { accountId }: SignedInCaller,
): Promise<void> {
  const own = and(eq(members.storeId, storeId), eq(members.accountId, accountId))
  if ((await db.$count(members, own)) > 0) throw refuse('moderation.own-store')
}
