import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import { accounts, emailChanges } from '../auth/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import type { Person } from '../platform/privacy/personal-data.ts'

/** The person of an account; null once they are forgotten. */
export async function findPerson(db: Queryable, accountId: string): Promise<Person | null> {
  const [account] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.id, accountId), isNull(accounts.erasedAt)))
  if (!account) return null
  const { formerEmail, newEmail } = emailChanges
  const changes = await db
    .select({ formerEmail, newEmail })
    .from(emailChanges)
    .where(eq(emailChanges.accountId, accountId))
  const known = [...new Set(changes.flatMap((change) => [change.formerEmail, change.newEmail]))]
  const others = await db
    .select({ email: accounts.email })
    .from(accounts)
    .where(and(inArray(accounts.email, known), ne(accounts.id, accountId)))
  const formerEmails = known.filter((email) => !others.some((other) => other.email === email))
  return { accountId, email: account.email, name: account.name, formerEmails }
}
