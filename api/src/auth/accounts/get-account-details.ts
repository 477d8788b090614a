import type { AccountDetails } from '@makola/contract/auth/shop-accounts.ts'
import { and, count, eq, isNull } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import type { Queryable } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { listSessions } from '../sessions/list-sessions.ts'
import { accounts, bans, passkeys, staff, twoFactors } from '../tables.ts'

const banners = alias(accounts, 'banners')

/**
 * Somebody's account as the shop's staff see it.
 * @throws Problem `not-found` (404).
 */
export async function getAccountDetails(platform: Platform, accountId: string): Promise<AccountDetails> {
  const { database } = platform
  const [row] = await database
    .select({ account: accounts, staffRole: staff.role, app: twoFactors.isConfirmed, ban: bans, by: banners.email })
    .from(accounts)
    .leftJoin(staff, eq(staff.accountId, accounts.id))
    .leftJoin(twoFactors, and(eq(twoFactors.accountId, accounts.id), twoFactors.isConfirmed))
    .leftJoin(bans, eq(bans.accountId, accounts.id))
    .leftJoin(banners, eq(banners.id, bans.bannedBy))
    .where(and(eq(accounts.id, accountId), isNull(accounts.erasedAt)))
  if (!row) throw notFound('account')
  const { id, name, email, createdAt } = row.account
  const sessions = await listSessions(platform, { accountId, sessionId: '' })
  return {
    ...{ id, name, email, staffRole: row.staffRole },
    createdAt: createdAt.toISOString(),
    isBanned: row.ban !== null,
    ban: row.ban && { reason: row.ban.reason, by: row.by, at: row.ban.at.toISOString() },
    hasTwoFactor: row.app === true,
    passkeys: await countPasskeys(database, accountId),
    sessions: sessions.map(({ isCurrent: _, ...session }) => session),
  }
}

async function countPasskeys(db: Queryable, accountId: string): Promise<number> {
  const [counted] = await db.select({ passkeys: count() }).from(passkeys).where(eq(passkeys.accountId, accountId))
  return counted?.passkeys ?? 0
}
