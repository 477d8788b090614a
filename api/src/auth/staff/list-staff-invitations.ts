import type { StaffInvitation, StaffInvitationOffer } from '@makola/contract/auth/staff.ts'
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { hash } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { accounts, staffInvitations } from '../tables.ts'

/** Lists the open invitations to the staff, including expired ones, which can be sent again. */
export async function listStaffInvitations(db: Queryable): Promise<StaffInvitation[]> {
  const rows = await db
    .select({
      id: staffInvitations.id,
      email: staffInvitations.email,
      role: staffInvitations.role,
      invitedBy: accounts.email,
      createdAt: staffInvitations.createdAt,
      expiresAt: staffInvitations.expiresAt,
    })
    .from(staffInvitations)
    .innerJoin(accounts, eq(accounts.id, staffInvitations.invitedBy))
    .orderBy(asc(staffInvitations.createdAt), asc(staffInvitations.id))
  return rows.map(presentStaffInvitation)
}

type Row = Omit<StaffInvitation, 'createdAt' | 'expiresAt'> & { createdAt: Date; expiresAt: Date }

/** An invitation as the owners see it: without its secret. */
export function presentStaffInvitation({ id, email, role, invitedBy, createdAt, expiresAt }: Row): StaffInvitation {
  return { id, email, role, invitedBy, createdAt: createdAt.toISOString(), expiresAt: expiresAt.toISOString() }
}

/**
 * Returns the offer behind the secret of an invitation to the staff.
 * @throws Problem `not-found` (404), also when its time is over or it was taken back.
 */
export async function readStaffInvitation({ database, clock }: Platform, token: string): Promise<StaffInvitationOffer> {
  const [found] = await database
    .select({ invitation: staffInvitations, invitedBy: accounts.name })
    .from(staffInvitations)
    .innerJoin(accounts, eq(accounts.id, staffInvitations.invitedBy))
    .where(and(eq(staffInvitations.tokenHash, hash(token)), gt(staffInvitations.expiresAt, clock.now())))
  if (!found) throw notFound('invitation')
  const { email, role, expiresAt } = found.invitation
  return { email, role, invitedBy: found.invitedBy, expiresAt: expiresAt.toISOString() }
}
