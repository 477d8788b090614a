/** All stores of the shop, for its operators. */
export const storesShop = {
  // The reason that a store's people read while it is suspended.
  'stores.owner-banned': 'The account of an owner of this store is banned.',
  'stores.of-account.title': 'Works in',
  'stores.of-account.none': 'No stores.',
  'stores.shop.title': 'All stores',
  'stores.shop.summary': 'All stores in the shop: open, paused and closed.',
  'stores.shop.search': 'Search stores by name',
  'stores.shop.search.placeholder': 'Name of a store',
  'stores.shop.list': 'Stores',
  'stores.shop.none': 'No stores found',
  'stores.shop.none.text': 'No store matches your search.',
  // The first of the links that filter by state.
  'stores.shop.all': 'All',
  'stores.shop.column.name': 'Store',
  'stores.shop.column.status': 'State',
  'stores.shop.column.products': 'Products',
  'stores.shop.column.parcels': 'Parcels, 30 days',
  'stores.shop.column.people': 'People',
  'stores.shop.column.since': 'Since',
  'stores.shop.column.actions': 'Actions',
  'stores.shop.size':
    '{products, plural, one {{products, number} product} other {{products, number} products}} · {parcels, plural, one {{parcels, number} parcel} other {{parcels, number} parcels}} in 30 days',
  'stores.shop.actions-for': 'Actions for {store}',
  'stores.shop.open-dashboard': 'Open its dashboard',
  'stores.shop.view': 'View in the shop',
  'stores.shop.view.closed': 'The store is closed.',
  // Below the button that reopens a store.
  'stores.shop.reopen.by-owners': 'Its owners paused or closed it',
  'stores.shop.reopen': 'Reopen',
  'stores.shop.reopen.title': 'Reopen {store}?',
  'stores.shop.reopen.text': 'Shoppers can find it and order again. Its owners control its status again.',
  'stores.shop.pause': 'Pause',
  'stores.shop.pause.title': 'Pause {store}?',
  'stores.shop.pause.text': 'Shoppers can see its products but cannot order. Existing orders continue as usual.',
  'stores.shop.close': 'Close',
  'stores.shop.close.title': 'Close {store}?',
  'stores.shop.close.text':
    'Shoppers can no longer find it. Existing orders continue as usual, and nothing is deleted.',
  'stores.shop.status-changed': '{store} is now {status, select, open {open} paused {paused} other {closed}}.',
  'stores.shop.reason': 'Reason',
  'stores.shop.reason.hint':
    'Its owners see this. Only owners and support staff of the marketplace can reopen the store.',
  'stores.shop.reason.missing': 'Enter a reason.',
  'stores.shop.banner': 'Maintenance banner',
  // The text is that of the banner.
  'stores.shop.banner.hint': 'Shown on every page: “{text}”',
  'stores.shop.banner.shows': 'The maintenance banner is on.',
  'stores.shop.banner.gone': 'The maintenance banner is off.',
} as const
