/** Paying an order that is placed: the page to which payment pages return, and another attempt. */
export const ordersPaying = {
  // The outcome as a title, and a sentence or two below it.
  'orders.paying.nothing': 'This payment link is incomplete',
  'orders.paying.nothing.text': 'Find your order with its number.',
  'orders.paying.unknown': 'We could not find this payment',
  'orders.paying.unknown.text':
    'The link may be incomplete. If you paid, your money is safe. Find your order with its number, which is also in your email.',
  'orders.paying.unreachable': 'We could not check your payment',
  'orders.paying.unreachable.text': 'This does not affect your payment. Check again in a moment.',
  'orders.paying.checking': 'Checking your payment…',
  'orders.paying.checking.text': 'We are asking the payment provider.',
  'orders.paying.unpaid': 'Not paid yet',
  'orders.paying.unpaid.text':
    '{provider} has no payment for this order yet. If you left its page, you were not charged. If you have just paid, wait a moment: this page updates automatically.',
  'orders.paying.confirming': 'Confirming your payment…',
  'orders.paying.confirming.text':
    'We are waiting for {provider} to confirm it. If your bank or phone asks you to approve the payment, do it now. This page updates automatically.',
  'orders.paying.waiting': 'Still being confirmed',
  'orders.paying.waiting.text':
    '{provider} has not confirmed your payment yet. Some banks take longer. Your order is saved, and you do not need to do anything.',
  'orders.paying.paid': 'Payment received',
  // {name} is the buyer's first name.
  'orders.paying.paid-thanks': 'Payment received. Thank you, {name}',
  'orders.paying.paid.text': 'Your order is about to be packed.',
  'orders.paying.receipt': 'We will email your receipt to {email}.',
  // An order to be paid in cash.
  'orders.paying.promised': 'Order placed',
  'orders.paying.promised-thanks': 'Order placed. Thank you, {name}',
  'orders.paying.promised.text': 'You were not charged. Pay in cash when you receive your order.',
  'orders.paying.failed': 'The payment did not go through',
  'orders.paying.failed.text': 'You were not charged.',
  'orders.paying.left': 'You left the payment page',
  'orders.paying.left.text': 'You were not charged. Your items are reserved in this order.',
  // The buyer went back to the cart before paying.
  'orders.paying.let-go': 'You changed this order',
  'orders.paying.let-go.text':
    'The order ended without a payment. You were not charged, and its items are back in your cart.',
  'orders.paying.expired': 'This order has expired',
  'orders.paying.expired.text':
    'It was not paid in time, so its items are back on sale. You were not charged, and the items are in your cart again.',
  'orders.paying.late': 'We are reviewing your payment',
  'orders.paying.late.text':
    'We received it after the order had expired. Our team is checking it and will contact you. You will get your items or a refund.',
  'orders.paying.refunded': 'Refunded',
  'orders.paying.refunded.text': 'Your refund is on its way.',
  // Instead of "Refunded", for an order to be paid in cash.
  'orders.paying.called-off': 'Cancelled',
  'orders.paying.called-off.text':
    'You have nothing left to pay. If you have already paid in cash, the store will refund you.',

  'orders.paying.order': 'Order <strong>{number}</strong><dot> · </dot><sum>{total}</sum>',
  'orders.paying.order-cash': 'Order <strong>{number}</strong><dot> · </dot><sum>{total} in cash</sum>',
  'orders.paying.check': 'Check again',
  'orders.paying.back-to-cart': 'Back to the cart',
  'orders.paying.track': 'Track order',
  'orders.paying.find': 'Find your order',
  'orders.paying.keep-shopping': 'Keep shopping',

  // While the provider has not decided.
  'orders.paying.next-check': 'We will check with {provider} again at <at></at>, even if this page is closed.',
  'orders.paying.may-close': 'You can close this page.',
  'orders.paying.news-by-email': 'We will email {email} as soon as the payment is confirmed.',
  'orders.paying.news-by-phone': 'Track the order with its number and your phone number.',
  'orders.paying.news-by-number': 'Track the order with its number.',

  // Another attempt to pay.
  'orders.paying.again.title': 'Pay {total}',
  'orders.paying.again.caution': 'Pay again only if you left the payment page without paying.',
  'orders.paying.again.text': 'Pay the same way or choose another. You will not be charged twice.',
  'orders.paying.again': 'Pay again',
  'orders.paying.again-in-cash': 'Pay in cash on delivery',
  'orders.paying.held-until': 'Your items are reserved until <at></at>.',
  'orders.paying.silent': '{provider} is not responding. You were not charged. Choose another way to pay.',

  // Back from an unpaid order to the cart.
  'orders.paying.change': 'Change order',
  'orders.paying.change.text': 'Your items go back to the cart. You are not charged.',
  'orders.paying.changed': 'Your items are back in the cart.',

  // The three steps after an order.
  'orders.paying.next': 'What happens next',
  'orders.paying.next.packing': '{stores, plural, one {The store packs your items} other {Each store packs its items}}',
  'orders.paying.next.packing.text':
    '{stores, plural, =0 {Your order may come in several parcels, one from each store.} one {Your order comes in one parcel.} other {Your order comes in several parcels, one from each store.}}',
  'orders.paying.next.news': 'We keep you updated',
  'orders.paying.next.news.text':
    'We email you when {stores, plural, one {your parcel} other {each parcel}} is shipped, with its tracking number.',
  // For a buyer without an email address.
  'orders.paying.next.follow': 'Track it here',
  'orders.paying.next.follow.text':
    'Track your order with its number and your phone number to see when a parcel is shipped.',
  // All of it is picked up.
  'orders.paying.next.news-pickup.text':
    'We email you when {stores, plural, one {your parcel} other {each parcel}} is ready to collect, and where.',
  'orders.paying.next.collect': 'You collect your order',
  'orders.paying.next.collect-cash': 'You collect your order, and pay',
  'orders.paying.next.arrival': 'Your order arrives',
  'orders.paying.next.arrival.text':
    '{stores, plural, one {Track your parcel at any time.} other {Track every parcel in one place, at any time.}}',
  'orders.paying.next.cash': 'Your order arrives, and you pay',
  'orders.paying.next.cash.text':
    '{stores, plural, one {Have the cash ready. Your order page shows the amount to pay.} other {Have the cash ready. Each parcel shows the amount to pay.}}',
} as const
