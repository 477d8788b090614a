/** A store's orders: the list with its filters, and the states of a parcel in the store's words. */
export const ordersSales = {
  // An account's orders, for the shop's staff.
  'orders.of-account.none': 'None yet',
  'orders.of-account.count': '{orders, plural, one {1 order} other {{orders, number} orders}}, last <day></day>',
  'orders.sales.title': 'Orders',
  // Below the title, what is to be done: one of the four.
  'orders.sales.to-do.none': 'No parcels to pack or ship.',
  'orders.sales.to-do.pack': '{toPack} to pack',
  'orders.sales.to-do.ship': '{toShip} to ship',
  'orders.sales.to-do.both': '{toPack} to pack, {toShip} to ship',
  // The states of a parcel, as tasks of the store.
  'orders.sales.state.waiting': 'Unpaid',
  'orders.sales.state.new': 'To pack',
  'orders.sales.state.packed': 'To ship',
  'orders.sales.state.refunded': 'Refunded',
  'orders.sales.state.shipped': 'Shipped',
  'orders.sales.state.delivered': 'Delivered',
  // States of a parcel that the buyer picks up.
  'orders.sales.state.to-get-ready': 'To get ready',
  'orders.sales.state.ready': 'Ready to collect',
  'orders.sales.state.collected': 'Collected',
  'orders.sales.state.cancelled': 'Cancelled',
  'orders.sales.state.returned': 'Returned',
  'orders.sales.column.order': 'Order',
  'orders.sales.column.buyer': 'Buyer',
  'orders.sales.column.items': 'Items',
  'orders.sales.column.total': 'Total',
  'orders.sales.column.state': 'Status',
  // The name of a row for those who hear the page: the order's number and its buyer.
  'orders.sales.row': '{number} for {buyer}',
  'orders.sales.items':
    '{items, plural, one {1 item} other {{items} items}}{refunded, plural, =0 {} one {, 1 refunded} other {, {refunded} refunded}}',
  // The age of an order that is not sent, and the last day on which sending it keeps what the buyer was promised.
  'orders.sales.age': '{days, plural, =0 {Today} one {1 day} other {{days, number} days}}',
  'orders.sales.send-by': 'Send by <day></day>',
  'orders.sales.late': 'Late: due <day></day>',
  // Units of a parcel or a line.
  'orders.sales.refunded': '{units} refunded',
  // An amount, no item.
  'orders.sales.part-refunded': 'Partly refunded',
  // The courier takes this money from the buyer.
  'orders.sales.collect': 'Collect {cash} in cash',
  'orders.sales.search.label': 'Search orders by number, name, phone or email',
  'orders.sales.search.placeholder': 'Number, name, phone or email',
  // The fields of the first and the last day.
  'orders.sales.from': 'From',
  'orders.sales.to': 'To',
  'orders.sales.all-states': 'All',
  'orders.sales.no-match.title': 'No matching orders',
  'orders.sales.no-match.text': 'No orders match your search and filters. Change them, or show all orders.',
  'orders.sales.no-match.show-all': 'Show all orders',
  'orders.sales.empty.title': 'No orders yet',
  'orders.sales.empty.text': 'Orders will appear here as soon as they are paid.',
  'orders.sales.empty.products': 'View your products',
  // For operators, beside an entry that names an order.
  'orders.sales.decide': 'Decide on {number}',
  'orders.sales.open': 'Open {number}',
} as const
