import { and, eq } from 'drizzle-orm'
import type { Clock } from '../../platform/clock.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { recordAudits } from '../../shop/record-audit.ts'
import { invitations } from '../tables.ts'

type Writer = { storeId: string; invitedBy: string; by: Caller }

/**
 * Revokes the open invitations that a person wrote for a store, as they may not invite any more. It comes after the change of their
 * row of `members`, which an acceptance locks first, too.
 */
export async function voidInvitations(
  tx: Transaction,
  clock: Clock,
  { storeId, invitedBy, by }: Writer,
): Promise<void> {
  const revoked = await tx
    .delete(invitations)
    .where(and(eq(invitations.storeId, storeId), eq(invitations.invitedBy, invitedBy)))
    .returning()
  await recordAudits(
    tx,
    clock,
    revoked.map(({ id, email, role }) => ({
      storeId,
      by,
      action: 'invitation.revoked',
      subject: { id, name: email },
      before: { role },
    })),
  )
}
