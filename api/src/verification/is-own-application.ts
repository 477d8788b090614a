import { and, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import type { SignedInCaller } from '../platform/http/caller.ts'
import { members } from '../stores/tables.ts'
import type { VerificationRow } from './tables.ts'

/** Returns true for the person who submitted it, and for everybody who works in its store: another pair of eyes decides. */
export async function isOwnApplication(
  db: Queryable,
  { storeId, submittedBy }: Pick<VerificationRow, 'storeId' | 'submittedBy'>,
  { accountId }: SignedInCaller,
): Promise<boolean> {
  if (submittedBy === accountId) return true
  const own = and(eq(members.storeId, storeId), eq(members.accountId, accountId))
  return (await db.$count(members, own)) > 0
}
