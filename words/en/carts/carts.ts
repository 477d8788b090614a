/** The cart: its page, its drawer, the way to it. */
export const carts = {
  'carts.title': 'Your cart',
  // Below the title. Every store's items are paid for together.
  'carts.summary':
    '{items, plural, one {{items} item} other {{items} items}} from {stores, plural, one {1 store} other {{stores} stores, one payment}}',
  'carts.subtotal-before-delivery': 'Subtotal <quiet>before delivery</quiet>',
  'carts.items': 'Items',
  'carts.delivery-to': 'Delivery to {country}',
  'carts.delivery-free': 'Free',
  'carts.delivery-missing': 'Not available',
  'carts.total': 'Total',
  'carts.choose-at-checkout': 'You can choose another delivery option at checkout.',
  // Below a store's items.
  'carts.store-subtotal': 'Subtotal',
  'carts.store-delivery.missing': 'Add {missing} more for free delivery',
  'carts.store-delivery.free': 'Free delivery',
  'carts.store-delivery.undeliverable':
    '{store} does not deliver to {country}. Remove its items, or choose another country at checkout.',
  'carts.store-delivery.price-unavailable':
    '{store} has no delivery price in your currency at the moment. Remove its items or choose another currency.',
  'carts.check-out': 'Check out',
  'carts.not-buyable': 'Some items in your cart cannot be bought. Fix the highlighted items to check out.',
  'carts.keep-shopping': 'Keep shopping',
  'carts.view': 'View cart',
  'carts.empty.title': 'Your cart is empty',
  'carts.empty.text': 'Add items from any store and pay once.',
  'carts.empty.browse': 'Browse products',
  // The button of a product.
  'carts.add': 'Add to cart',
  'carts.sold-out': 'Sold out',
  'carts.added': 'Added {name}',
  // Instead of adding more, when the cart holds all there are.
  'carts.has-all':
    '{count, plural, one {The last unit of {name} is already in your cart.} other {The last {count} units of {name} are already in your cart.}}',
  'carts.added-many': 'Added {quantity} × {name}',
  // The link in the header, for those who hear the page.
  'carts.link': 'Cart',
  'carts.link-count': '{count, plural, one {with 1 item} other {with {count, number} items}}',
  'carts.line.remove': 'Remove {name}',
  'carts.line.removed': 'Removed {name}',
  'carts.line.undo': 'Undo',
  'carts.line.quantity': 'Quantity of {name}',
  'carts.line.each': '{price} each',
  // The button beside "Only 3 left."
  'carts.line.set-to': 'Set to {quantity}',
  'carts.line.short': 'Only {available} left.',
  'carts.line.sold-out': 'Sold out. Remove it to check out.',
  'carts.line.store-paused': 'The store is on a break. Remove this item to check out.',
  'carts.line.store-paused-until': 'The store is on a break until {day}. Remove this item to check out.',
  'carts.line.store-at-limit': 'The store takes no more orders at the moment. Remove this item to check out.',
  'carts.line.order-too-large': 'The store takes no order of this size at the moment. Remove some of its items.',
  'carts.line.not-here': 'Not sold in your country. Remove it to check out.',
  'carts.line.gone': 'No longer for sale. Remove it to check out.',
  'carts.line.price-unavailable': 'Not sold in your currency at the moment. Remove it or choose another currency.',
  'carts.line.new-price': 'Price was {before}, now {now} each.',
} as const
