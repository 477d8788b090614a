/** The page from which the staff runs the whole shop: its figures, what waits, and the search. */
export const overview = {
  'overview.title': 'Overview',
  'overview.note': 'The whole shop. Days are in UTC.',

  // The field above everything, and what it finds.
  'overview.search': 'Search the shop',
  'overview.search.placeholder': 'Order, payment, person or store',
  'overview.search.short': 'Type at least {least} characters.',
  'overview.search.none': 'Nothing found',
  'overview.search.none.text':
    'Try an order number, a buyer’s name, email or phone number, a full payment reference, or the name of a store.',
  'overview.search.orders': 'Orders',
  'overview.search.payments': 'Payments',
  'overview.search.people': 'Accounts',
  'overview.search.stores': 'Stores',
  'overview.search.more': 'There are more results. Type more to narrow them down.',
  'overview.search.order-state':
    '{state, select, awaiting_payment {Not paid} paid {Paid} completed {Completed} expired {Expired} cancelled {Cancelled} refunded {Refunded} partly_refunded {Partly refunded} other {In review}}',
  'overview.search.payment-state':
    '{state, select, succeeded {Paid} failed {Failed} abandoned {Abandoned} expired {Expired} other {Open}}',
  'overview.search.store-state': '{state, select, open {Open} paused {Paused} other {Closed}}',
  'overview.search.paid-short': 'Paid {shortfall} short. The shop covers the difference.',
  'overview.search.no-parcels': 'No parcel yet: the order is not paid.',

  // The finder: it opens over every page of the dashboard.
  'overview.finder': 'Search',
  'overview.finder.keys': '{keyboard, select, mac {⌘ K} other {Ctrl K}}',
  'overview.finder.label': 'Find a page, order, product or person',
  'overview.finder.pages': 'Pages',
  'overview.finder.products': 'Products',
  'overview.finder.all-orders': 'Orders of all stores',
  'overview.finder.none': 'Nothing found',
  'overview.finder.hint': 'Try an order number, a buyer’s name, phone number or email, or the name of a product.',
  'overview.finder.broken': 'Some results are missing.',

  // The queues of the staff, each beside its number.
  'overview.queues': 'To do',
  'overview.queues.none': 'Nothing is waiting.',
  'overview.queues.since': 'Oldest: <at></at>',
  'overview.queues.due': 'Next deadline: <at></at>',
  'overview.queues.payments': 'Payments to review',
  'overview.queues.refunds': 'Failed refunds',
  'overview.queues.disputes': 'Disputes',
  'overview.queues.requests': 'Escalated requests',
  'overview.queues.messages': 'Held messages',
  'overview.queues.questions': 'Held questions',
  'overview.queues.reviews': 'Reviews to check',
  'overview.queues.reports': 'Reports',
  'overview.queues.appeals': 'Takedown appeals',
  'overview.queues.strike-appeals': 'Strike appeals',
  'overview.queues.applications': 'Stores to verify',
  'overview.queues.categories': 'Category requests',

  // The choice of a period.
  'overview.period.today': 'Today',
  'overview.period.week': 'Last 7 days',
  'overview.period.month': 'Last 30 days',

  // Sums of money. Each has a total, and below it the currencies that it is made of.
  'overview.taken': 'Payments received',
  'overview.taken.none': 'No payments in this period.',
  'overview.refunded': 'Refunded',
  'overview.refunded.none': 'No refunds in this period.',
  'overview.borne': 'Cost of short payments',
  'overview.borne.none': 'No short payments in this period.',
  'overview.commission': 'Commission',
  'overview.commission.none': 'No commission in this period.',
  'overview.not-in-total': 'not in the total',
  'overview.rates':
    'Totals are in {base}, at the shop’s current rates. Payments received counts payments through providers only, before refunds and without cash on delivery. Commission is after refunds.',
  'overview.rates.list': 'Rates used',
  'overview.rate': '1 {base} = {rate} {currency} <quiet>{country}, <day></day></quiet>',

  // Counts.
  'overview.counts': 'Counts',
  'overview.orders': 'Paid orders',
  'overview.failed': 'Failed payments',
  'overview.stores': 'New stores',
} as const
