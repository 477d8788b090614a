import { and, eq } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { lockOwnStore } from '../lock-own-store.ts'
import { invitations } from '../tables.ts'

type Revocation = { idOrSlug: string; invitationId: string; caller: Caller }

/**
 * Revokes an invitation: its secret no longer works.
 * @throws Problem `not-found` (404), `forbidden` (403).
 */
export async function revokeInvitation(platform: Platform, revocation: Revocation): Promise<void> {
  const { invitationId, caller } = revocation
  await transact(platform, async (tx) => {
    const store = await lockOwnStore(tx, { ...revocation, permission: 'team.write' })
    const [invitation] = await tx
      .delete(invitations)
      .where(and(eq(invitations.storeId, store.id), eq(invitations.id, invitationId)))
      .returning()
    if (!invitation) throw notFound('invitation')
    await recordAudit(tx, platform.clock, {
      storeId: store.id,
      by: caller,
      action: 'invitation.revoked',
      subject: { id: invitation.id, name: invitation.email },
      before: { role: invitation.role },
    })
  })
}
