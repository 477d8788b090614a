import type { SignedInCaller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { lockAccount } from './lock-account.ts'

/**
 * Signs somebody out everywhere.
 * @throws Problem as `lockAccount`.
 */
export async function endAccountSessions(
  platform: Platform,
  { accountId, caller }: { accountId: string; caller: SignedInCaller },
): Promise<void> {
  await transact(platform, async (tx) => {
    const account = await lockAccount(tx, { accountId, caller })
    await endSessions(tx, accountId)
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: caller,
      action: 'account.sessions-ended',
      subject: account,
    })
  })
}
