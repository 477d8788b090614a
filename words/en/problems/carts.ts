export const carts = {
  'carts.sign-in-to-claim': 'Sign in to do this.',
  'carts.empty': 'The cart is empty.',
  'carts.price-unavailable': '{product} cannot be bought in this currency at the moment.',
  'carts.store-at-limit': '{store} takes no more orders at the moment. Take its items out of the cart to buy the rest.',
  'carts.too-many-lines': 'A cart can hold at most {most} lines.',
  'carts.too-many-of-one': 'You can buy at most {most} of one item.',
  'carts.beyond-counting': 'The total is too large for one order. Reduce the quantity.',
} as const
