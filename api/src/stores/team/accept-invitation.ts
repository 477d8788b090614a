import type { MyStore } from '@makola/contract/stores/stores.ts'
import { and, eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { type Caller, staffRoleOf } from '../../platform/http/caller.ts'
import { hash } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { presentMyStore } from '../browse/present-my-store.ts'
import { selectStores } from '../browse/select-stores.ts'
import { memberJoined } from '../events.ts'
import { invitations, members, stores } from '../tables.ts'
import { lockInviter, mayInvite } from './may-invite.ts'

/**
 * Joins the store of an invitation; a member keeps their existing role.
 * @throws Problem `not-found` (404), also when its time is over or its writer may not invite any more; `forbidden` (403) for another
 * address than the invited.
 */
export async function acceptInvitation(
  platform: Platform,
  { token, caller }: { token: string; caller: Caller },
): Promise<MyStore> {
  if (caller.kind === 'visitor') throw refuse('platform.sign-in')
  const { accountId, email } = caller
  return transact(platform, async (tx) => {
    const [invitation] = await tx
      .select()
      .from(invitations)
      .where(eq(invitations.tokenHash, hash(token)))
    if (!invitation || invitation.expiresAt <= platform.clock.now()) throw notFound('invitation')
    if (invitation.email !== email.toLowerCase()) {
      throw refuse('stores.not-your-invitation')
    }
    const { storeId, role } = invitation
    await lockInviter(tx, invitation)
    if (!(await mayInvite(tx, invitation))) throw notFound('invitation')
    const joined = await tx
      .insert(members)
      .values({ storeId, accountId, role, createdAt: platform.clock.now() })
      .onConflictDoNothing()
      .returning({ role: members.role })
    // Taken by whoever deletes it: it may have been accepted, revoked or sent anew since it was read.
    const taken = await tx
      .delete(invitations)
      .where(eq(invitations.tokenHash, invitation.tokenHash))
      .returning({ id: invitations.id })
    if (taken.length === 0) throw notFound('invitation')
    if (joined.length > 0) {
      await recordAudit(tx, platform.clock, {
        storeId,
        by: caller,
        action: 'member.joined',
        subject: { id: accountId, name: email },
        after: { role },
      })
      emit(tx, memberJoined, { storeId, accountId })
    }
    const [row] = await selectStores(tx).where(eq(stores.id, storeId))
    if (!row) throw notFound('invitation')
    return presentMyStore(
      row,
      { member: await findRole(tx, { storeId, accountId }), staff: staffRoleOf(caller) },
      platform.config,
    )
  })
}

/** The role that the person has now: an earlier one, where an invitation found them under a new address. */
async function findRole(tx: Transaction, { storeId, accountId }: { storeId: string; accountId: string }) {
  const [member] = await tx
    .select({ role: members.role })
    .from(members)
    .where(and(eq(members.storeId, storeId), eq(members.accountId, accountId)))
  return member?.role ?? null
}
