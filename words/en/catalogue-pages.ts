/** Titles and descriptions of the pages of products. */
export const cataloguePages = {
  'catalogue.page.products-description': 'Browse all products at prices in your own currency.',
  'catalogue.page.stores-description': 'All stores in the marketplace and where they are based.',
  'catalogue.page.categories': 'Categories',
  'catalogue.page.inventory': 'Inventory',
  'catalogue.page.add': 'Add a product',
  // While the name of the product is not known.
  'catalogue.page.product': 'Product',
} as const
