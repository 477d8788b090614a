/** Following an order: finding it, its state, its parcels. */
export const ordersTracking = {
  'orders.tracking.title': 'Track an order',
  'orders.tracking.text': 'Follow every parcel in one place, whichever store it comes from.',
  'orders.tracking.looking': 'Looking for your order',
  'orders.tracking.dead-link': 'This tracking link is not valid. Find your order with its number.',

  // The form that finds an order.
  'orders.tracking.number': 'Order number',
  'orders.tracking.number.hint': 'For example, 7K3M9QXA-4TPM2W. It is on your order page and in your email.',
  'orders.tracking.number.missing': 'Enter your order number.',
  'orders.tracking.contact': 'Email or phone',
  'orders.tracking.contact.hint': 'Use the one you gave when you ordered.',
  'orders.tracking.contact.missing': 'Enter your email or phone number.',
  'orders.tracking.find': 'Track order',
  'orders.tracking.not-found': 'We could not find that order. Check the order number and your email or phone number.',

  // Above the title of an order. On a phone it has two lines and no dot.
  'orders.tracking.placed': 'Order {number}<dot> · </dot><when>placed <at></at></when>',
  // Below an unpaid order that was found by its number.
  'orders.tracking.pay-elsewhere': 'To pay for this order, open it in the browser that you ordered with.',
  // An order found by its number and contact, which its stores know as well.
  'orders.tracking.ask-elsewhere':
    'To message a store or return items, open the link in our email, or use the browser that you ordered with.',
  'orders.tracking.print': 'Print',
  'orders.tracking.leave': 'Track another order',
  'orders.tracking.pay': 'Pay {total}',
  'orders.tracking.parcels': 'Parcels',
  'orders.tracking.timeline': 'Timeline',
  // Instead of the name of a store that is gone, in a line of the timeline.
  'orders.tracking.timeline.parcel': 'Parcel · {number}',
  'orders.tracking.summary': 'Summary',
  'orders.tracking.address': 'Delivering to',

  'orders.tracking.parcel': 'Parcel {number} from {store}',
  'orders.tracking.parcel.units': '{quantity}\u00a0×\u00a0{price}',
  'orders.tracking.parcel.expected': 'Expected',
  // Two dates.
  'orders.tracking.parcel.expected-between': '{from} to {to}',
  'orders.tracking.parcel.ready': 'Ready',
  'orders.tracking.parcel.pick-up': 'Pick-up address',
  'orders.tracking.parcel.store-closed': 'This store is closed.',
  'orders.tracking.parcel.carrier': 'Carrier',
  'orders.tracking.parcel.tracking-number': 'Tracking number',
  'orders.tracking.parcel.delivery-free': 'Free',
  'orders.tracking.parcel.cash': 'Pay in cash on delivery',
  'orders.tracking.parcel.cash-pickup': 'Pay in cash when you collect it',
} as const
