/** The headings of the table of a store's parcels. */
export const ordersExport = {
  'orders.export.column.parcel': 'Parcel',
  'orders.export.column.state': 'State',
  'orders.export.column.date': 'Date',
  'orders.export.column.time': 'Time',
  'orders.export.column.buyer': 'Buyer',
  'orders.export.column.phone': 'Phone',
  'orders.export.column.email': 'Email',
  'orders.export.column.address': 'Address',
  'orders.export.column.items': 'Items',
  // Units in the parcel, and units refunded.
  'orders.export.column.units': 'Units',
  'orders.export.column.refunded': 'Refunded units',
  'orders.export.column.currency': 'Currency',
  'orders.export.column.total': 'Total',
  'orders.export.column.store-currency': 'Store currency',
  'orders.export.column.store-total': 'Store total',
  'orders.export.column.carrier': 'Carrier',
  'orders.export.column.tracking': 'Tracking number',
} as const
