import { z } from 'zod'

/** The roles of a store's members. */
export const memberRoles = ['owner', 'manager', 'fulfilment', 'accounts'] as const
export const memberRole = z.enum(memberRoles)

/** The one table of permissions in a store. What the shop's staff may do in every store is in `staffInStores`. */
export const permissions = {
  'products.read': ['owner', 'manager', 'fulfilment', 'accounts'],
  'products.write': ['owner', 'manager'],
  'stock.write': ['owner', 'manager', 'fulfilment'],
  'prices.write': ['owner', 'manager', 'accounts'],
  'orders.read': ['owner', 'manager', 'fulfilment', 'accounts'],
  /** What the store sells, in sums. */
  'figures.read': ['owner', 'manager', 'accounts'],
  'parcels.move': ['owner', 'manager', 'fulfilment'],
  'requests.answer': ['owner', 'manager', 'fulfilment'],
  'messages.write': ['owner', 'manager', 'fulfilment'],
  'questions.answer': ['owner', 'manager'],
  'reviews.reply': ['owner', 'manager'],
  'appeals.write': ['owner', 'manager'],
  /**
   * Some acts need it beside another permission: `stepPermissions` in orders/parcels/parcel-steps.ts, `actPermissions` in
   * requests/request-acts.ts. Refunds that the shop's staff decide need `payments.write` (reviewed payments, stuck refunds) or
   * `requests.write` (escalated requests) instead.
   */
  'refunds.write': ['owner', 'manager', 'accounts'],
  /** Say that cash which the store collected was paid back. */
  'refunds.confirm': ['owner', 'manager', 'accounts'],
  'statements.read': ['owner', 'accounts'],
  'payouts.write': ['owner'],
  'rates.write': ['owner', 'manager', 'accounts'],
  'notifications.read': ['owner', 'manager', 'fulfilment', 'accounts'],
  'team.write': ['owner'],
  'settings.write': ['owner'],
  'verification.write': ['owner'],
  'audit.read': ['owner'],
} as const satisfies Record<string, readonly MemberRole[]>

export const permission = z.enum(Object.keys(permissions) as [Permission, ...Permission[]])

/** The roles of the shop's staff: the people who run the marketplace. */
export const staffRoles = ['owner', 'support', 'finance', 'catalogue', 'read-only'] as const
export const staffRole = z.enum(staffRoles)

/** The one table of what the shop's staff may do. Every call with `access: 'staff'` names one of these. */
export const staffPermissions = {
  'rates.read': ['owner', 'finance', 'read-only'],
  'rates.write': ['owner', 'finance'],
  'fees.read': ['owner', 'finance', 'read-only'],
  'fees.write': ['owner', 'finance'],
  'payouts.read': ['owner', 'finance', 'read-only'],
  'payouts.write': ['owner', 'finance'],
  'payments.read': ['owner', 'support', 'finance', 'read-only'],
  'payments.write': ['owner', 'finance'],
  'disputes.read': ['owner', 'finance', 'read-only'],
  'disputes.write': ['owner', 'finance'],
  'requests.read': ['owner', 'support', 'finance', 'read-only'],
  'requests.write': ['owner', 'support'],
  'messages.read': ['owner', 'support', 'finance', 'read-only'],
  'messages.write': ['owner', 'support'],
  'reviews.read': ['owner', 'support', 'finance', 'read-only'],
  'reviews.write': ['owner', 'support'],
  'reports.read': ['owner', 'support', 'finance', 'catalogue', 'read-only'],
  'reports.write': ['owner', 'support', 'catalogue'],
  /** Takedowns of products and whole stores, and the appeals against them. */
  'takedowns.read': ['owner', 'support', 'catalogue', 'read-only'],
  'takedowns.write': ['owner', 'catalogue'],
  'categories.read': ['owner', 'support', 'catalogue', 'read-only'],
  'categories.write': ['owner', 'catalogue'],
  'products.feature': ['owner', 'catalogue'],
  'stores.read': ['owner', 'support', 'finance', 'catalogue', 'read-only'],
  'stores.suspend': ['owner', 'support'],
  /** Accounts of shoppers and sellers; those of the staff are the owners' alone. */
  'accounts.read': ['owner', 'support'],
  'accounts.write': ['owner', 'support'],
  'staff.write': ['owner'],
  /** Identity papers: nobody else sees them. */
  'verification.read': ['owner', 'support', 'finance'],
  'verification.write': ['owner', 'support', 'finance'],
  'shop.write': ['owner'],
  /** One's own acts; `audit.all` shows everybody's. */
  'audit.read': ['owner', 'support', 'finance', 'catalogue', 'read-only'],
  'audit.all': ['owner', 'finance', 'read-only'],
} as const satisfies Record<string, readonly StaffRole[]>

export const staffPermission = z.enum(Object.keys(staffPermissions) as [StaffPermission, ...StaffPermission[]])

/** What the shop's staff may do in every store, besides what they may do as members of one. */
export const staffInStores = {
  'products.read': ['owner', 'support', 'finance', 'catalogue', 'read-only'],
  'products.write': ['owner', 'catalogue'],
  'stock.write': ['owner'],
  'prices.write': ['owner'],
  'orders.read': ['owner', 'support', 'finance', 'read-only'],
  'figures.read': ['owner', 'finance', 'read-only'],
  'parcels.move': ['owner', 'support'],
  'requests.answer': ['owner', 'support'],
  /** The staff never writes as a store, and reads only with a reason: see `visitConversation`. */
  'messages.write': [],
  'questions.answer': [],
  'reviews.reply': ['owner', 'support'],
  /** The staff never appeals as a store. */
  'appeals.write': [],
  'refunds.write': ['owner', 'support'],
  /** The staff never says so for a store: what the shop pays in its place the store owes. */
  'refunds.confirm': [],
  'statements.read': ['owner', 'finance', 'read-only'],
  'payouts.write': ['owner'],
  'rates.write': ['owner', 'finance'],
  'notifications.read': ['owner', 'support', 'finance', 'catalogue', 'read-only'],
  'team.write': ['owner'],
  'settings.write': ['owner'],
  'verification.write': ['owner'],
  'audit.read': ['owner', 'finance', 'read-only'],
} as const satisfies Record<Permission, readonly StaffRole[]>

export type MemberRole = z.infer<typeof memberRole>
export type Permission = keyof typeof permissions
export type StaffRole = z.infer<typeof staffRole>
export type StaffPermission = keyof typeof staffPermissions
