import { eq } from 'drizzle-orm'
import { accounts } from '../auth/tables.ts'
import { on } from '../platform/events.ts'
import { memberInvited } from '../stores/events.ts'
import { invitationToken } from '../stores/invitation-token.ts'
import { invitations, stores } from '../stores/tables.ts'
import { sendMessage } from './send-message.ts'
import { writeMemberInvited } from './write-member-invited.ts'

/** Sends the letter with which somebody may join a store; not when the invitation was taken back in the meantime. */
export const onMemberInvited = on(memberInvited, 'mail-invited', async (platform, { invitationId, at }) => {
  const { config, database } = platform
  const [found] = await database
    .select({ invitation: invitations, storeName: stores.name, invitedBy: accounts.name })
    .from(invitations)
    .innerJoin(stores, eq(stores.id, invitations.storeId))
    .innerJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(eq(invitations.id, invitationId))
  if (!found) return
  const { invitation, storeName, invitedBy } = found
  const letter = await writeMemberInvited({
    shopName: config.shopName,
    shopUrl: config.publicUrl,
    joinUrl: `${config.publicUrl}/dashboard/invitation?token=${invitationToken(platform, invitation)}`,
    storeName,
    invitedBy,
    role: invitation.role,
    expiresAt: invitation.expiresAt,
  })
  await sendMessage(platform, {
    ...letter,
    key: `member-invited:${invitationId}:${at}`,
    at: new Date(at),
    to: invitation.email,
  })
})
