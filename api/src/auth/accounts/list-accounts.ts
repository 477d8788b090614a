import type { AccountSummary } from '@makola/contract/auth/shop-accounts.ts'
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { accounts, bans, staff } from '../tables.ts'

type Filters = { q?: string | undefined; banned?: boolean | undefined }
type Question = Filters & { limit?: number | undefined; cursor?: string | undefined }

/**
 * A page of the accounts, newest first. Words are looked for in names and email addresses.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listAccounts(
  db: Queryable,
  { limit = 50, cursor, ...filters }: Question,
): Promise<{ data: AccountSummary[]; meta: { next: string | null } }> {
  const question = { list: 'accounts', ...filters }
  const after = readCursor(question, cursor)
  const rows = await db
    .select({
      account: accounts,
      staffRole: staff.role,
      bannedAt: bans.at,
      // With its microseconds.
      since: sql<string>`${accounts.createdAt}::text`,
    })
    .from(accounts)
    .leftJoin(staff, eq(staff.accountId, accounts.id))
    .leftJoin(bans, eq(bans.accountId, accounts.id))
    .where(
      and(
        isNull(accounts.erasedAt),
        isWanted(filters),
        after && sql`(${accounts.createdAt}, ${accounts.id}) < (${after.key}::timestamptz, ${after.id}::uuid)`,
      ),
    )
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ account, since }) => ({ key: since, id: account.id }))
  const data = page.map(({ account: { id, name, email, createdAt }, staffRole, bannedAt }) => ({
    ...{ id, name, email, staffRole },
    createdAt: createdAt.toISOString(),
    isBanned: bannedAt !== null,
  }))
  return { data, meta: { next } }
}

function isWanted({ q, banned }: Filters) {
  // The index of this expression finds parts of words.
  const has = q === undefined ? undefined : sql`fold(${accounts.name} || ' ' || ${accounts.email}) like ${likeOf(q)}`
  const isBanned = banned === undefined ? undefined : banned ? isNotNull(bans.accountId) : isNull(bans.accountId)
  return and(has, isBanned)
}

const likeOf = (q: string) =>
  sql`'%' || replace(replace(replace(fold(${q}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%'`
