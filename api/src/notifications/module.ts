import type { Module } from '../platform/module.ts'
import { mountDevMail } from './dev-mail.ts'
import { invariants } from './invariants.ts'
import { onOrderExpired } from './on-order-expired.ts'
import { onOrderPaid } from './on-order-paid.ts'

export const notificationsModule: Module = {
  name: 'notifications',
  site: mountDevMail,
  reactions: [onOrderPaid, onOrderExpired],
  invariants,
}
