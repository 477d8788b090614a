/** Delivery to the shopper's country. */
export const shipping = {
  'shipping.estimate.title': 'Delivery to {country}',
  'shipping.estimate.none': 'No delivery to {country}',
  'shipping.estimate.none-here': 'You can still have it delivered to another country. Choose the country at checkout.',
  'shipping.estimate.free': 'Free',
  'shipping.estimate.free-from': 'Free from {over}',
  // {days} is "Fri, Nov 27" or "Fri, Nov 27 – Mon, Nov 30".
  'shipping.arrival.arrives': 'Arrives {days}',
  'shipping.arrival.ready': 'Ready {days}',
  // In place of an address, for a buyer who picks the parcel up.
  'shipping.pickup.address-later': 'The store will send you the address',
} as const
