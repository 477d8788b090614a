/** Lists of products: the shop's, a store's, the featured ones; their filters, cards and the search. */
export const catalogueBrowse = {
  'catalogue.browse.title': 'All products',
  'catalogue.browse.title-stores': 'All stores',
  'catalogue.browse.title-search': 'Results for “{words}”',
  // The choice between products and stores, for those who hear the page.
  'catalogue.browse.view': 'View',
  'catalogue.browse.products': 'Products',
  'catalogue.browse.stores': 'Stores',
  'catalogue.browse.stores-count': 'Stores <quiet>{count, number}</quiet>',
  'catalogue.browse.count': '{count, plural, one {1 product} other {{count, number} products}}',
  // More than are counted.
  'catalogue.browse.count-capped': '{count, number}+ products',
  // For those who hear the page, as the list grows.
  'catalogue.browse.shown': '{count, plural, one {1 product shown} other {{count, number} products shown}}',
  'catalogue.browse.back-to-start': 'Back to the start of the list',
  'catalogue.browse.load-more': 'Load more',
  'catalogue.browse.more-failed': 'More products could not be loaded.',
  'catalogue.browse.see-all': 'See all products',
  'catalogue.browse.not-found': 'No results for “{words}”',
  'catalogue.browse.not-found-text': 'Check the spelling, try a shorter word, or see all products.',
  'catalogue.browse.nothing-fits': 'No products match these filters',
  'catalogue.browse.nothing-fits-text': 'Remove a filter above, or see all products.',
  // The row of categories, for those who hear the page.
  'catalogue.browse.categories': 'Categories',
  // The first of these categories.
  'catalogue.browse.all': 'All',

  'catalogue.stores.search': 'Find a store',
  'catalogue.stores.search-placeholder': 'Name, city or country',
  'catalogue.stores.count': '{count, plural, one {1 store} other {{count, number} stores}}',
  'catalogue.stores.none': 'No stores match “{words}”',
  'catalogue.stores.none-text': 'Check the spelling, or see all stores.',
  'catalogue.stores.see-all': 'See all stores',

  'catalogue.filters.title': 'Filters',
  'catalogue.filters.show': '{count, plural, one {Show {count, number} product} other {Show {count, number} products}}',
  'catalogue.filters.show-capped': 'Show {count, number}+ products',
  // In place of "Show 3 products" when no product has all of these properties.
  'catalogue.filters.show-none': 'No products match',
  'catalogue.filters.active': 'Active filters',
  'catalogue.filters.remove': '<hidden>Remove </hidden>{filter}',
  'catalogue.filters.clear': 'Clear all',
  'catalogue.filters.words': '“{words}”',
  'catalogue.filters.availability': 'Availability',
  'catalogue.filters.in-stock': 'In stock',
  'catalogue.filters.category': 'Category',
  'catalogue.filters.store': 'Store',
  // Above the countries of the stores.
  'catalogue.filters.ships-from': 'Ships from',
  // Active filters, which a press removes.
  'catalogue.filters.option': '{option}: {value}',
  'catalogue.filters.from': 'From {country}',
  // In a long list of stores.
  'catalogue.filters.find-store': 'Find a store',
  'catalogue.filters.no-store': 'No store is called “{name}”.',
  'catalogue.filters.price': 'Price in {currency}',
  'catalogue.filters.price-between': '{min} to {max}',
  'catalogue.filters.price-from': 'From {min}',
  'catalogue.filters.price-to': 'Up to {max}',
  'catalogue.filters.lowest': 'Lowest price in {currency}',
  'catalogue.filters.highest': 'Highest price in {currency}',
  'catalogue.filters.min': 'Min',
  'catalogue.filters.max': 'Max',
  'catalogue.filters.apply': 'Apply',
  'catalogue.filters.not-a-price': 'Enter a price in {currency}, in digits.',
  'catalogue.sort.label': 'Sort by',
  'catalogue.sort.relevance': 'Best match',
  'catalogue.sort.newest': 'Newest first',
  'catalogue.sort.cheapest': 'Price: low to high',
  'catalogue.sort.dearest': 'Price: high to low',
  'catalogue.sort.rating': 'Best rated',

  'catalogue.featured.title': 'Featured',
  'catalogue.featured.text': 'A hand-picked selection from across the marketplace.',
  'catalogue.featured.empty': 'No featured products here',
  'catalogue.featured.empty-text': 'Our picks in this category will appear here. Until then, see all products.',
  'catalogue.store.products': 'Products from {store}',
  // A field on a store's page.
  'catalogue.store.search': 'Search {store}',
  'catalogue.store.see-all': 'See everything from {store}',
  // Below “No results”, on a store's page.
  'catalogue.store.search-everywhere': 'Search all stores instead',
  'catalogue.store.empty': 'No products yet',
  'catalogue.store.empty-text': '{store} has not added any products yet. See what other stores sell.',

  'catalogue.card.sold-out': 'Sold out',
  // The store of the product takes no orders for some days.
  'catalogue.card.on-break': 'Store on a break',
  'catalogue.card.few-left': 'Only {count} left',
  'catalogue.card.price-unavailable': 'Not available in {currency} at the moment',

  'catalogue.search.label': 'Search products and stores',
  'catalogue.search.suggestions': 'Suggestions',
  // One of the suggestions while typing.
  'catalogue.search.did-you-mean': 'Did you mean “{words}”?',
  'catalogue.search.all-results': 'All results for “{words}”',
  // Titles among the suggestions.
  'catalogue.search.products': 'Products',
  'catalogue.search.categories': 'Categories',
  'catalogue.search.stores': 'Stores',
  'catalogue.search.popular': 'Popular categories',
  // Above goods that sell well, where nothing has the words.
  'catalogue.search.instead': 'Popular now',
  'catalogue.search.recent': 'Recent searches',
  'catalogue.search.clear-recent': 'Clear all',
  'catalogue.search.remove-recent': 'Remove “{words}”',
  // Read out while someone types.
  'catalogue.search.count': '{count, plural, one {1 suggestion} other {{count, number} suggestions}}',
  // Above the goods that a search has found.
  'catalogue.search.beside': 'Stores and categories',
  // Above a page of results: `from` is what was typed.
  'catalogue.search.corrected': 'Showing results for “{to}” · <link>Search for “{from}” instead</link>',
  // Above a page of results that are sorted by price.
  'catalogue.search.cut': 'Only the best matches are sorted by price. Add a word or a filter to see others.',
  // Above a page of results. The words are a link.
  'catalogue.search.spelling': 'Did you mean <link>{words}</link>?',
} as const
