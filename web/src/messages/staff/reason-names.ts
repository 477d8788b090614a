import type { HeldMessage } from '@makola/contract/messages/messages.ts'
import type { Key } from '@makola/words/messages.ts'

/** What the shop found in a text. */
export const reasonNames = {
  phone: 'messages.found.phone',
  email: 'messages.found.email',
  link: 'messages.found.link',
  handle: 'messages.found.handle',
  'account-number': 'messages.found.account-number',
  'pay-outside': 'messages.found.pay-outside',
} as const satisfies Record<HeldMessage['reasons'][number], Key>
