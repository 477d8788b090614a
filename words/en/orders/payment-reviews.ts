/** For operators: payments that do not match their order, and refunds that do not go through. */
export const ordersPaymentReviews = {
  'orders.payment-reviews.title': 'Payment reviews',
  'orders.payment-reviews.note':
    'Payments that arrived late or do not match their order, and refunds that did not go through. The buyers are waiting for your decision.',
  'orders.payment-reviews.empty.title': 'No payments to review',
  'orders.payment-reviews.empty.text':
    'Payments that do not match their order and refunds that need a decision will appear here.',
  'orders.payment-reviews.empty.compare': 'Open reconciliation',
  // The name of the list, for those who hear the page.
  'orders.payment-reviews.list': 'Payments',
  'orders.payment-reviews.not-now': 'Not now',
  'orders.payment-reviews.reason-hint': 'This is saved in the activity log.',
  'orders.payment-reviews.reason-hint-store': 'This is saved in the activity log, and the store sees it too.',
  'orders.payment-reviews.buyer': 'Buyer',
  // A card: what was asked for and what arrived.
  'orders.payment-reviews.card.name': 'Order {number}',
  'orders.payment-reviews.card.ordered': 'Ordered <time>{at}</time>',
  'orders.payment-reviews.card.asked': 'Amount due',
  'orders.payment-reviews.card.arrived': 'Received',
  'orders.payment-reviews.card.enough': 'Covers the order',
  'orders.payment-reviews.card.short': 'Honouring it costs the shop {shortfall}.',
  'orders.payment-reviews.card.not-enough': 'Does not match',
  // The decisions about a payment: the button of the card, then the question with its own button.
  'orders.payment-reviews.attach.choose': 'Honour order',
  'orders.payment-reviews.attach.title': 'Honour this order?',
  'orders.payment-reviews.attach.text':
    'The items are taken from stock and the stores pack the order, as if it had been paid in time.',
  'orders.payment-reviews.attach.text-short':
    'The payment is {shortfall} short, which is within the limit for short payments. The shop covers the difference. The stores pack the order and earn the full amount.',
  'orders.payment-reviews.attach.confirm': 'Honour order',
  'orders.payment-reviews.attach.done': 'Order honoured. The stores have been asked to pack it.',
  'orders.payment-reviews.refund.choose': 'Refund payment',
  'orders.payment-reviews.refund.title': 'Refund this payment?',
  'orders.payment-reviews.refund.text':
    'We refund the full payment to the buyer’s original payment method and close the order.',
  'orders.payment-reviews.refund.confirm': 'Refund payment',
  'orders.payment-reviews.refund.done': 'The refund is on its way.',
  'orders.payment-reviews.ignore.choose': 'Ignore',
  'orders.payment-reviews.ignore.title': 'Ignore this payment?',
  'orders.payment-reviews.ignore.text':
    'No money moves, and the order is closed. Choose this if you have settled it with the buyer yourself.',
  'orders.payment-reviews.ignore.confirm': 'Close order',
  'orders.payment-reviews.ignore.done': 'Payment ignored. The order is closed.',
  // The same about money beyond the total of an order.
  'orders.payment-reviews.surplus.refund.choose': 'Refund surplus',
  'orders.payment-reviews.surplus.refund.title': 'Refund {surplus}?',
  'orders.payment-reviews.surplus.refund.text':
    'We refund the amount beyond the order total to the buyer’s original payment method. The order does not change.',
  'orders.payment-reviews.surplus.refund.confirm': 'Refund surplus',
  'orders.payment-reviews.surplus.ignore.title': 'Ignore the surplus of {surplus}?',
  'orders.payment-reviews.surplus.ignore.text':
    'No money moves, and the order does not change. The books still show the surplus as owed to the buyer.',
  'orders.payment-reviews.surplus.ignore.confirm': 'Ignore surplus',
  'orders.payment-reviews.surplus.ignore.done': 'Surplus ignored.',
  // Refunds that need a decision, below the payments.
  'orders.payment-reviews.stuck.title': 'Refunds to decide',
  'orders.payment-reviews.stuck.note': 'Refunds that did not go through. The buyers are waiting.',
  'orders.payment-reviews.stuck.list': 'Refunds',
  'orders.payment-reviews.stuck.name': 'Refund of {number}',
  'orders.payment-reviews.stuck.asked': 'Requested <time>{at}</time>',
  'orders.payment-reviews.stuck.amount': 'To refund',
  'orders.payment-reviews.stuck.failed': 'Failed',
  'orders.payment-reviews.stuck.needs-attention': 'Needs attention',
  'orders.payment-reviews.stuck.why': 'Reason',
  // Ends the two questions below while the provider could still pay.
  'orders.payment-reviews.stuck.cancel-first':
    'Cancel it at {provider} first, so that the buyer is not refunded twice.',
  'orders.payment-reviews.retry.choose': 'Try again',
  'orders.payment-reviews.retry.title': 'Try this refund again?',
  'orders.payment-reviews.retry.text': 'We ask {provider} at once to refund {amount}.',
  'orders.payment-reviews.retry.confirm': 'Try again',
  'orders.payment-reviews.retry.done': 'Refund requested again.',
  'orders.payment-reviews.by-hand.choose': 'Mark as refunded',
  'orders.payment-reviews.by-hand.title': 'Did you refund it by hand?',
  'orders.payment-reviews.by-hand.text':
    'Enter how the buyer received {amount}. We do not ask {provider} for this refund again.',
  // The store has the cash.
  'orders.payment-reviews.by-hand.text-cash':
    'Enter how the buyer received {amount} from us. The store then owes us this amount.',
  'orders.payment-reviews.by-hand.confirm': 'Mark as refunded',
  'orders.payment-reviews.by-hand.done': 'Marked as refunded.',
  'orders.payment-reviews.failed.choose': 'Mark as failed',
  'orders.payment-reviews.failed.title': 'Mark this refund as failed?',
  'orders.payment-reviews.failed.text': 'The store can then refund {amount} again.',
  'orders.payment-reviews.failed.confirm': 'Mark as failed',
  'orders.payment-reviews.failed.done': 'Marked as failed.',
  // A refund that was made at the provider, not here.
  'orders.payment-reviews.outside.retry.choose': 'Confirm',
  'orders.payment-reviews.outside.retry.title': 'Confirm this refund?',
  'orders.payment-reviews.outside.retry.text':
    'We ask {provider} what happened to the refund of {amount}, and record its answer. No more money is sent.',
  'orders.payment-reviews.outside.retry.confirm': 'Confirm',
  'orders.payment-reviews.outside.failed.choose': 'Mark as not refunded',
  'orders.payment-reviews.outside.failed.title': 'Mark as not refunded?',
  'orders.payment-reviews.outside.failed.text':
    'Do this only if {provider} has not refunded {amount}. The amount can then be refunded again.',
  'orders.payment-reviews.outside.failed.confirm': 'Mark as not refunded',
} as const
