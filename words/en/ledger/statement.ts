/** A store's statement of a month: every sale and refund, and their sums. */
export const ledgerStatement = {
  'ledger.statement.title': 'Statement',
  'ledger.statement.rows': 'Sales and refunds',
  'ledger.statement.month': 'Month',
  'ledger.statement.month-before': 'Previous month',
  'ledger.statement.month-after': 'Next month',
  'ledger.statement.not-downloaded': 'The download failed. {reason}',
  'ledger.statement.summary': 'Summary',
  'ledger.statement.summary-of': 'Summary of {month}',
  'ledger.statement.nothing': 'No sales or refunds',
  'ledger.statement.nothing-text':
    'There were no sales and no refunds in {month}. Sales appear here once they are paid.',
  'ledger.statement.order': 'Order',
  'ledger.statement.gross': 'Gross',
  'ledger.statement.commission': 'Commission',
  'ledger.statement.net': 'Net',
  'ledger.statement.balance': 'Balance',
  'ledger.statement.delivery': 'Delivery',
  'ledger.statement.balance-before': 'Balance before {day}',
  'ledger.statement.balance-after': 'Balance after {day}',
  // On a phone: the balance after one sale or refund.
  'ledger.statement.balance-then': 'Balance afterwards',
  // On a phone: a kind of movement summed up.
  'ledger.statement.gross-and-commission': '<amount>{gross}</amount>, commission <amount>{commission}</amount>',
  // Opens the lines of an order.
  'ledger.statement.line-count': '{count, plural, one {1 line} other {{count, number} lines}}',
  'ledger.statement.lines-of': 'Lines of {order}',
  'ledger.statement.lines-of-sale': 'Lines of this sale',
  'ledger.statement.store-time': 'Dates and times are in the time zone of your store: {city}, {zone}.',
  'ledger.statement.both-times':
    'Dates and times are in the time zone of your store: {city}, {zone}. Orders show the time of this device, {own}.',
  // Kinds of movement.
  'ledger.kind.sale': 'Sale',
  // Cash is in the books before it is collected.
  'ledger.kind.cash': 'Cash from the buyer',
  'ledger.kind.refund': 'Refund',
  'ledger.kind.refund-failed': 'Failed refund',
  'ledger.kind.cash-returned': 'Cash not collected or paid back',
  'ledger.kind.payout': 'Payout',
  'ledger.kind.payout-failed': 'Returned payout',
  'ledger.kind.charge': 'Charge',
  'ledger.kind.charge-reversed': 'Reversed charge',
  // The same, as the heading of their sum.
  'ledger.sum.sale': 'Sales',
  'ledger.sum.cash': 'Cash from buyers',
  'ledger.sum.refund': 'Refunds',
  'ledger.sum.refund-failed': 'Failed refunds',
  'ledger.sum.cash-returned': 'Cash not collected or paid back',
  'ledger.sum.payout': 'Payouts',
  'ledger.sum.payout-failed': 'Returned payouts',
  'ledger.sum.charge': 'Charges',
  'ledger.sum.charge-reversed': 'Reversed charges',
  // A row: its kind of movement, its time of day, and why it was made.
  'ledger.row.about': '{kind}, {time}',
  'ledger.row.about-note': '{kind}, {time}: {note}',
  'ledger.row.time-note': '{time}: {note}',
  // The commission of a line: "8.5% + ₦50.00, as for all stores".
  'ledger.terms.none': 'No commission',
  'ledger.terms.zero':
    'No commission, {of, select, store {agreed with your store} category {for the category} other {as for all stores}}',
  'ledger.terms.share':
    '{share}, {of, select, store {agreed with your store} category {for the category} other {as for all stores}}',
} as const
