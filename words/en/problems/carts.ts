export const carts = {
  'carts.sign-in-to-claim': 'Sign in to do this.',
  'carts.empty': 'Your cart is empty. Add an item first.',
  'carts.price-unavailable':
    '{product} is not sold in your currency at the moment. Remove it or choose another currency.',
  'carts.store-at-limit': '{store} cannot take any more orders at the moment. Remove its items to buy the rest.',
  'carts.order-too-large':
    '{store} cannot take an order of this size at the moment. Take some of its items out of your cart.',
  'carts.too-many-lines': 'A cart can hold at most {most} different items. Remove one to add another.',
  'carts.too-many-of-one': 'You can buy at most {most} of one item.',
  'carts.beyond-counting': 'The total is too large for one order. Reduce the quantity.',
} as const
