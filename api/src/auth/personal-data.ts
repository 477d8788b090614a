import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import type { PersonalData } from '../platform/privacy/personal-data.ts'
import { endSessions } from './sessions/end-sessions.ts'
import {
  accounts,
  bans,
  emailChanges,
  emailCodes,
  passkeyChallenges,
  passkeys,
  recoveryCodes,
  sessions,
  staff,
  staffInvitations,
  twoFactors,
} from './tables.ts'

/** The account itself and its ways to sign in. */
export const personalData: PersonalData = {
  async export(db, { accountId }) {
    const { id, email, name, createdAt } = accounts
    return {
      accounts: await db.select({ id, email, name, createdAt }).from(accounts).where(eq(id, accountId)),
      staff: await db
        .select({ role: staff.role, since: staff.since })
        .from(staff)
        .where(eq(staff.accountId, accountId)),
      bans: await db.select({ reason: bans.reason, at: bans.at }).from(bans).where(eq(bans.accountId, accountId)),
      sessions: await db
        .select({ device: sessions.device, createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt })
        .from(sessions)
        .where(eq(sessions.accountId, accountId)),
      passkeys: await db
        .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
        .from(passkeys)
        .where(eq(passkeys.accountId, accountId)),
      email_changes: await db
        .select({
          formerEmail: emailChanges.formerEmail,
          newEmail: emailChanges.newEmail,
          changedAt: emailChanges.changedAt,
          undoneAt: emailChanges.undoneAt,
        })
        .from(emailChanges)
        .where(eq(emailChanges.accountId, accountId)),
      two_factors: await db
        .select({ isConfirmed: twoFactors.isConfirmed, confirmedAt: twoFactors.confirmedAt })
        .from(twoFactors)
        .where(eq(twoFactors.accountId, accountId)),
    }
  },
  async obstacles(db, { accountId }) {
    const owner = and(eq(staff.role, 'owner'), eq(staff.accountId, accountId))
    const others = and(eq(staff.role, 'owner'), ne(staff.accountId, accountId))
    const isLast = (await db.$count(staff, owner)) > 0 && (await db.$count(staff, others)) === 0
    return isLast ? [{ reason: 'last-owner', store: null }] : []
  },
  async erase(tx, { accountId, email, formerEmails = [] }, now) {
    const emails = [email, ...formerEmails]
    await endSessions(tx, accountId)
    await tx.delete(twoFactors).where(eq(twoFactors.accountId, accountId))
    await tx.delete(recoveryCodes).where(eq(recoveryCodes.accountId, accountId))
    await tx.delete(passkeys).where(eq(passkeys.accountId, accountId))
    await tx.delete(passkeyChallenges).where(eq(passkeyChallenges.accountId, accountId))
    await tx.delete(staff).where(eq(staff.accountId, accountId))
    await tx.delete(bans).where(eq(bans.accountId, accountId))
    await tx
      .delete(staffInvitations)
      .where(or(inArray(staffInvitations.email, emails), eq(staffInvitations.invitedBy, accountId)))
    await tx.delete(emailChanges).where(eq(emailChanges.accountId, accountId))
    await tx.delete(emailCodes).where(or(inArray(emailCodes.email, emails), eq(emailCodes.accountId, accountId)))
    await tx
      .update(accounts)
      // Addresses are unique; nobody receives mail at this one (RFC 2606).
      .set({
        email: sql`${accounts.id} || '@erased.invalid'`,
        name: '',
        passwordHash: null,
        role: 'shopper',
        erasedAt: now,
      })
      .where(eq(accounts.id, accountId))
  },
}
