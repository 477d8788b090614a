/** Many orders at once: packing, slips, shipping, the export. */
export const ordersBulk = {
  // The bar below the list while parcels are selected.
  'orders.bulk.selection': 'Selected orders',
  'orders.bulk.count': '{count, plural, one {1 selected} other {{count, number} selected}}',
  'orders.bulk.clear': 'Clear selection',
  'orders.bulk.select-all': 'Select all {count, number}',
  'orders.bulk.select-all.failed': 'The orders could not be selected',
  'orders.bulk.pack': 'Pack',
  'orders.bulk.slips': 'Print slips',
  'orders.bulk.ship': 'Ship',
  'orders.bulk.export': 'Export',
  'orders.bulk.export.failed': 'The export failed',
  // While they are sent to the shop, and after that.
  'orders.bulk.packing': 'Packing orders',
  'orders.bulk.shipping': 'Shipping orders',
  'orders.bulk.packed':
    '{count, plural, =0 {No order was packed} one {1 order packed} other {{count, number} orders packed}}',
  'orders.bulk.shipped':
    '{count, plural, =0 {No order was shipped} one {1 order shipped} other {{count, number} orders shipped}}',
  // Orders that their buyers pick up: all of them, or some beside others that are shipped.
  'orders.bulk.ready':
    '{count, plural, one {1 order ready to collect} other {{count, number} orders ready to collect}}',
  'orders.bulk.shipped-and-ready':
    '{shipped, plural, one {1 order shipped} other {{shipped, number} orders shipped}}, {ready, number} ready to collect',
  'orders.bulk.already-packed':
    '{count, plural, one {1 was already packed} other {{count, number} were already packed}}.',
  'orders.bulk.already-shipped':
    '{count, plural, one {1 was already shipped} other {{count, number} were already shipped}}.',
  'orders.bulk.already-ready':
    '{count, plural, one {1 was already ready to collect} other {{count, number} were already ready to collect}}.',
  'orders.bulk.refused': '{count, plural, one {1 order was skipped} other {{count, number} orders were skipped}}:',
  'orders.bulk.stopped':
    'You stopped. {count, plural, one {1 order was not processed} other {{count, number} orders were not processed}}.',
  'orders.bulk.failed':
    '{count, plural, one {1 order was not processed} other {{count, number} orders were not processed}}. {reason}',
  'orders.bulk.ship-next': 'Ship them',
  // The packing slips.
  'orders.bulk.slips.title': 'Packing slips',
  'orders.bulk.slips.ready':
    '{count, plural, =0 {No slip to print} one {1 slip is ready} other {{count, number} slips are ready}}.',
  'orders.bulk.slips.loading': 'Loading the slips.',
  'orders.bulk.slips.left-out':
    '{count, plural, one {1 order has no slip} other {{count, number} orders have no slip}}:',
  'orders.bulk.slips.print': 'Print {count, plural, one {1 slip} other {{count, number} slips}}',
  'orders.bulk.slips.printed': 'printed',
  'orders.bulk.slips.print-part': 'Print {from, number} to {to, number}',
  // The form that ships them.
  'orders.bulk.ship.title': '{count, plural, one {Ship 1 order} other {Ship {count, number} orders}}',
  'orders.bulk.ship.text': 'Each buyer gets an email. This cannot be undone.',
  'orders.bulk.ship.tracking': 'Tracking numbers',
  'orders.bulk.ship.tracking-help':
    'Enter one line for each order: the order number, then the tracking number. You can also enter only the tracking numbers, in the order of the list below.',
  'orders.bulk.ship.upload': 'Choose a CSV file',
  'orders.bulk.ship.upload-failed': 'The file could not be read. Choose a CSV file of up to 1 MB.',
  'orders.bulk.ship.faults': '{count, plural, one {1 line needs} other {{count, number} lines need}} attention',
  // A line of the pasted text: what is wrong with it.
  'orders.bulk.line': 'Line {line}: {fault}',
  'orders.bulk.line.unknown': '{number} is not among the selected orders.',
  'orders.bulk.line.no-order': 'There is no order number in front of the tracking number.',
  'orders.bulk.line.twice': '{number} is already on an earlier line.',
  'orders.bulk.line.same-tracking': '{tracking} is already on an earlier line.',
  'orders.bulk.line.empty': '{number} has no tracking number.',
  'orders.bulk.line.too-long': 'A tracking number has at most 60 characters.',
  'orders.bulk.line.shape': 'Enter one tracking number on each line, with or without an order number in front of it.',
  'orders.bulk.line.too-many': 'There are more lines than selected orders.',
  // The orders as they will be shipped.
  'orders.bulk.ship.preview': 'What will be shipped',
  'orders.bulk.ship.no-number': 'No tracking number',
  'orders.bulk.ship.with':
    '{tracked, number} of {count, plural, one {1 order has} other {{count, number} orders have}} a tracking number.',
  'orders.bulk.ship.more': 'and {count, number} more',
} as const
