/** What happens to products and their stock, wherever a seller sees it. */
export const catalogueStock = {
  // The state of a product.
  'catalogue.stock.active': 'On sale',
  'catalogue.stock.draft': 'Draft',
  'catalogue.stock.taken-down': 'Taken down',
  'catalogue.stock.archived': 'Archived',

  // One product by its name, or how many.
  'catalogue.stock.done.published':
    '{products, select, named {{name}} other {{count, plural, one {# product} other {# products}}}} published',
  'catalogue.stock.done.drafted':
    '{products, select, named {{name}} other {{count, plural, one {# product} other {# products}}}} unpublished',
  'catalogue.stock.done.archived':
    '{products, select, named {{name}} other {{count, plural, one {# product} other {# products}}}} archived',
  'catalogue.stock.done.deleted':
    '{products, select, named {{name}} other {{count, plural, one {# product} other {# products}}}} deleted',
  'catalogue.stock.done.restored':
    '{products, select, named {{name}} other {{count, plural, one {# product} other {# products}}}} restored',
  'catalogue.stock.failed.published':
    '{products, select, named {{name}} other {{count, plural, one {# product} other {# products}}}} could not be published',
  'catalogue.stock.failed.drafted':
    '{products, select, named {{name}} other {{count, plural, one {# product} other {# products}}}} could not be unpublished',
  'catalogue.stock.failed.archived':
    '{products, select, named {{name}} other {{count, plural, one {# product} other {# products}}}} could not be archived',
  'catalogue.stock.failed.restored':
    '{products, select, named {{name}} other {{count, plural, one {# product} other {# products}}}} could not be restored',
  'catalogue.stock.undo': 'Undo',
  'catalogue.stock.delete.title':
    'Delete {products, select, named {{name}} other {{count, plural, one {# product} other {# products}}}}?',
  'catalogue.stock.delete.text':
    'Shoppers can no longer find {count, plural, one {it} other {them}}. Orders already placed are not affected. You can undo this.',

  'catalogue.stock.history': 'Stock history',
  'catalogue.stock.history.variant': 'Variant',
  'catalogue.stock.history.held': '{onHand} in stock, including {held} held for orders that are waiting for payment.',
  'catalogue.stock.history.empty': 'No stock changes yet.',
  'catalogue.stock.history.earlier': 'Show earlier changes',
  // The kinds of changes.
  'catalogue.stock.history.initial': 'Opening stock',
  'catalogue.stock.history.received': 'Received',
  'catalogue.stock.history.counted': 'Counted',
  'catalogue.stock.history.damaged': 'Damaged',
  'catalogue.stock.history.lost': 'Lost',
  'catalogue.stock.history.corrected': 'Corrected',
  'catalogue.stock.history.sold': 'Sold',
  'catalogue.stock.history.returned': 'Returned',
  'catalogue.stock.history.replaced': 'Sent as a replacement',
  // After the change, "+3": the units there are now.
  'catalogue.stock.history.result': '→ {onHand}',
  'catalogue.stock.history.order': 'Order {number}',
  'catalogue.stock.history.order-unnamed': 'An order',
} as const
