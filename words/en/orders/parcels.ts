/** One store's part of an order: its page, the next step, the packing slip. */
export const ordersParcels = {
  'orders.parcels.back': 'Orders',
  'orders.parcels.ordered': 'Ordered <time>{at}</time>',
  'orders.parcels.deliver-to': 'Deliver to',
  // Instead, for a parcel that the buyer picks up.
  'orders.parcels.collected-by': 'For collection by',
  'orders.parcels.pick-up-at': 'Pick-up address:',
  'orders.parcels.collect': 'Collect {cash} in cash.',
  // The card with what the store does next. A title and a text for each state.
  'orders.parcels.task.review.title': 'Please wait',
  'orders.parcels.task.review.text': 'Our team is checking the payment for this order.',
  // Refunded before it was sent: what became of the money, then what to do.
  'orders.parcels.task.refunded.title': 'Do not send it',
  'orders.parcels.task.refunded.no-cash': 'The buyer has nothing left to pay.',
  'orders.parcels.task.refunded.all': 'The buyer was refunded in full.',
  'orders.parcels.task.refunded.items': 'All items in it were refunded.',
  'orders.parcels.task.refunded.close': 'Cancel the parcel to close it.',
  'orders.parcels.task.refunded.restock': 'Cancel the parcel to put its items back on sale.',
  'orders.parcels.task.new.title': 'Pack it',
  'orders.parcels.task.new.paid': 'The order is paid.',
  'orders.parcels.task.new.everything': 'Pack all the items, then mark the parcel as packed.',
  'orders.parcels.task.new.some':
    'Pack {items, plural, one {1 item} other {{items} items}}, then mark the parcel as packed. {refunded, plural, one {1 was refunded: leave it out.} other {{refunded} were refunded: leave them out.}}',
  'orders.parcels.task.packed.title': 'Send it',
  'orders.parcels.task.packed.text': 'Hand the parcel to the carrier, then mark it as shipped.',
  // The carrier's name, with the tracking number where there is one.
  'orders.parcels.task.shipped.title': 'On its way',
  'orders.parcels.task.shipped.text': 'With {carrier}',
  'orders.parcels.task.shipped.text-cash': 'With {carrier}. Collect {cash} in cash.',
  'orders.parcels.task.delivered.title': 'Delivered',
  'orders.parcels.task.delivered.text': 'Nothing more to do.',
  // The same steps of a parcel that the buyer picks up.
  'orders.parcels.task.packed.title-pickup': 'Get it ready',
  'orders.parcels.task.packed.text-pickup': 'When the buyer can collect it at the place below, mark it as ready.',
  'orders.parcels.task.packed.text-tell': 'Tell the buyer where to collect it. When it is there, mark it as ready.',
  'orders.parcels.task.ready.title': 'Ready to collect',
  'orders.parcels.task.ready.text': 'Hand it to {buyer}, then mark it as collected.',
  'orders.parcels.task.ready.text-cash':
    'Collect {cash} in cash, hand the parcel to {buyer}, then mark it as collected.',
  'orders.parcels.task.collected.title': 'Collected',
  'orders.parcels.task.cancelled.title': 'Cancelled',
  'orders.parcels.task.cancelled.text': 'Its items are back on sale.',
  'orders.parcels.task.returned.title': 'Returned',
  'orders.parcels.task.returned.text': 'Decide whether to refund the buyer.',
  // Its buyer has everything back, or never paid.
  'orders.parcels.task.returned.refunded': 'The buyer was refunded in full.',
  'orders.parcels.task.returned.unpaid': 'The buyer has nothing to pay.',
  // Cash that the store collected goes back; the confirmation is below, among the refunds.
  'orders.parcels.task.owed.title': 'Pay the buyer back',
  'orders.parcels.task.owed.text': 'Give {buyer} {amount} in cash or by transfer. Then confirm it under Refunds.',
  // For those who may not confirm it: other roles, and the shop’s staff.
  'orders.parcels.task.owed.title-other': 'The store pays the buyer back',
  'orders.parcels.task.owed.text-other': '{buyer} gets {amount} from the store, which confirms it here.',
  'orders.parcels.pack.mark': 'Mark as packed',
  'orders.parcels.pack.done': 'Packed and ready to ship.',
  // The form names the carrier.
  'orders.parcels.ship.form': 'Ship {number}',
  'orders.parcels.ship.carrier': 'Carrier',
  'orders.parcels.ship.choose': 'Choose a carrier',
  'orders.parcels.ship.choose-error': 'Choose a carrier.',
  // A carrier in the list: the store's own person on a motorbike.
  'orders.parcels.ship.own-rider': 'Own rider',
  'orders.parcels.ship.another': 'Another carrier…',
  'orders.parcels.ship.carrier-name': 'Name of the carrier',
  'orders.parcels.ship.tracking-number': 'Tracking number',
  'orders.parcels.ship.mark': 'Mark as shipped',
  'orders.parcels.ship.confirm.title': 'Shipped with {carrier}?',
  'orders.parcels.ship.confirm.text':
    'There is no tracking number. The buyer gets an email after ten seconds. Until then, you can undo this.',
  'orders.parcels.ship.done': 'Shipped. The buyer will be notified in a moment.',
  'orders.parcels.ship.undo': 'Undo',
  'orders.parcels.ship.undone': 'The parcel is packed again. The buyer was not notified.',
  'orders.parcels.ready.mark': 'Mark as ready to collect',
  'orders.parcels.ready.done': 'Ready to collect. The buyer will be notified in a moment.',
  'orders.parcels.collected.mark': 'Mark as collected',
  'orders.parcels.collected.confirm.title': 'Has the buyer collected the parcel?',
  'orders.parcels.collected.done': 'Collected.',
  'orders.parcels.pack.done-pickup': 'Packed.',
  'orders.parcels.deliver.mark': 'Mark as delivered',
  'orders.parcels.deliver.confirm.title': 'Has the parcel arrived?',
  'orders.parcels.deliver.confirm.text': 'The buyer will be notified. This cannot be undone.',
  'orders.parcels.deliver.done': 'Delivered.',
  // Opens the form of a refund.
  'orders.parcels.refund': 'Refund buyer',
  'orders.parcels.cancel.open': 'Cancel this parcel',
  'orders.parcels.cancel.title': 'Cancel this parcel?',
  'orders.parcels.cancel.text': 'The buyer gets {refund} back, and the items go back on sale. This cannot be undone.',
  'orders.parcels.cancel.text-unpaid':
    'The buyer has nothing to pay, and the items go back on sale. This cannot be undone.',
  'orders.parcels.cancel.text-refunded':
    'The items go back on sale. The buyer has already been refunded in full. This cannot be undone.',
  'orders.parcels.cancel.keep': 'Keep parcel',
  'orders.parcels.cancel.confirm': 'Cancel parcel',
  'orders.parcels.cancel.done': 'Parcel cancelled. The buyer’s refund is on its way.',
  'orders.parcels.cancel.done-unpaid': 'Parcel cancelled.',
  // Opens the question, and answers it.
  'orders.parcels.return.mark': 'Mark as returned',
  'orders.parcels.return.title': 'Mark this parcel as returned?',
  'orders.parcels.return.text': 'The buyer is not refunded yet. You decide on the refund next.',
  'orders.parcels.return.text-unpaid': 'The buyer has not received it, so there is nothing to pay.',
  'orders.parcels.return.condition': 'Can the items be sold again?',
  'orders.parcels.return.good': 'Yes, put them back on sale',
  'orders.parcels.return.good-text': 'The units are added to your stock.',
  'orders.parcels.return.bad': 'No',
  'orders.parcels.return.bad-text': 'Your stock does not change.',
  'orders.parcels.return.done': 'Marked as returned.',
  // Above the reason why a step was refused.
  'orders.parcels.refused.changed': 'This parcel has changed',
  'orders.parcels.refused.other': 'That did not work',
  'orders.parcels.buyer.copy': 'Copy address',
  'orders.parcels.buyer.note': 'Note from the buyer',
  'orders.parcels.buyer.write': 'Message on WhatsApp',
  'orders.parcels.buyer.whatsapp': 'WhatsApp',
  'orders.parcels.timeline': 'Timeline',
  'orders.parcels.contents': '{items, plural, one {1 item} other {{items} items}}',
  // A line: the units to pack, of those ordered, and the price of one.
  'orders.parcels.line.units': '<strong>{units}</strong> × {price}',
  'orders.parcels.line.units-of': '<strong>{units}</strong> of {ordered} × {price}',
  // Of a unit: the store's price, and what it earns where that is less.
  'orders.parcels.line.own-terms':
    'Your price is {price}. Your own rate or a pinned price made it cheaper for this buyer, so you earn {earned}.',
  'orders.parcels.line.restocked': '{units} back on sale',
  // The table below the lines.
  'orders.parcels.totals.caption': 'Parcel totals',
  'orders.parcels.totals.part': 'Part',
  'orders.parcels.totals.paid': 'Buyer paid',
  'orders.parcels.totals.pays-cash': 'Buyer pays in cash',
  'orders.parcels.totals.own': 'Your store',
  'orders.parcels.totals.items': 'Items',
  'orders.parcels.totals.total': 'Total',
  'orders.parcels.totals.free': 'Free',
  'orders.parcels.totals.short':
    'The buyer paid {shortfall} less than this. The shop covers the difference: you earn the full amount, and a refund returns what was paid.',
  'orders.parcels.totals.rate':
    'Rate for {country} when it was ordered: 1 {base} was {rate} {currency}. Refunds use the same rate.',
  'orders.parcels.totals.rate-margin':
    'Rate for {country} when it was ordered: 1 {base} was {rate} {currency}, {margin} margin. Refunds use the same rate.',
  'orders.parcels.refunds.title': 'Refunds',
  // The states of a refund. Those with two texts have a badge and advice below it; the provider is a company.
  'orders.parcels.refunds.requested': 'Requested',
  'orders.parcels.refunds.requested-text': 'We have asked {provider} to send the refund.',
  'orders.parcels.refunds.processing': 'On its way',
  'orders.parcels.refunds.processing-text':
    '{provider} is processing the refund. Banks can take up to 10 working days to show it.',
  'orders.parcels.refunds.needs-attention': 'Needs attention',
  'orders.parcels.refunds.needs-attention-text':
    'We have notified our team. The refund continues automatically once the problem is solved at {provider}.',
  // Cash that the store collected: it pays the buyer back itself, and says how.
  'orders.parcels.refunds.owed': 'To pay back',
  'orders.parcels.refunds.owed-text':
    'The store pays the buyer back itself and confirms it here. Without a confirmation within 7 days, our team decides.',
  'orders.parcels.refunds.owed-late':
    'Our team has been told. The store can still confirm that it paid the buyer back.',
  'orders.parcels.refunds.confirm': 'Confirm refund',
  'orders.parcels.refunds.confirm.title': 'Have you paid back {amount}?',
  'orders.parcels.refunds.confirm.text': 'The buyer is told that you paid. This cannot be undone.',
  'orders.parcels.refunds.confirm.how': 'How did you pay?',
  'orders.parcels.refunds.confirm.how-hint': 'For example: cash to the buyer at the shop, or the number of a transfer.',
  'orders.parcels.refunds.confirm.how-missing': 'Enter how you paid the buyer back.',
  'orders.parcels.refunds.confirm.done': 'Refund confirmed.',
  'orders.parcels.refunds.failed': 'Failed',
  'orders.parcels.refunds.failed-text': 'The buyer was not refunded. You can send the refund again.',
  'orders.parcels.refunds.by-hand': 'Refunded by hand',
  'orders.parcels.refunds.cash': 'Settled in cash',
  'orders.parcels.refunds.sent': 'Refunded',
  // The button that prints it, and its own heading.
  'orders.parcels.slip.title': 'Packing slip',
  'orders.parcels.slip.delivery': 'Delivery',
  'orders.parcels.slip.quantity': 'Qty',
  'orders.parcels.slip.item': 'Item',
  'orders.parcels.slip.sku': 'SKU',
  'orders.parcels.slip.packed': 'Packed',
  'orders.parcels.slip.note': 'Note from the buyer: {note}',
  'orders.parcels.slip.thanks': 'Thank you for your order.',
} as const
