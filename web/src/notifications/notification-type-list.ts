import type { NotificationType } from '@makola/contract/notifications.ts'

const all: Record<NotificationType, true> = {
  'new-order': true,
  'payment-received': true,
  'payment-failed': true,
  'refund-stuck': true,
  'stock-low': true,
  'stock-out': true,
  'member-joined': true,
  'payout-paid': true,
  'payout-failed': true,
  'store-standing': true,
  'category-decided': true,
  'rate-stale': true,
  'shop-payout-failed': true,
  'payment-to-decide': true,
  'category-asked': true,
  'pictures-fetched': true,
  'request-to-answer': true,
  'request-changed': true,
  'request-to-decide': true,
}

/** Separate from their words and icons: every page knows all addresses, and one of the dashboard's names a type. */
export const notificationTypes = Object.keys(all) as NotificationType[]
