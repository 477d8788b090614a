import { timingSafeEqual } from 'node:crypto'
import type { Tokens } from '@makola/contract/auth/auth.ts'
import { eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { nameOfAccount } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { derive } from '../derive.ts'
import { hashNewPassword } from '../passwords/passwords.ts'
import { openSession } from '../sessions/open-session.ts'
import { accounts, staff } from '../tables.ts'

/** The link that makes the first operator; null once there is one. Anyone who reads the shop's output may use it. */
export async function findSetupLink(platform: Platform): Promise<string | null> {
  if (await hasOperator(platform.database)) return null
  return `${platform.config.publicUrl}/setup?token=${setupToken(platform)}`
}

/**
 * Makes the first operator and signs them in. An address that had an account keeps it and becomes the operator's.
 * @throws Problem `not-found` (404) for a wrong link, or one that was used; `validation-failed` (422).
 */
export async function setUpShop(
  platform: Platform,
  given: { token: string; name: string; email: string; password: string; device: string },
): Promise<Tokens> {
  const { token, name, email, password, device } = given
  const wanted = Buffer.from(setupToken(platform))
  const sent = Buffer.from(token)
  if (sent.length !== wanted.length || !timingSafeEqual(sent, wanted)) throw notFound('setup_link')
  const passwordHash = await hashNewPassword(password, email)
  return transact(platform, async (tx) => {
    // When two come at once, the second finds the first one's operator.
    await tx.execute(sql`lock table ${accounts} in share row exclusive mode`)
    if (await hasOperator(tx)) throw notFound('setup_link')
    const operator = { name, passwordHash, role: 'operator' as const }
    const [account] = await tx
      .insert(accounts)
      .values({ id: newId(), email, ...operator, createdAt: platform.clock.now() })
      .onConflictDoUpdate({ target: accounts.email, set: operator })
      .returning()
    if (!account) throw new Error('No operator was made')
    await tx.insert(staff).values({ accountId: account.id, role: 'owner', since: platform.clock.now() })
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: nameOfAccount(account.id),
      action: 'operator.added',
      subject: { id: account.id, name },
    })
    return openSession(platform, tx, { accountId: account.id, device })
  })
}

const setupToken = (platform: Platform) => derive(platform, 'setup', 'first operator').toString('base64url')

async function hasOperator(db: Queryable): Promise<boolean> {
  const [operator] = await db.select({ id: staff.accountId }).from(staff).where(eq(staff.role, 'owner')).limit(1)
  return operator !== undefined
}
