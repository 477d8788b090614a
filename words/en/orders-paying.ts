/** Paying an order that is placed: the page to which payment pages return, and another attempt. */
export const ordersPaying = {
  // The outcome as a title, and a sentence or two below it.
  'orders.paying.nothing': 'We couldn’t tell which payment this is',
  'orders.paying.nothing.text': 'Look your order up by its number.',
  'orders.paying.unknown': 'We do not know this payment',
  'orders.paying.unknown.text':
    'The address may be incomplete. If you paid, your money is safe: look your order up by its number, which is also in your email.',
  'orders.paying.unreachable': 'We cannot check right now',
  'orders.paying.unreachable.text': 'This changes nothing about your payment. Check again in a moment.',
  'orders.paying.checking': 'Checking your payment…',
  'orders.paying.checking.text': 'We are asking the payment provider.',
  'orders.paying.unpaid': 'Not paid yet',
  'orders.paying.unpaid.text':
    '{provider} knows of no payment for this order. If you left its page, nothing was charged. If you have just paid, give it a moment: this page changes by itself.',
  'orders.paying.confirming': 'Confirming your payment…',
  'orders.paying.confirming.text':
    'We are waiting for the answer of {provider}. If your bank or phone asks you to confirm, do it now. This page changes by itself.',
  'orders.paying.waiting': 'Still being confirmed',
  'orders.paying.waiting.text':
    '{provider} has not said yes or no. Some banks take longer. Your order is kept; there is nothing you need to do.',
  'orders.paying.paid': 'Payment received',
  // {name} is the buyer's first name.
  'orders.paying.paid-thanks': 'Payment received. Thank you, {name}',
  'orders.paying.paid.text': 'The stores have your order and are starting to pack it.',
  'orders.paying.receipt': 'Your receipt goes to {email}.',
  // An order to be paid in cash.
  'orders.paying.promised': 'Order placed',
  'orders.paying.promised-thanks': 'Order placed. Thank you, {name}',
  'orders.paying.promised.text': 'Nothing was charged. You pay in cash, each parcel when it is handed to you.',
  'orders.paying.failed': 'The payment did not go through',
  'orders.paying.failed.text': 'You were not charged.',
  'orders.paying.left': 'You left the payment page',
  'orders.paying.left.text': 'You were not charged. Your items are reserved in this order.',
  // The buyer went back to the cart before paying.
  'orders.paying.let-go': 'You changed this order',
  'orders.paying.let-go.text':
    'It ended without a payment. You were not charged, and its items went back to your cart.',
  'orders.paying.expired': 'This order has ended',
  'orders.paying.expired.text':
    'It was not paid in time, so the items went back on sale. You were not charged, and what you chose is in your cart again.',
  'orders.paying.late': 'We have your money',
  'orders.paying.late.text':
    'It came after the order had ended. A person is looking at it and will write to you: you get your items or your money back.',
  'orders.paying.refunded': 'Refunded',
  'orders.paying.refunded.text': 'The money is on its way back to you.',
  // Instead of "Refunded", for an order to be paid in cash.
  'orders.paying.called-off': 'Called off',
  'orders.paying.called-off.text':
    'There is nothing left to pay. Cash that you have handed over already comes back from the store.',

  'orders.paying.order': 'Order <strong>{number}</strong> · {total}',
  'orders.paying.order-cash': 'Order <strong>{number}</strong> · {total} in cash',
  'orders.paying.check': 'Check again',
  'orders.paying.back-to-cart': 'Back to the cart',
  'orders.paying.track': 'Track the order',
  'orders.paying.find': 'Find your order',
  'orders.paying.keep-shopping': 'Keep shopping',

  // While the provider has not decided.
  'orders.paying.next-check': 'We ask {provider} again at <at></at>, also without this page.',
  'orders.paying.may-close': 'You can close it.',
  'orders.paying.news-by-email': 'We email {email} as soon as it is paid.',
  'orders.paying.news-by-phone': 'Track the order with its number and your phone number.',
  'orders.paying.news-by-number': 'Track the order with its number.',

  // Another attempt to pay.
  'orders.paying.again.title': 'Pay {total}',
  'orders.paying.again.caution': 'Only if you left the payment page without paying.',
  'orders.paying.again.text': 'Pay the same way or choose another. You won’t be charged twice.',
  'orders.paying.again': 'Pay again',
  'orders.paying.again-in-cash': 'Pay in cash on delivery',
  'orders.paying.held-until': 'Your items are reserved until <at></at>.',
  'orders.paying.silent': '{provider} does not answer. You were not charged. Choose another way to pay.',

  // Back from an unpaid order to the cart.
  'orders.paying.change': 'Change the order',
  'orders.paying.change.text': 'Your items go back to the cart. You are not charged.',
  'orders.paying.changed': 'Your items are back in the cart.',

  // The three steps after an order.
  'orders.paying.next': 'What happens next',
  'orders.paying.next.packing': 'Each store packs its part',
  'orders.paying.next.packing.text': 'Your order may come in several parcels, one from each store.',
  'orders.paying.next.news': 'You hear from us',
  'orders.paying.next.news.text': 'We email you when a parcel leaves, with its tracking number.',
  // For a buyer without an email address.
  'orders.paying.next.follow': 'Follow it here',
  'orders.paying.next.follow.text':
    'Track your order with its number and your phone number to see when a parcel leaves.',
  'orders.paying.next.arrival': 'It arrives',
  'orders.paying.next.arrival.text': 'Follow every parcel in one place, at any time.',
  'orders.paying.next.cash': 'It arrives, and you pay',
  'orders.paying.next.cash.text': 'Have the cash ready: each parcel shows its amount.',
} as const
