import { and, eq, gte, isNull, ne } from 'drizzle-orm'
import { addSeconds } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { nameOfAccount } from '../../platform/http/caller.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { emailRestored } from '../events.ts'
import { emailUndoSeconds } from '../limits.ts'
import { notifyOwner } from '../notify-owner.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { accounts, emailChanges, emailCodes } from '../tables.ts'
import { forgetFactorsSince } from '../two-factor/forget-factors-since.ts'
import { readEmailChangeToken } from './email-change-token.ts'
import { unlessTaken } from './unless-taken.ts'

/**
 * Gives an account its former address back, by the link that was sent there. Whoever changed it knew the password: it no longer
 * signs in, every session ends, and the passkeys, the second factor and the recovery codes of the seven days before, and of since, are
 * forgotten. Later changes are undone along with it, so that a second change does not keep the owner out.
 * @throws Problem `not-found` (404), `wrong-state` (409) for a link that was used or is older than seven days, or when the former
 * address has another account by now.
 */
export async function undoEmailChange(platform: Platform, token: string): Promise<{ email: string }> {
  const changeId = readEmailChangeToken(platform, token)
  if (!changeId) throw notFound('link')
  const undo = () => transact(platform, (tx) => restoreEmail(platform, tx, changeId))
  return unlessTaken(undo, () => refuse('auth.former-email-used'))
}

async function restoreEmail(platform: Platform, tx: Transaction, changeId: string) {
  const now = platform.clock.now()
  const isIt = eq(emailChanges.id, changeId)
  const [named] = await tx.select({ accountId: emailChanges.accountId }).from(emailChanges).where(isIt)
  if (!named) throw notFound('link')
  const { accountId } = named
  const [account] = await tx.select().from(accounts).where(eq(accounts.id, accountId)).for('update')
  // Read again behind the lock: the link is pressed twice, or another change was undone meanwhile.
  const [change] = await tx.select().from(emailChanges).where(isIt)
  if (!account || !change) throw notFound('link')
  const { formerEmail: email, changedAt, undoneAt } = change
  if (undoneAt || addSeconds(changedAt, emailUndoSeconds) <= now) throw refuse('auth.email-change-over')
  const since = and(eq(emailChanges.accountId, accountId), gte(emailChanges.changedAt, changedAt))
  await tx
    .update(emailChanges)
    .set({ undoneAt: now })
    .where(and(since, isNull(emailChanges.undoneAt)))
  await tx.update(accounts).set({ email, passwordHash: null }).where(eq(accounts.id, accountId))
  // Whoever knew the password may have added them first.
  await forgetFactorsSince(tx, accountId, addSeconds(changedAt, -emailUndoSeconds))
  await tx.delete(emailCodes).where(and(eq(emailCodes.accountId, accountId), ne(emailCodes.purpose, 'registration')))
  await endSessions(tx, accountId)
  await recordAudit(tx, platform.clock, {
    storeId: null,
    by: nameOfAccount(accountId),
    action: 'account.email-restored',
    subject: { id: accountId, name: account.name },
  })
  notifyOwner(platform, tx, accountId, 'email-restored')
  emit(tx, emailRestored, { accountId, changeId })
  return { email }
}
