import type { Module } from '../platform/module.ts'
import { mountDevMail } from './dev-mail.ts'
import { invariants } from './invariants.ts'
import { onEmailCodeRequested } from './on-email-code-requested.ts'
import { onMemberInvited } from './on-member-invited.ts'
import { onOrderExpired } from './on-order-expired.ts'
import { onOrderPaid } from './on-order-paid.ts'
import { onSignInChanged } from './on-sign-in-changed.ts'
import { mountNotifications } from './routes.ts'

export const notificationsModule: Module = {
  name: 'notifications',
  routes: mountNotifications,
  site: mountDevMail,
  reactions: [onEmailCodeRequested, onSignInChanged, onMemberInvited, onOrderPaid, onOrderExpired],
  invariants,
}
