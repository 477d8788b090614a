import { z } from 'zod'

/** What a person of a store is there. */
export const memberRoles = ['owner', 'manager', 'fulfilment', 'accounts'] as const
export const memberRole = z.enum(memberRoles)

/** Who may do what in a store: the one table. An operator of the shop may do all of it in every store. */
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
