import { eq } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { staffInvitations } from '../tables.ts'

/**
 * Revokes an invitation to the staff: its secret no longer works.
 * @throws Problem `not-found` (404).
 */
export async function revokeStaffInvitation(
  platform: Platform,
  { id, caller }: { id: string; caller: Caller },
): Promise<void> {
  await transact(platform, async (tx) => {
    const [invitation] = await tx.delete(staffInvitations).where(eq(staffInvitations.id, id)).returning()
    if (!invitation) throw notFound('invitation')
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: caller,
      action: 'staff-invitation.revoked',
      subject: { id, name: invitation.email },
      before: { role: invitation.role },
    })
  })
}
