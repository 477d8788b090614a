export const carts = {
  'carts.sign-in-to-claim': 'Sign in to do this.',
  'carts.empty': 'The cart is empty.',
  'carts.price-unavailable': '{product} cannot be bought in this currency at the moment.',
  'carts.too-many-lines': 'A cart has at most {most} lines.',
  'carts.too-many-of-one': 'At most {most} of one item.',
  'carts.beyond-counting': 'This is more than one order can count.',
} as const
