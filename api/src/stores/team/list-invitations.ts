import type { Invitation } from '@makola/contract/stores/team.ts'
import { asc, eq } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { findOwnStore } from '../require-permission.ts'
import { invitations } from '../tables.ts'

/**
 * Lists the open invitations, including expired ones, which can be sent again.
 * @throws Problem as `requirePermission`.
 */
export async function listInvitations(db: Queryable, caller: Caller, idOrSlug: string): Promise<Invitation[]> {
  const store = await findOwnStore(db, caller, idOrSlug, 'team.write')
  const rows = await db
    .select({
      id: invitations.id,
      email: invitations.email,
      role: invitations.role,
      invitedBy: accounts.email,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(eq(invitations.storeId, store.id))
    .orderBy(asc(invitations.createdAt), asc(invitations.id))
  return rows.map(presentInvitation)
}

type InvitationRow = Omit<Invitation, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date }

/** An invitation as its store sees it: without its secret. */
export function presentInvitation({ id, email, role, invitedBy, createdAt, expiresAt }: InvitationRow): Invitation {
  return { id, email, role, invitedBy, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}
