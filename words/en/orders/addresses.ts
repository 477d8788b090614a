/** Addresses that an account keeps for its next orders: on its page, and at checkout. */
export const ordersAddresses = {
  'orders.addresses.title': 'Saved addresses',
  'orders.addresses.text':
    'Save up to {most} addresses, so that you do not have to type them at checkout. Orders that you have placed do not change.',
  'orders.addresses.none': 'Addresses that you save appear here.',
  'orders.addresses.add': 'Add address',
  'orders.addresses.full': 'Delete an address to add another.',
  'orders.addresses.default': 'Default',
  // The street is for those who hear the page.
  'orders.addresses.edit': 'Edit<hidden> {street}</hidden>',
  'orders.addresses.make-default': 'Make default<hidden> {street}</hidden>',
  'orders.addresses.delete': 'Delete<hidden> {street}</hidden>',
  'orders.addresses.delete-title': 'Delete “{street}”?',
  'orders.addresses.delete-text': 'Orders that you have placed keep their address.',
  'orders.addresses.deleted': 'The address was deleted.',
  'orders.addresses.is-default': 'Use as my default address',
  'orders.addresses.save': 'Save address',
  'orders.addresses.saved': 'The address was saved.',
  // At checkout.
  'orders.addresses.choose': 'Deliver to',
  'orders.addresses.another': 'Enter another address',
  'orders.addresses.keep': 'Save this address',
} as const
