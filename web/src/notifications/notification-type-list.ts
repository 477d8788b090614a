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
}

/** Apart from their words and icons: an address of the dashboard names one, and every page knows all addresses. */
export const notificationTypes = Object.keys(all) as NotificationType[]
