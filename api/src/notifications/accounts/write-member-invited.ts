import type { MemberRole } from '@makola/contract/permissions.ts'
import { formatDate } from '@makola/money/format.ts'
import { say } from '@makola/words/say.ts'
import { button, frameLetter, paragraph } from '../letters/letter-frame.ts'
import type { Letter } from '../letters/send-message.ts'

const t = say('en')

type Invited = {
  shopName: string
  shopUrl: string
  joinUrl: string
  /** The inviter's confirmed address. Names of people and stores are not forwarded: anybody can make them up. */
  invitedBy: string
  role: MemberRole
  expiresAt: Date
}

/** The invitation to join a store. */
export async function writeMemberInvited(invited: Invited): Promise<Letter> {
  const { shopName, shopUrl, joinUrl, invitedBy, role, expiresAt } = invited
  const title = t('notifications.letter.invited.title')
  const greeting = t('notifications.letter.invited.what', { invitedBy, shopName, role })
  const until = t('notifications.letter.invited.until', { day: formatDate(expiresAt), invitedBy })
  const action = t('notifications.letter.invited.action')
  return {
    subject: t('notifications.letter.invited.subject', { shopName }),
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: greeting,
      because: { reason: 'invited' },
      body: [paragraph(greeting), button(joinUrl, action), paragraph(until)],
    }),
    text: [greeting, `${action}:\n${joinUrl}`, until].join('\n\n'),
  }
}
