import type { MemberRole } from '@makola/contract/permissions.ts'
import { formatDate } from '@makola/money/format.ts'
import { button, frameLetter, paragraph } from './letter-frame.ts'
import type { Letter } from './send-message.ts'

type Invited = {
  shopName: string
  shopUrl: string
  joinUrl: string
  /** The inviter's confirmed address. Names of people and stores are not forwarded: anybody can make them up. */
  invitedBy: string
  role: MemberRole
  expiresAt: Date
}

const roleWords: Record<MemberRole, string> = {
  owner: 'an owner: everything, together with the other owners',
  manager: 'a manager: products, prices, orders and refunds',
  fulfilment: 'a packer: stock, packing and shipping',
  accounts: 'an accountant: prices, rates, refunds and statements',
}

/** The invitation to join a store. */
export async function writeMemberInvited(invited: Invited): Promise<Letter> {
  const { shopName, shopUrl, joinUrl, invitedBy, role, expiresAt } = invited
  const title = 'Join a store'
  const greeting = `${invitedBy} invited you to join a store on ${shopName} as ${roleWords[role]}.`
  const until = `The invitation is valid until ${formatDate(expiresAt)} and works only with this e-mail address. If you do not know ${invitedBy}, ignore this e-mail.`
  return {
    subject: `You are invited to a store on ${shopName}`,
    html: await frameLetter({
      shopName,
      shopUrl,
      title,
      preview: greeting,
      because: 'somebody invited you to a store',
      body: [paragraph(greeting), button(joinUrl, 'See the invitation'), paragraph(until)],
    }),
    text: [greeting, `See the invitation:\n${joinUrl}`, until].join('\n\n'),
  }
}
