import type { MemberRole, Permission } from '@makola/contract/permissions.ts'
import type { MyStore, StoreStatus } from '@makola/contract/stores/stores.ts'
import type { Key } from '@makola/words/messages.ts'

/** The roles as people read them. */
export const roleNames = {
  owner: 'stores.role.owner',
  manager: 'stores.role.manager',
  fulfilment: 'stores.role.fulfilment',
  accounts: 'stores.role.accounts',
  operator: 'stores.role.operator',
} as const satisfies Record<MyStore['role'], Key>

/** The purpose of each role, in a line. */
export const roleNotes = {
  owner: 'stores.role.owner.may',
  manager: 'stores.role.manager.may',
  fulfilment: 'stores.role.fulfilment.may',
  accounts: 'stores.role.accounts.may',
} as const satisfies Record<MemberRole, Key>

/** The meaning of each permission. */
export const permissionNames = {
  'products.read': 'stores.permission.products-read',
  'products.write': 'stores.permission.products-write',
  'stock.write': 'stores.permission.stock-write',
  'prices.write': 'stores.permission.prices-write',
  'orders.read': 'stores.permission.orders-read',
  'figures.read': 'stores.permission.figures-read',
  'parcels.move': 'stores.permission.parcels-move',
  'requests.answer': 'stores.permission.requests-answer',
  'messages.write': 'stores.permission.messages-write',
  'questions.answer': 'stores.permission.questions-answer',
  'reviews.reply': 'stores.permission.reviews-reply',
  'appeals.write': 'stores.permission.appeals-write',
  'refunds.write': 'stores.permission.refunds-write',
  'refunds.confirm': 'stores.permission.refunds-confirm',
  'statements.read': 'stores.permission.statements-read',
  'payouts.write': 'stores.permission.payouts-write',
  'rates.write': 'stores.permission.rates-write',
  'notifications.read': 'stores.permission.notifications-read',
  'team.write': 'stores.permission.team-write',
  'settings.write': 'stores.permission.settings-write',
  'verification.write': 'stores.permission.verification-write',
  'audit.read': 'stores.permission.audit-read',
} as const satisfies Record<Permission, Key>

/** The statuses of a store, as people read them. */
export const statusNames = {
  open: 'stores.status.open',
  paused: 'stores.status.paused',
  closed: 'stores.status.closed',
} as const satisfies Record<StoreStatus, Key>
