/** The dashboard's menu, its stores and the roles in them. */
export const storesDashboard = {
  // The headings of the dashboard's menu: the pages of one store, the pages of the whole shop.
  'stores.dashboard.store': 'Store',
  'stores.dashboard.shop': 'Shop',
  'stores.dashboard.shop-settings': 'Setup',
  'stores.dashboard.view-store': 'View store',
  'stores.dashboard.open-store': 'Open another store',
  'stores.dashboard.all-stores': 'All stores',
  // The button that lists the stores, after the current one's name.
  'stores.dashboard.change-store': 'Switch store',
  // After the role, where the store is not open: "Owner · paused".
  'stores.dashboard.paused': 'paused',
  'stores.dashboard.closed': 'closed',
  // For operators: the same page for the shop or for a store.
  'stores.dashboard.the-shop': 'The shop',
  'stores.entry.dashboard': 'Dashboard',
  'stores.entry.open-store': 'Open a store',
  'stores.not-yours.title': 'You do not have access to this page',
  'stores.not-yours.text':
    'Your role in {store} is {role, select, owner {owner} manager {manager} fulfilment {fulfilment} other {accounts}}. An owner of the store can change it.',
  // For the shop's staff, who have no role in the store itself.
  'stores.not-yours.text-staff':
    'Your role on the shop’s staff is {role, select, owner {Owner} support {Support} finance {Finance} catalogue {Catalogue} other {Read only}}. An owner of the shop can change it.',
  'stores.not-yours.back': 'Go to {store}',
  // A person whom the store has removed.
  'stores.lost': 'You are no longer on the staff of {store}.',
  'stores.lost.kept':
    'What you typed there is kept in this browser for {days, plural, one {# day} other {# days}}, in case you join the store again.',
  'stores.none-yet': 'You do not have a store yet.',
  // Why a button is disabled.
  'stores.role-refuses':
    'Your role in this store, {role, select, owner {owner} manager {manager} fulfilment {fulfilment} other {accounts}}, does not allow this.',
  'stores.role-refuses.staff':
    'Your role on the shop’s staff, {role, select, owner {Owner} support {Support} finance {Finance} catalogue {Catalogue} other {Read only}}, does not allow this.',
  'stores.role-refuses.any': 'Your role in this store does not allow this.',
  'stores.role.owner': 'Owner',
  'stores.role.manager': 'Manager',
  'stores.role.fulfilment': 'Fulfilment',
  'stores.role.accounts': 'Accounts',
  'stores.role.operator': 'Operator',
  'stores.role.owner.may': 'Everything, including staff and settings',
  'stores.role.manager.may': 'Products, prices, orders and refunds',
  'stores.role.fulfilment.may': 'Stock, packing and shipping',
  'stores.role.accounts.may': 'Prices, rates, refunds and statements',
  'stores.status.open': 'Open',
  'stores.status.paused': 'Paused',
  'stores.status.closed': 'Closed',
} as const
