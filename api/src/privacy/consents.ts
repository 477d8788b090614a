import type { Consent, NewConsent } from '@makola/contract/privacy/privacy.ts'
import { and, desc, eq, isNull } from 'drizzle-orm'
import { accounts } from '../auth/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { countCall } from '../platform/http/rate-limit.ts'
import { newId } from '../platform/ids.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { consents } from './tables.ts'

/** The version of the texts of the notice and of the cookie page. A new wording has the next number: it is another consent. */
const consentTextVersion = 1

/** Against a program that presses a switch for ever. */
export const consentLimit = { calls: 60, seconds: 3600 }

const shown = 20

/** What an account has agreed to and withdrawn, the latest first. */
export async function listConsents(db: Queryable, accountId: string): Promise<Consent[]> {
  const rows = await db
    .select()
    .from(consents)
    .where(eq(consents.accountId, accountId))
    .orderBy(desc(consents.at), desc(consents.id))
    .limit(shown)
  return rows.map(present)
}

/**
 * Records that a person agreed or withdrew. Rows are added and never changed; a press that changes nothing adds none.
 * @throws Problem `rate-limited` (429).
 */
export async function recordConsent(
  platform: Platform,
  { accountId, purpose, isGiven, how }: NewConsent & { accountId: string },
): Promise<Consent> {
  await countCall(platform, `consents:${accountId}`, consentLimit)
  return transact(platform, async (tx) => {
    // Two tabs: the second finds what the first one wrote.
    const isAlive = and(eq(accounts.id, accountId), isNull(accounts.erasedAt))
    const [account] = await tx.select({ id: accounts.id }).from(accounts).where(isAlive).for('update')
    if (!account) throw notFound('account')
    const [last] = await tx
      .select()
      .from(consents)
      .where(and(eq(consents.accountId, accountId), eq(consents.purpose, purpose)))
      .orderBy(desc(consents.at), desc(consents.id))
      .limit(1)
    if (last?.isGiven === isGiven && last.textVersion === consentTextVersion) return present(last)
    const at = platform.clock.now()
    const row = { id: newId(), accountId, purpose, isGiven, how, textVersion: consentTextVersion, at }
    await tx.insert(consents).values(row)
    return present(row)
  })
}

const present = ({ purpose, isGiven, textVersion, how, at }: typeof consents.$inferSelect): Consent => ({
  ...{ purpose, isGiven, textVersion, how },
  at: at.toISOString(),
})
