import { eq } from 'drizzle-orm'
import { banChanged, staffChanged, staffInvited } from '../../auth/events.ts'
import { staffInvitationToken } from '../../auth/staff/staff-invitation-token.ts'
import { accounts, staffInvitations } from '../../auth/tables.ts'
import { authorOf } from '../../platform/http/caller.ts'
import { on } from '../../platform/messaging/events.ts'
import { mayWriteTo } from '../letters/may-write-to.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeBanChanged, writeRoleChanged, writeStaffInvited } from './write-staff-letters.ts'

/** Sends the invitation to the staff, unless it was revoked meanwhile. */
export const onStaffInvited = on(staffInvited, 'mail-invited', async (platform, { invitationId, at }) => {
  const { config, database } = platform
  const [found] = await database
    .select({ invitation: staffInvitations, invitedBy: accounts.email })
    .from(staffInvitations)
    .innerJoin(accounts, eq(accounts.id, staffInvitations.invitedBy))
    .where(eq(staffInvitations.id, invitationId))
  if (!found) return
  const { invitation, invitedBy } = found
  const author = authorOf({ accountId: invitation.invitedBy })
  if (!(await mayWriteTo(platform, invitation.email, { kind: 'staff', author }))) return
  const letter = await writeStaffInvited({
    shopName: config.shopName,
    shopUrl: config.publicUrl,
    joinUrl: `${config.publicUrl}/dashboard/shop/staff-invitation?token=${staffInvitationToken(platform, invitation)}`,
    invitedBy,
    role: invitation.role,
    expiresAt: invitation.expiresAt,
  })
  await sendMessage(platform, {
    ...letter,
    key: `staff-invited:${invitationId}:${at}`,
    at: new Date(at),
    to: invitation.email,
  })
})

/** Tells a person of their new role on the staff, or that they have none any more. */
export const onStaffChanged = on(staffChanged, 'mail-person', async (platform, { accountId, changeId, role, at }) => {
  const { config, database } = platform
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return
  const shop = { shopName: config.shopName, shopUrl: config.publicUrl }
  const letter = await writeRoleChanged({ ...shop, name: account.name, role })
  await sendMessage(platform, { ...letter, key: `staff-changed:${changeId}`, at: new Date(at), to: account.email })
})

/** Tells the owner of an account of a ban, with the reason, and of its end. */
export const onBanChanged = on(banChanged, 'mail-owner', async (platform, { accountId, changeId, reason, at }) => {
  const { config, database } = platform
  const [account] = await database.select().from(accounts).where(eq(accounts.id, accountId))
  if (!account) return
  const shop = { shopName: config.shopName, shopUrl: config.publicUrl }
  const letter = await writeBanChanged({ ...shop, name: account.name, reason })
  await sendMessage(platform, { ...letter, key: `ban-changed:${changeId}`, at: new Date(at), to: account.email })
})
