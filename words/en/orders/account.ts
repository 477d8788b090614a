/** The orders of an account. */
export const ordersAccount = {
  'orders.account.items': '{count, plural, one {{count} item} other {{count} items}}',
  'orders.account.earlier': 'Show earlier orders',
  'orders.account.empty': 'No orders yet',
  'orders.account.empty.text': 'Your orders will appear here.',
  'orders.account.empty.browse': 'Browse products',

  // Orders that were placed as a guest, with the account's address.
  'orders.account.claim': 'Add your earlier orders',
  'orders.account.claim.text':
    '{count, plural, one {{count} order was} other {{count} orders were}} placed with your email address before you had an account.',
  'orders.account.claim.text-more':
    'More than {count} orders were placed with your email address before you had an account.',
  'orders.account.claim.add': 'Add them',
  'orders.account.claimed': '{count, plural, one {{count} order was added.} other {{count} orders were added.}}',
} as const
