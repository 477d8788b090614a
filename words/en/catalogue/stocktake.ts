/** Stock that is received, counted or written off, many products at once. */
export const catalogueStocktake = {
  'catalogue.stocktake.title': 'Stock',
  // The button above the inventory that leads there.
  'catalogue.stocktake.open': 'Receive or count',
  'catalogue.stocktake.back': 'Inventory',
  'catalogue.stocktake.note':
    '{kind, select, counted {Count what is on the shelf. Leave out items for orders that you have not sent yet. Sales while you count are taken into account.} received {Scan or find what has arrived. The units are added to the stock.} damaged {Scan or find what is damaged. The units are removed from the stock.} other {Scan or find what is missing. The units are removed from the stock.}}',
  'catalogue.stocktake.received': 'Receive',
  'catalogue.stocktake.counted': 'Count',
  'catalogue.stocktake.damaged': 'Damaged',
  'catalogue.stocktake.lost': 'Lost',
  'catalogue.stocktake.code': 'Barcode, SKU or name',
  'catalogue.stocktake.find': 'Find',
  'catalogue.stocktake.scan': 'Scan with the camera',
  'catalogue.stocktake.no-camera': 'The camera is not available. Allow it in your browser, or type the code.',
  'catalogue.stocktake.none': 'No product matches “{code}”.',
  // For those who hear the page.
  'catalogue.stocktake.found': 'Products found',
  'catalogue.stocktake.lines': 'Products',
  'catalogue.stocktake.units-of': 'Units of {name}',
  'catalogue.stocktake.remove': 'Remove {name}',
  'catalogue.stocktake.empty': 'No products yet. Each scan of the same code adds one unit.',
  'catalogue.stocktake.note-label': 'Note, such as an invoice number',
  'catalogue.stocktake.discard': 'Discard',
  'catalogue.stocktake.check': 'Check differences',
  'catalogue.stocktake.apply':
    '{kind, select, counted {Apply count} received {Receive {count, plural, one {1 product} other {{count, number} products}}} other {Write off {count, plural, one {1 product} other {{count, number} products}}}}',
  'catalogue.stocktake.done':
    '{kind, select, counted {{count, plural, one {1 product} other {{count, number} products}} counted} received {{count, plural, one {1 product} other {{count, number} products}} received} other {{count, plural, one {1 product} other {{count, number} products}} written off}}',
  'catalogue.stocktake.same': '{expected, number} expected. No difference.',
  'catalogue.stocktake.difference':
    '{expected, number} expected: {units, number} {sign, select, more {more} other {fewer}}. The stock becomes {onHand, number}.',
} as const
