/** For operators: payments that do not match their order, and refunds that do not go through. */
export const ordersPaymentReviews = {
  'orders.payment-reviews.title': 'Payment reviews',
  'orders.payment-reviews.note':
    'Money that arrived too late, is not what was asked for, or does not go back. The buyer waits for you.',
  'orders.payment-reviews.empty.title': 'Nothing to decide',
  'orders.payment-reviews.empty.text':
    'Every payment fits its order, and every refund is on its way. Anything that needs a decision appears here.',
  // The name of the list, for those who hear the page.
  'orders.payment-reviews.list': 'Payments',
  'orders.payment-reviews.not-now': 'Not now',
  'orders.payment-reviews.reason-hint': 'Kept in the shop’s history.',
  'orders.payment-reviews.reason-hint-store': 'Kept in the shop’s history; the store reads it too.',
  'orders.payment-reviews.buyer': 'Buyer',
  // A card: what was asked for and what arrived.
  'orders.payment-reviews.card.name': 'Order {number}',
  'orders.payment-reviews.card.ordered': 'Ordered <time>{at}</time>',
  'orders.payment-reviews.card.asked': 'Asked for',
  'orders.payment-reviews.card.arrived': 'Arrived',
  'orders.payment-reviews.card.enough': 'Enough',
  'orders.payment-reviews.card.not-enough': 'Does not fit',
  // The decisions about a payment: the button of the card, then the question with its own button.
  'orders.payment-reviews.attach.choose': 'Honour the order',
  'orders.payment-reviews.attach.title': 'Honour this order?',
  'orders.payment-reviews.attach.text':
    'The goods are taken from stock and the stores pack it, as if the money had come in time.',
  'orders.payment-reviews.attach.confirm': 'Honour the order',
  'orders.payment-reviews.attach.done': 'Honoured. Its stores have been told to pack it.',
  'orders.payment-reviews.refund.choose': 'Send it back',
  'orders.payment-reviews.refund.title': 'Send the money back?',
  'orders.payment-reviews.refund.text': 'Everything that arrived goes back the way it came. The order is over then.',
  'orders.payment-reviews.refund.confirm': 'Send it back',
  'orders.payment-reviews.refund.done': 'The money is on its way back.',
  'orders.payment-reviews.ignore.choose': 'Leave it',
  'orders.payment-reviews.ignore.title': 'Leave it as it is?',
  'orders.payment-reviews.ignore.text':
    'No money moves and the order is over. Choose this when you have settled it with the buyer yourself.',
  'orders.payment-reviews.ignore.confirm': 'Close the order',
  'orders.payment-reviews.ignore.done': 'Left as it is, and closed.',
  // The same about money beyond the total of an order.
  'orders.payment-reviews.surplus.refund.choose': 'Send the surplus back',
  'orders.payment-reviews.surplus.refund.title': 'Send {surplus} back?',
  'orders.payment-reviews.surplus.refund.text':
    'What arrived beyond the total goes back the way it came. The order stays as it is.',
  'orders.payment-reviews.surplus.refund.confirm': 'Send it back',
  'orders.payment-reviews.surplus.ignore.title': 'Leave {surplus} as it is?',
  'orders.payment-reviews.surplus.ignore.text':
    'No money moves, and the order stays as it is. In the books it is still owed to the buyer.',
  'orders.payment-reviews.surplus.ignore.confirm': 'Leave it',
  'orders.payment-reviews.surplus.ignore.done': 'Left as it is.',
  // Refunds that need a decision, below the payments.
  'orders.payment-reviews.stuck.title': 'Refunds to decide',
  'orders.payment-reviews.stuck.note': 'Refunds that did not go through. The buyers are waiting.',
  'orders.payment-reviews.stuck.list': 'Refunds',
  'orders.payment-reviews.stuck.name': 'Refund of {number}',
  'orders.payment-reviews.stuck.asked': 'Asked for <time>{at}</time>',
  'orders.payment-reviews.stuck.amount': 'To go back',
  'orders.payment-reviews.stuck.failed': 'Failed',
  'orders.payment-reviews.stuck.needs-attention': 'Needs attention',
  'orders.payment-reviews.stuck.why': 'Why',
  // Ends the two questions below while the provider could still pay.
  'orders.payment-reviews.stuck.cancel-first': 'Cancel it at {provider} first: it must not go back twice.',
  'orders.payment-reviews.retry.choose': 'Try again',
  'orders.payment-reviews.retry.title': 'Try again?',
  'orders.payment-reviews.retry.text': '{provider} is asked at once to send {amount} back.',
  'orders.payment-reviews.retry.confirm': 'Try again',
  'orders.payment-reviews.retry.done': 'Asked again.',
  'orders.payment-reviews.by-hand.choose': 'Given back by hand',
  'orders.payment-reviews.by-hand.title': 'Was it given back by hand?',
  'orders.payment-reviews.by-hand.text': 'Write down how the buyer got {amount}. {provider} is not asked any more.',
  'orders.payment-reviews.by-hand.confirm': 'It was given back',
  'orders.payment-reviews.by-hand.done': 'Written down as given back.',
  'orders.payment-reviews.failed.choose': 'Does not go back',
  'orders.payment-reviews.failed.title': 'Does it not go back?',
  'orders.payment-reviews.failed.text': 'The refund has failed then, and the store may send {amount} again.',
  'orders.payment-reviews.failed.confirm': 'It has failed',
  'orders.payment-reviews.failed.done': 'Written down as failed.',
  // A refund that was made at the provider, not here.
  'orders.payment-reviews.outside.retry.choose': 'Confirm',
  'orders.payment-reviews.outside.retry.title': 'Confirm this refund?',
  'orders.payment-reviews.outside.retry.text':
    '{provider} is asked what became of {amount}, and its answer is recorded. Nothing more is sent.',
  'orders.payment-reviews.outside.retry.confirm': 'Confirm',
  'orders.payment-reviews.outside.failed.choose': 'It was not refunded',
  'orders.payment-reviews.outside.failed.title': 'Was it not refunded?',
  'orders.payment-reviews.outside.failed.text':
    'Only if {provider} has not sent {amount} back. The money then belongs to the order again.',
  'orders.payment-reviews.outside.failed.confirm': 'It was not refunded',
} as const
