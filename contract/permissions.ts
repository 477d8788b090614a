import { z } from 'zod'

/** The roles of a store's members. */
export const memberRoles = ['owner', 'manager', 'fulfilment', 'accounts'] as const
export const memberRole = z.enum(memberRoles)

/** The one table of permissions in a store. An operator of the shop has all of them in every store. */
export const permissions = {
  'products.read': ['owner', 'manager', 'fulfilment', 'accounts'],
  'products.write': ['owner', 'manager'],
  'stock.write': ['owner', 'manager', 'fulfilment'],
  'prices.write': ['owner', 'manager', 'accounts'],
  'orders.read': ['owner', 'manager', 'fulfilment', 'accounts'],
  'parcels.move': ['owner', 'manager', 'fulfilment'],
  'refunds.write': ['owner', 'manager', 'accounts'],
  'statements.read': ['owner', 'accounts'],
  'payouts.write': ['owner'],
  'rates.write': ['owner', 'manager', 'accounts'],
  'notifications.read': ['owner', 'manager', 'fulfilment', 'accounts'],
  'team.write': ['owner'],
  'settings.write': ['owner'],
  'audit.read': ['owner'],
} as const satisfies Record<string, readonly MemberRole[]>

export const permission = z.enum(Object.keys(permissions) as [Permission, ...Permission[]])

export type MemberRole = z.infer<typeof memberRole>
export type Permission = keyof typeof permissions
