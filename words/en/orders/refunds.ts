/** The form in which a store refunds a parcel. */
export const ordersRefunds = {
  'orders.refunds.title': 'Refund buyer',
  'orders.refunds.text': 'You can refund up to {most}. The refund goes to the buyer’s original payment method.',
  // The buyer pays the courier, so the store hands the money back itself.
  'orders.refunds.text-cash':
    'You can refund up to {most}. Give the buyer cash, or collect less if the parcel is not delivered yet.',
  // For the shop’s staff.
  'orders.refunds.text-cash-staff':
    'You can refund up to {most}. If the store has the cash, we ask it to pay the buyer back.',
  'orders.refunds.how-much': 'How much',
  'orders.refunds.everything': 'Everything',
  'orders.refunds.everything-text': 'Items and delivery',
  'orders.refunds.rest': 'Everything that is left',
  'orders.refunds.lines': 'Some of the items',
  'orders.refunds.amount': 'Another amount',
  'orders.refunds.amount-in': 'Amount in {currency}',
  'orders.refunds.amount-missing': 'Enter an amount.',
  'orders.refunds.too-much': 'Only {left} can still be refunded.',
  'orders.refunds.delivery': 'Refund delivery too, {price}',
  'orders.refunds.restock': 'Put these items back on sale',
  'orders.refunds.reason': 'Reason',
  'orders.refunds.reason-hint': 'The buyer sees this.',
  'orders.refunds.reason-missing': 'Enter a reason.',
  'orders.refunds.not-now': 'Not now',
  'orders.refunds.send': 'Refund {amount}',
  'orders.refunds.send-nothing': 'Refund',
  'orders.refunds.asked': 'The store was asked to pay {amount} back.',
  'orders.refunds.sent': 'The refund of {amount} is on its way to the buyer.',
} as const
