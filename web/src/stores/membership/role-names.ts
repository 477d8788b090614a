import type { MemberRole, Permission } from '@makola/contract/permissions.ts'
import type { MyStore, StoreStatus } from '@makola/contract/stores.ts'

/** The roles as people read them. */
export const roleNames: Record<MyStore['role'], string> = {
  owner: 'Owner',
  manager: 'Manager',
  fulfilment: 'Fulfilment',
  accounts: 'Accounts',
  operator: 'Operator',
}

/** The purpose of each role, in a line. */
export const roleNotes: Record<MemberRole, string> = {
  owner: 'Everything, including staff and settings',
  manager: 'Products, prices, orders and refunds',
  fulfilment: 'Stock, packing and shipping',
  accounts: 'Prices, rates, refunds and statements',
}

/** The meaning of each permission. */
export const permissionNames: Record<Permission, string> = {
  'products.read': 'See products and stock',
  'products.write': 'Add and change products and pictures',
  'stock.write': 'Change stock',
  'prices.write': 'Change prices',
  'orders.read': 'See orders and figures',
  'parcels.move': 'Pack, ship and deliver',
  'refunds.write': 'Refund',
  'statements.read': 'See statements and payouts',
  'payouts.write': 'Say where payouts go',
  'rates.write': 'Set the store’s own rates',
  'notifications.read': 'Get notifications',
  'team.write': 'Invite people and change roles',
  'settings.write': 'Change the store’s settings',
  'audit.read': 'See the history of changes',
}

/** The statuses of a store, as people read them. */
export const statusNames: Record<StoreStatus, string> = { open: 'Open', paused: 'Paused', closed: 'Closed' }
