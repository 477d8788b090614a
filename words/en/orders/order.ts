/** An order as its buyer sees it, on every screen that shows one: its state, its parcels' states, its receipt. */
export const ordersOrder = {
  // The shop's terms and return policy, in the version that the buyer accepted.
  'orders.accepted': 'Accepted with this order',
  'orders.accepted.version': '<link>{page}, version {version}</link>, <at></at>',
  // The state of an order as a title, and a sentence below it.
  'orders.order.awaiting-payment': 'Waiting for your payment',
  'orders.order.awaiting-payment.text': 'Your items are reserved while we wait for your payment.',
  'orders.order.confirming': 'Confirming your payment',
  'orders.order.confirming.text':
    'Your bank is still processing it. You do not need to do anything: we will let you know as soon as it is confirmed.',
  'orders.order.paid': 'Paid',
  'orders.order.to-pay-in-cash': 'Placed, cash on delivery',
  'orders.order.paid.text':
    '{parcels, plural, one {{parcels} parcel is being prepared.} other {{parcels} parcels are being prepared.}}',
  'orders.order.packed': 'Being packed',
  'orders.order.packed.text':
    '{parcels, plural, one {{parcels} parcel is packed and will leave soon.} other {{parcels} parcels are packed and will leave soon.}}',
  // Parcels that the buyer picks up, instead of the last and the next.
  'orders.order.packed-pickup.text':
    '{parcels, plural, one {{parcels} parcel is packed. This page will show when you can collect it.} other {{parcels} parcels are packed. This page will show when you can collect them.}}',
  'orders.order.ready': 'Ready to collect',
  'orders.order.ready.text':
    '{parcels, plural, one {{parcels} parcel is waiting for you.} other {{parcels} parcels are waiting for you.}}',
  'orders.order.partly-ready': 'Partly ready to collect',
  'orders.order.partly-ready.text': '{ready} of {parcels} parcels are ready to collect.',
  'orders.order.partly-collected': 'Partly collected',
  'orders.order.partly-collected.text': '{arrived} of {parcels} parcels collected.',
  // Some parcels are carried to the buyer, others wait to be picked up.
  'orders.order.underway-and-ready.text':
    '{underway, plural, one {{underway} parcel is on its way to you.} other {{underway} parcels are on their way to you.}} {ready, plural, one {{ready} is ready to collect.} other {{ready} are ready to collect.}}',
  'orders.order.collected': 'Collected',
  'orders.order.collected.text': 'You have collected everything. Enjoy it!',
  'orders.order.shipped': 'On its way',
  'orders.order.shipped.text':
    '{parcels, plural, one {{parcels} parcel is on its way to you.} other {{parcels} parcels are on their way to you.}}',
  'orders.order.partly-shipped': 'Partly shipped',
  'orders.order.partly-shipped.text': '{left} of {parcels} parcels shipped.',
  'orders.order.partly-arrived': 'Partly delivered',
  'orders.order.partly-arrived.text': '{arrived} of {parcels} parcels arrived.',
  'orders.order.completed': 'Delivered',
  'orders.order.completed.text': 'Everything has arrived. Enjoy it!',
  // Instead of "Everything has arrived", for an order of which a part was refunded.
  'orders.order.received-less.text':
    '{parcels, plural, one {You have received your parcel.} other {You have received your parcels.}} {way, select, cash {Part of the price was taken off or paid back.} other {Part of the order was refunded.}}',
  'orders.order.returned.text':
    '{parcels, plural, one {{parcels} parcel was returned.} other {{parcels} parcels were returned.}}',
  // After how many parcels arrived or were returned, for an order that has ended.
  'orders.order.also-cancelled': '{parcels, plural, one {{parcels} was cancelled.} other {{parcels} were cancelled.}}',
  'orders.order.also-refunded':
    '{parcels, plural, one {{parcels} was cancelled and refunded.} other {{parcels} were cancelled and refunded.}}',
  'orders.order.also-returned': '{parcels, plural, one {{parcels} was returned.} other {{parcels} were returned.}}',
  'orders.order.expired': 'Not paid in time',
  'orders.order.expired.text': 'We did not receive a payment, so the items are back on sale. You were not charged.',
  // The buyer went back to the cart before paying.
  'orders.order.let-go': 'Changed before payment',
  'orders.order.let-go.text': 'You changed this order before you paid, so it was closed. You were not charged.',
  'orders.order.cancelled': 'Cancelled',
  'orders.order.cancelled.text': 'This order was cancelled.',
  'orders.order.refunded': 'Refunded',
  'orders.order.refunded.text': 'Your refund is on its way.',
  'orders.order.refunded.text-cash': 'The cash that you paid was paid back to you.',
  'orders.order.partly-refunded': 'Partly refunded',
  'orders.order.partly-refunded.text': 'Your partial refund is on its way. The rest of the order continues.',
  // Instead of "Refunded", for an order to be paid in cash: no money of it has reached us.
  'orders.order.called-off': 'Cancelled',
  'orders.order.called-off.text':
    'You have nothing left to pay. If you have already paid in cash, the store will refund you.',
  'orders.order.partly-called-off': 'Partly cancelled',
  'orders.order.partly-called-off.text':
    'You pay less in cash. If you have already paid, the store will refund you. The rest of the order continues.',
  'orders.order.review': 'We are reviewing your payment',
  'orders.order.review.text': 'We have received your money. Our team is checking the order and will contact you.',

  // The state of a parcel, on its badge.
  'orders.order.parcel.waiting': 'Waiting for payment',
  'orders.order.parcel.confirming': 'Confirming payment',
  'orders.order.parcel.not-paid': 'Not paid',
  'orders.order.parcel.on-hold': 'On hold',
  'orders.order.parcel.new': 'Being prepared',
  'orders.order.parcel.packed': 'Packed',
  'orders.order.parcel.shipped': 'On its way',
  'orders.order.parcel.delivered': 'Delivered',
  'orders.order.parcel.ready': 'Ready to collect',
  'orders.order.parcel.collected': 'Collected',
  'orders.order.parcel.cancelled': 'Cancelled',
  'orders.order.parcel.returned': 'Returned',
  'orders.order.parcel.refunded': 'Refunded',

  'orders.order.receipt': 'Receipt',
  // The receipt's title while it is to be paid in cash.
  'orders.order.receipt.to-pay': 'Your order',
  'orders.order.receipt.placed': 'Order {number} · placed <at></at>',
  'orders.order.receipt.paid': 'Order {number} · paid <at></at>',
  'orders.order.receipt.address': 'Delivery to',
  'orders.order.receipt.pick-up': 'Pick-up address:',
  'orders.order.print': 'Print',

  // Lines of the amounts to pay.
  'orders.order.items': 'Items',
  'orders.order.delivery': 'Delivery',
  'orders.order.delivery-by': 'Delivery: {option}',
  'orders.order.delivery-free': 'Free',
  'orders.order.delivery-missing': 'Not available',
  'orders.order.total': 'Total',
  'orders.order.total-in-cash': 'To pay in cash on delivery',
  'orders.order.total-in-cash-pickup': 'To pay in cash when you collect it',
  'orders.order.held-until': 'Price held until <at></at>',
  // Before the number in the corner of a product’s picture, for those who hear the page.
  'orders.order.quantity': 'Quantity',

  // Behind a line of which units are not sent, or were returned: all of them, or some.
  'orders.order.line.refunded': 'refunded',
  'orders.order.line.refunded-some': '{count} refunded',
  'orders.order.line.called-off': 'cancelled',
  'orders.order.line.called-off-some': '{count} cancelled',

  'orders.order.own': 'Ordered in this browser',
} as const
