/** The inventory: all products of a store, as its staff see them. */
export const catalogueInventory = {
  'catalogue.inventory.title': 'Inventory',
  'catalogue.inventory.count': '{count, plural, one {# product} other {# products}}',
  // The name of the list, for those who hear the page.
  'catalogue.inventory.list': 'Products',
  'catalogue.inventory.last-changed': 'Last changed',
  'catalogue.inventory.add': 'Add product',
  'catalogue.inventory.tables': 'Import / export',
  'catalogue.inventory.import': 'Import products (CSV)',
  'catalogue.inventory.export': 'Export all (CSV)',
  'catalogue.inventory.export-failed': 'The export failed',

  'catalogue.inventory.column.product': 'Product',
  'catalogue.inventory.column.sku': 'SKU',
  'catalogue.inventory.column.price': 'Price',
  'catalogue.inventory.column.stock': 'Stock',
  'catalogue.inventory.column.status': 'Status',
  'catalogue.inventory.column.actions': 'Actions',

  'catalogue.inventory.search': 'Search products by name, SKU or brand',
  'catalogue.inventory.search.placeholder': 'Search name, SKU or brand',
  'catalogue.inventory.category': 'Category',
  'catalogue.inventory.category.all': 'All categories',
  'catalogue.inventory.filter.all': 'All',
  'catalogue.inventory.filter.active': 'On sale',
  'catalogue.inventory.filter.draft': 'Drafts',
  'catalogue.inventory.filter.archived': 'Archived',
  'catalogue.inventory.filter.taken-down': 'Taken down',
  'catalogue.inventory.filter.low': 'Low stock',
  'catalogue.inventory.filter.out': 'Out of stock',

  'catalogue.inventory.selection': 'Selected products',
  'catalogue.inventory.selection.count': '{count, number} selected',
  'catalogue.inventory.selection.all': 'Select all {total, number}',
  'catalogue.inventory.selection.clear': 'Clear selection',
  'catalogue.inventory.selection.failed': 'Not all products were selected',

  'catalogue.inventory.menu': 'Actions for {name}',
  'catalogue.inventory.view': 'View in shop',
  'catalogue.inventory.publish': 'Publish',
  'catalogue.inventory.archive': 'Archive',

  'catalogue.inventory.variants': '{count, plural, one {{count} variant} other {{count} variants}}',
  // The button that shows them in the list.
  'catalogue.inventory.variants.of': 'Variants of {name}',
  'catalogue.inventory.variants.edit': 'Edit the {count} variants',
  'catalogue.inventory.featured': 'Featured',
  // The lowest price of several variants.
  'catalogue.inventory.price.from': '<quiet>from </quiet>{price}',
  'catalogue.inventory.price.of': 'Price of {name}',
  'catalogue.inventory.stock.of': 'Stock of {name}',
  'catalogue.inventory.stock.malformed': 'Enter a whole number, 0 or more.',
  'catalogue.inventory.stock.low': 'Low',
  'catalogue.inventory.stock.out': 'Out',
  // The variants that are low: "Low: Red, Blue and 2 more".
  'catalogue.inventory.stock.low-variants':
    'Low: {variants}{more, plural, =0 {} one { and {more} more} other { and {more} more}}',
  'catalogue.inventory.stock.out-variants':
    'Out: {variants}{more, plural, =0 {} one { and {more} more} other { and {more} more}}',
  // Units held for orders being paid.
  'catalogue.inventory.stock.held': '{held} held',

  'catalogue.inventory.edit.overtaken': 'Someone else changed {name}',
  'catalogue.inventory.edit.free': '{name} is now free for shoppers',
  'catalogue.inventory.edit.failed': '{name} was not changed',
  'catalogue.inventory.edit.new-price': 'The price is now {price}.',
  'catalogue.inventory.edit.new-stock': 'The stock is now {stock}.',
  'catalogue.inventory.edit.new-both': 'The price is now {price} and the stock is now {stock}.',
  'catalogue.inventory.edit.same': 'Price and stock have not changed. Try again.',

  'catalogue.inventory.no-match.title': 'No matching products',
  'catalogue.inventory.no-match.text': 'No product in your inventory matches your search.',
  'catalogue.inventory.no-match.show-all': 'Show all products',
  'catalogue.inventory.empty.title': 'Add your first product',
  'catalogue.inventory.empty.text':
    'A name, a price and a picture are enough to start. You can also import your products from a CSV file.',
  'catalogue.inventory.empty.add': 'Add first product',
} as const
