import type { MemberRole } from '@makola/contract/permissions.ts'
import type { Member } from '@makola/contract/stores/team.ts'
import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import { accessChanged } from '../../platform/http/stream.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { lockOwnStore } from '../lock-own-store.ts'
import { roleMay } from '../require-permission.ts'
import { members } from '../tables.ts'
import { findMember } from './list-members.ts'
import { requireAnotherOwner } from './require-another-owner.ts'
import { voidInvitations } from './void-invitations.ts'

type Change = { idOrSlug: string; accountId: string; role: MemberRole; caller: Caller }

/**
 * Gives a person of a store another role. With one that may not invite, the open invitations that they wrote are void.
 * @throws Problem `not-found` (404), `forbidden` (403), `wrong-state` (409: the last owner stays one).
 */
export async function changeMemberRole(platform: Platform, change: Change): Promise<Member> {
  const { accountId, role, caller } = change
  return transact(platform, async (tx) => {
    const store = await lockOwnStore(tx, { ...change, permission: 'team.write' })
    const member = await findMember(tx, { storeId: store.id, accountId })
    if (!member) throw notFound('member')
    if (member.role === 'owner' && role !== 'owner') await requireAnotherOwner(tx, store.id, accountId)
    await tx
      .update(members)
      .set({ role })
      .where(and(eq(members.storeId, store.id), eq(members.accountId, accountId)))
    await recordAudit(tx, platform.clock, {
      storeId: store.id,
      by: caller,
      action: 'member.changed',
      subject: { id: accountId, name: member.name },
      before: { role: member.role },
      after: { role },
    })
    signal(tx, accessChanged, { listenerId: accountId })
    if (!roleMay(role, 'team.write')) {
      await voidInvitations(tx, platform.clock, { storeId: store.id, invitedBy: accountId, by: caller })
    }
    return { ...member, role }
  })
}
