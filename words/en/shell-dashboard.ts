/** What is around the pages of the dashboard. */
export const shellDashboard = {
  // The logo, for those who hear the page. The name is the shop's.
  'shell.dashboard.to-shop': '{name}, go to the shop',
  // The name of the bar at the foot of a phone.
  'shell.dashboard.bar': 'Dashboard',
  // The button behind which the other pages are, and the title of their list.
  'shell.dashboard.more': 'More',
  'shell.dashboard.not-found': 'The page may have been deleted, or the address may be wrong.',
  'shell.dashboard.back': 'Back to the dashboard',
  'shell.nav.home': 'Home',
  'shell.nav.orders': 'Orders',
  'shell.nav.inventory': 'Inventory',
  'shell.nav.rates': 'Rates',
  'shell.nav.earnings': 'Earnings',
  'shell.nav.messages': 'Messages',
  'shell.nav.notifications': 'Notifications',
  'shell.nav.requests': 'Requests',
  'shell.nav.reviews': 'Reviews',
  'shell.nav.moderation': 'Moderation',
  'shell.nav.categories': 'Categories',
  'shell.nav.staff': 'Staff',
  'shell.nav.settings': 'Settings',
  'shell.nav.activity-log': 'Activity log',
  'shell.nav.all-stores': 'All stores',
  'shell.nav.payment-reviews': 'Payment reviews',
  'shell.nav.disputes': 'Disputes',
  'shell.nav.reconciliation': 'Reconciliation',
  'shell.nav.payouts': 'Payouts',
  'shell.nav.opening': 'Open your shop',
  'shell.nav.legal-pages': 'Legal pages',
  'shell.nav.commission': 'Commission',
} as const
