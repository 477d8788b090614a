/** Titles and descriptions of the pages of products. */
export const cataloguePages = {
  'catalogue.page.products-description': 'Everything on sale, at prices in your own currency.',
  'catalogue.page.stores-description': 'Every store of the market, with where it is from.',
  'catalogue.page.categories': 'Categories',
  'catalogue.page.inventory': 'Inventory',
  'catalogue.page.add': 'Add a product',
  // While the name of the product is not known.
  'catalogue.page.product': 'Product',
} as const
