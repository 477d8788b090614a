import type { Ban } from '@makola/contract/auth/shop-accounts.ts'
import { eq } from 'drizzle-orm'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { banChanged } from '../events.ts'
import { endSessions } from '../sessions/end-sessions.ts'
import { bans } from '../tables.ts'
import { type Proof, requireProof } from '../two-factor/require-proof.ts'
import { lockAccount } from './lock-account.ts'

type Act = { accountId: string; caller: SignedInCaller; proof: Proof }

/**
 * Bans an account: every session ends now, none begins. Higher modules do the rest: the stores that it owns are suspended. Its
 * orders go on.
 * @throws Problem `wrong-state` (409: banned already, or on the staff), and as `lockAccount` and `requireProof`.
 */
export async function banAccount(platform: Platform, { reason, ...act }: Act & { reason: string }): Promise<Ban> {
  const { accountId, caller, proof } = act
  await requireProof(platform, caller.accountId, proof)
  const at = platform.clock.now()
  await transact(platform, async (tx) => {
    const account = await lockAccount(tx, { accountId, caller })
    if (account.staffRole) throw refuse('auth.ban-of-staff', {}, { current: { staffRole: account.staffRole } })
    const made = await tx
      .insert(bans)
      .values({ accountId, reason, bannedBy: caller.accountId, at })
      .onConflictDoNothing()
      .returning({ at: bans.at })
    if (made.length === 0) throw refuse('auth.already-banned')
    await endSessions(tx, accountId)
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: caller,
      action: 'account.banned',
      subject: account,
      after: { reason },
    })
    emit(tx, banChanged, { accountId, changeId: newId(), reason, at: at.toISOString() })
  })
  return { reason, by: caller.email, at: at.toISOString() }
}

/**
 * Lifts a ban.
 * @throws Problem `wrong-state` (409: not banned), and as `lockAccount` and `requireProof`.
 */
export async function unbanAccount(platform: Platform, { accountId, caller, proof }: Act): Promise<void> {
  await requireProof(platform, caller.accountId, proof)
  await transact(platform, async (tx) => {
    const account = await lockAccount(tx, { accountId, caller })
    const [lifted] = await tx.delete(bans).where(eq(bans.accountId, accountId)).returning({ reason: bans.reason })
    if (!lifted) throw refuse('auth.not-banned')
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: caller,
      action: 'account.unbanned',
      subject: account,
      before: { reason: lifted.reason },
    })
    const at = platform.clock.now().toISOString()
    emit(tx, banChanged, { accountId, changeId: newId(), reason: null, at })
  })
}
