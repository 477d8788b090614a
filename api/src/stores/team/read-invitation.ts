import type { InvitationOffer } from '@makola/contract/stores/team.ts'
import { and, eq, gt } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import { hash } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { presentStoreSummary } from '../browse/present-store.ts'
import { selectStores } from '../browse/select-stores.ts'
import { invitations, stores } from '../tables.ts'
import { mayInvite } from './may-invite.ts'

/**
 * Returns the offer behind an invitation's secret.
 * @throws Problem `not-found` (404), also when its time is over, it was taken back, or its writer may not invite any more.
 */
export async function readInvitation({ database, clock, config }: Platform, token: string): Promise<InvitationOffer> {
  const [found] = await database
    .select({ invitation: invitations, invitedBy: accounts.name })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(and(eq(invitations.tokenHash, hash(token)), gt(invitations.expiresAt, clock.now())))
  if (!found || !(await mayInvite(database, found.invitation))) throw notFound('invitation')
  const { invitation, invitedBy } = found
  const [row] = await selectStores(database).where(eq(stores.id, invitation.storeId))
  if (!row) throw notFound('invitation')
  const { name, slug, logo } = presentStoreSummary(row, config.mediaUrl)
  const { email, role, expiresAt } = invitation
  return { store: { name, slug, logo }, email, role, invitedBy, expiresAt: expiresAt.toISOString() }
}
