/** The first page. */
export const catalogueHome = {
  'catalogue.home.title': 'Made there. Priced here.',
  'catalogue.home.intro': '{shop} is one marketplace with many sellers.',
  'catalogue.home.reach':
    '{stores, plural, one {One store sells here.} other {{countries, plural, one {{stores} stores sell here.} other {{stores} stores in {countries} countries sell here.}}}}',
  'catalogue.home.one-cart': 'Fill one cart, see every price in your own currency and pay once.',
  'catalogue.home.browse': 'Browse all',
  'catalogue.home.picks': 'See our picks',
  // On a picture. What is hidden, for those who hear the page, is a country or a store.
  'catalogue.home.tile': '{name}<hidden>, {place}</hidden>',
  'catalogue.home.featured': 'Featured',
  'catalogue.home.featured-all': 'See all',
  'catalogue.home.categories': 'Shop by category',
  // Beside the name of a category.
  'catalogue.home.category-count':
    '{count, plural, one {{count}<hidden> product</hidden>} other {{count}<hidden> products</hidden>}}',
  'catalogue.home.stores': 'Stores to discover',
  'catalogue.home.stores-all': 'All stores',
  'catalogue.home.viewed': 'Recently viewed',
  'catalogue.home.currency': 'Pay in your own currency',
  'catalogue.home.currency-text': 'You pay exactly the price that you see.',
  'catalogue.home.cart': 'One cart, many stores',
  'catalogue.home.cart-text': 'Buy from several stores and pay once.',
  'catalogue.home.tracking': 'Track orders without an account',
  'catalogue.home.tracking-text': 'All you need is your order number and your email address or phone number.',
} as const
