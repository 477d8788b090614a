import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import { accessChanged } from '../../platform/http/stream.ts'
import { emit } from '../../platform/messaging/events.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { memberRemoved } from '../events.ts'
import { lockOwnStore } from '../lock-own-store.ts'
import { members, savedViews } from '../tables.ts'
import { findMember } from './list-members.ts'
import { requireAnotherOwner } from './require-another-owner.ts'
import { voidInvitations } from './void-invitations.ts'

type Removal = { idOrSlug: string; accountId: string; caller: Caller }

/**
 * Removes a member from a store, who is told by email; everyone may remove themselves. The open invitations that they wrote are void.
 * @throws Problem `not-found` (404), `forbidden` (403), `wrong-state` (409: the last owner stays).
 */
export async function removeMember(platform: Platform, removal: Removal): Promise<void> {
  const { accountId, caller } = removal
  const isLeaving = caller.kind === 'account' && caller.accountId === accountId
  await transact(platform, async (tx) => {
    // Every role has this one: a person who leaves needs only to be a member.
    const permission = isLeaving ? 'products.read' : 'team.write'
    const store = await lockOwnStore(tx, { ...removal, permission })
    const member = await findMember(tx, { storeId: store.id, accountId })
    if (!member) throw notFound('member')
    if (member.role === 'owner') await requireAnotherOwner(tx, store.id, accountId)
    await tx.delete(members).where(and(eq(members.storeId, store.id), eq(members.accountId, accountId)))
    await tx.delete(savedViews).where(and(eq(savedViews.storeId, store.id), eq(savedViews.accountId, accountId)))
    await recordAudit(tx, platform.clock, {
      storeId: store.id,
      by: caller,
      action: isLeaving ? 'member.left' : 'member.removed',
      subject: { id: accountId, name: member.name },
      before: { role: member.role },
    })
    signal(tx, accessChanged, { listenerId: accountId })
    await voidInvitations(tx, platform.clock, { storeId: store.id, invitedBy: accountId, by: caller })
    if (isLeaving) return
    emit(tx, memberRemoved, { storeId: store.id, accountId, at: platform.clock.now().toISOString() })
  })
}
