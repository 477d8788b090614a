/** Titles and descriptions of the pages of products. */
export const cataloguePages = {
  'catalogue.page.products-description': 'Browse all products at prices in your own currency.',
  'catalogue.page.stores-description': 'All stores in the marketplace and where they are based.',
  // While the name of the product is not known.
  'catalogue.page.product': 'Product',
} as const
