import { eq } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import { authorOf } from '../../platform/http/caller.ts'
import { on } from '../../platform/messaging/events.ts'
import { memberInvited } from '../../stores/events.ts'
import { invitations } from '../../stores/tables.ts'
import { invitationToken } from '../../stores/team/invitation-token.ts'
import { mayWriteTo } from '../letters/may-write-to.ts'
import { sendMessage } from '../letters/send-message.ts'
import { writeMemberInvited } from './write-member-invited.ts'

/** Sends the invitation to a store, unless it was revoked meanwhile. */
export const onMemberInvited = on(memberInvited, 'mail-invited', async (platform, { invitationId, at }) => {
  const { config, database } = platform
  const [found] = await database
    .select({ invitation: invitations, invitedBy: accounts.email })
    .from(invitations)
    .innerJoin(accounts, eq(accounts.id, invitations.invitedBy))
    .where(eq(invitations.id, invitationId))
  if (!found) return
  const { invitation, invitedBy } = found
  const author = authorOf({ accountId: invitation.invitedBy })
  if (!(await mayWriteTo(platform, invitation.email, { kind: 'store', author }))) return
  const letter = await writeMemberInvited({
    shopName: config.shopName,
    shopUrl: config.publicUrl,
    joinUrl: `${config.publicUrl}/dashboard/invitation?token=${invitationToken(platform, invitation)}`,
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
