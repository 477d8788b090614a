export const shipping = {
  'shipping.longest-below-shortest': 'Must not be less than the shortest time.',
  'shipping.currency-in-use': 'Your prices are in {currency}, so you cannot change the currency.',
  'shipping.price-unavailable': '{store} cannot price its delivery in {currency} at the moment.',
} as const
