import type { StaffRole } from '@makola/contract/permissions.ts'
import { formatDateTime } from '@makola/money/format.ts'
import { say } from '@makola/words/say.ts'
import { button, frameLetter, paragraph } from '../letters/letter-frame.ts'
import type { Letter } from '../letters/send-message.ts'

const t = say('en')

type Shop = { shopName: string; shopUrl: string }
type Invited = Shop & {
  joinUrl: string
  /** The inviter's confirmed address. */
  invitedBy: string
  role: StaffRole
  expiresAt: Date
}

/** The invitation to the shop's staff. */
export async function writeStaffInvited({ joinUrl, invitedBy, role, expiresAt, ...shop }: Invited): Promise<Letter> {
  const { shopName } = shop
  const greeting = t('notifications.letter.staff-invited.what', { invitedBy, shopName, role })
  const until = t('notifications.letter.staff-invited.until', { time: formatDateTime(expiresAt), invitedBy })
  const action = t('notifications.letter.invited.action')
  return {
    subject: t('notifications.letter.staff-invited.subject', { shopName }),
    html: await frameLetter({
      ...shop,
      title: t('notifications.letter.staff-invited.title'),
      preview: greeting,
      because: { reason: 'staff' },
      body: [paragraph(greeting), button(joinUrl, action), paragraph(until)],
    }),
    text: [greeting, `${action}:\n${joinUrl}`, until].join('\n\n'),
  }
}

/** Another role on the staff, or none any more. */
export async function writeRoleChanged(given: Shop & { name: string; role: StaffRole | null }): Promise<Letter> {
  const { name, shopName, shopUrl } = given
  const role = given.role ?? 'none'
  const title = t('notifications.letter.role.title', { role, shopName })
  const what = t('notifications.letter.role.what', { name, role, shopName })
  const action = t('notifications.letter.news.action')
  const url = `${shopUrl}/dashboard/`
  const isStaff = given.role !== null
  return {
    subject: title,
    html: await frameLetter({
      ...{ shopName, shopUrl, title },
      preview: what,
      because: { reason: 'account' },
      body: [paragraph(what), ...(isStaff ? [button(url, action)] : [])],
    }),
    text: [what, ...(isStaff ? [`${action}:\n${url}`] : [])].join('\n\n'),
  }
}

/** A ban with its reason, or its end. */
export async function writeBanChanged(given: Shop & { name: string; reason: string | null }): Promise<Letter> {
  const { name, reason, shopName, shopUrl } = given
  const frame = { shopName, shopUrl, because: { reason: 'account' } } as const
  if (reason === null) {
    const title = t('notifications.letter.unbanned.title', { shopName })
    const what = t('notifications.letter.unbanned.what', { name })
    const action = t('notifications.letter.unbanned.action')
    const url = `${shopUrl}/login`
    return {
      subject: title,
      html: await frameLetter({ ...frame, title, preview: what, body: [paragraph(what), button(url, action)] }),
      text: [what, `${action}:\n${url}`].join('\n\n'),
    }
  }
  const title = t('notifications.letter.banned.title', { shopName })
  const what = t('notifications.letter.banned.what', { name, reason })
  const next = t('notifications.letter.banned.next', { shopName })
  return {
    subject: title,
    html: await frameLetter({ ...frame, title, preview: what, body: [paragraph(what), paragraph(next)] }),
    text: [what, next].join('\n\n'),
  }
}
