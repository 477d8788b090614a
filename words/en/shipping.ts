/** Delivery to the shopper's country. */
export const shipping = {
  'shipping.estimate.title': 'Delivery to {country}',
  'shipping.estimate.none': 'No delivery to {country}',
  'shipping.estimate.option': '{option}, {days, plural, one {{days} day} other {{days} days}}',
  'shipping.estimate.option-range': '{option}, {min}–{max} days',
  'shipping.estimate.free': 'Free',
  'shipping.estimate.free-from': '{price}, free from {over}',
  // In place of an address, for a buyer who picks the parcel up.
  'shipping.pickup.address-later': 'The store sends you the address',
} as const
