/** Lists of products: the shop's, a store's, the featured ones; their filters, cards and the search. */
export const catalogueBrowse = {
  'catalogue.browse.title': 'All products',
  'catalogue.browse.title-stores': 'All stores',
  'catalogue.browse.title-search': 'Results for “{words}”',
  // The choice between products and stores, for those who hear the page.
  'catalogue.browse.view': 'View',
  'catalogue.browse.products': 'Products',
  'catalogue.browse.stores': 'Stores',
  'catalogue.browse.stores-count': 'Stores <quiet>{count}</quiet>',
  'catalogue.browse.count': '{count, plural, one {1 product} other {{count} products}}',
  // For those who hear the page, as the list grows.
  'catalogue.browse.shown': '{count} products shown',
  'catalogue.browse.back-to-start': 'Back to the start of the list',
  'catalogue.browse.load-more': 'Load more',
  'catalogue.browse.more-failed': 'The next products did not load.',
  'catalogue.browse.see-all': 'See all products',
  'catalogue.browse.not-found': 'Nothing found for “{words}”',
  'catalogue.browse.not-found-text': 'Check the spelling, try a shorter word, or look through everything.',
  'catalogue.browse.nothing-fits': 'Nothing fits all of these filters',
  'catalogue.browse.nothing-fits-text': 'Take one away above, or start again from everything.',
  // The row of categories, for those who hear the page.
  'catalogue.browse.categories': 'Categories',
  // The first of these categories.
  'catalogue.browse.all': 'All',

  'catalogue.filters.title': 'Filters',
  'catalogue.filters.show': '{count, plural, one {Show {count} product} other {Show {count} products}}',
  // In place of "Show 3 products" when no product has all of these properties.
  'catalogue.filters.show-none': 'Nothing fits',
  'catalogue.filters.active': 'Active filters',
  'catalogue.filters.remove': '<hidden>Remove </hidden>{filter}',
  'catalogue.filters.clear': 'Clear all',
  'catalogue.filters.words': '“{words}”',
  'catalogue.filters.availability': 'Availability',
  'catalogue.filters.in-stock': 'In stock',
  'catalogue.filters.category': 'Category',
  'catalogue.filters.store': 'Store',
  'catalogue.filters.price': 'Price in {currency}',
  'catalogue.filters.price-between': '{min} to {max}',
  'catalogue.filters.price-from': 'From {min}',
  'catalogue.filters.price-to': 'Up to {max}',
  'catalogue.filters.lowest': 'Lowest price in {currency}',
  'catalogue.filters.highest': 'Highest price in {currency}',
  'catalogue.filters.min': 'Min',
  'catalogue.filters.max': 'Max',
  'catalogue.filters.apply': 'Apply',
  'catalogue.filters.not-a-price': 'Enter a price in {currency}, e.g. 20000.',
  'catalogue.sort.label': 'Sort by',
  'catalogue.sort.relevance': 'Best match',
  'catalogue.sort.newest': 'Newest first',
  'catalogue.sort.cheapest': 'Price: low to high',
  'catalogue.sort.dearest': 'Price: high to low',

  'catalogue.featured.title': 'Featured',
  'catalogue.featured.text': 'A few things from each corner of the market, picked by hand.',
  'catalogue.featured.empty': 'Nothing featured here',
  'catalogue.featured.empty-text':
    'We have not picked anything in this category yet. The whole shop is open all the same.',
  'catalogue.store.products': 'Products of {store}',
  'catalogue.store.empty': 'Nothing here yet',
  'catalogue.store.empty-text': '{store} has put nothing here yet. There is plenty in the other stores.',

  'catalogue.card.sold-out': 'Sold out',
  'catalogue.card.few-left': 'Only {count} left',
  'catalogue.card.price-unavailable': 'Not available in {currency} at the moment',

  'catalogue.search.label': 'Search products and stores',
  'catalogue.search.suggestions': 'Suggestions',
  // One of the suggestions while typing.
  'catalogue.search.did-you-mean': 'Did you mean “{words}”?',
  'catalogue.search.all-results': 'All results for “{words}”',
  'catalogue.search.category': 'Category',
  'catalogue.search.store': 'Store',
  'catalogue.search.product': 'Product',
  // Above a page of results. The words are a link.
  'catalogue.search.spelling': 'Did you mean <link>{words}</link>?',
} as const
