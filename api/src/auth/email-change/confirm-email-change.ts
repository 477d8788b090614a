import type { Account } from '@makola/contract/auth/auth.ts'
import { and, eq, isNull } from 'drizzle-orm'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { consumeEmailCode, findEmailCode, wrongCode } from '../account/email-codes.ts'
import { presentAccount } from '../account/present-account.ts'
import { emailChanged } from '../events.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { accounts, emailChanges, emailCodes } from '../tables.ts'
import { unlessTaken } from './unless-taken.ts'

/**
 * Gives the account the address that the code proves, ends its other sessions and all other codes for a change, and tells the former
 * address. Guest orders of the new address can be claimed from now on.
 * @throws Problem `validation-failed` (422), the same when another account took the address meanwhile; `rate-limited` (429).
 */
export async function confirmEmailChange(
  platform: Platform,
  { caller, email, code, network }: { caller: SignedInCaller; email: string; code: string; network: string },
): Promise<Account> {
  const { accountId, sessionId } = caller
  const found = await findEmailCode(platform, { purpose: 'change', email, code, network, accountId })
  if (!found) throw wrongCode()
  const change = () =>
    transact(platform, async (tx) => {
      // When two changes come at once, the second finds its code gone.
      const isAlive = and(eq(accounts.id, accountId), isNull(accounts.erasedAt))
      const [account] = await tx.select().from(accounts).where(isAlive).for('update')
      if (!account) throw wrongCode()
      await consumeEmailCode(tx, found)
      await tx.delete(emailCodes).where(and(eq(emailCodes.accountId, accountId), eq(emailCodes.purpose, 'change')))
      const changeId = newId()
      const changedAt = platform.clock.now()
      const row = { id: changeId, accountId, formerEmail: account.email, newEmail: email, changedAt }
      await tx.update(accounts).set({ email }).where(eq(accounts.id, accountId))
      await tx.insert(emailChanges).values(row)
      await endSessions(tx, accountId, sessionId)
      await recordAudit(tx, platform.clock, {
        storeId: null,
        by: caller,
        action: 'account.email-changed',
        // The log outlives the addresses.
        subject: { id: accountId, name: account.name },
      })
      emit(tx, emailChanged, { accountId, changeId })
    })
  await unlessTaken(change, wrongCode)
  return presentAccount(platform, accountId)
}
