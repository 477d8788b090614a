/** A store as shoppers see it. */
export const storesStorefront = {
  // The name of the row of stores above the products.
  'stores.strip': 'Stores',
  // The last entry of the row.
  'stores.strip.all': 'All {count, number} stores',
  'stores.header.paused': 'Taking a break',
  'stores.header.back-on': 'Taking a break. Back on {day}.',
  'stores.header.closed': 'Closed',
  'stores.header.replies':
    'Usually replies within {time, select, hour {an hour} hours {a few hours} day {a day} other {a few days}}',
  'stores.header.delivery': 'Delivery',
  'stores.header.returns': 'Returns',
  // The longest of what the store, the law of the shopper’s country and the shop give. The store’s own words may follow.
  'stores.returns': 'Returns within {days} days of delivery.',
  // Links for every store: terms, return policy.
  'stores.header.rules': 'Shop policies',
  'stores.header.contact': 'Ask {store}',
  'stores.header.contact-text':
    'Ask about a product on its page. The answer is public. To ask about something that you ordered, open <order>your order</order> and message the store.',
  // Above the name of the store, on the page of a product.
  'stores.line.sold-by': 'Sold and sent by',
} as const
