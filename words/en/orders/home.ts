/** The first page of a store's dashboard: its figures and its open tasks. */
export const ordersHome = {
  // Above the figures.
  'orders.home.note': 'Last 30 days compared with the previous 30.',
  'orders.home.add-product': 'Add product',

  // The figures, each with the part of today.
  'orders.home.figures': 'Figures',
  'orders.home.figures.sales': 'Sales',
  'orders.home.figures.sales-today': '{sales} today',
  'orders.home.figures.orders': 'Orders',
  'orders.home.figures.orders-today': '{count, number} today',
  'orders.home.figures.average': 'Average order',
  'orders.home.figures.conversion': 'Conversion',
  // Below a percentage.
  'orders.home.figures.conversion-of': 'of carts with your items became paid orders',
  'orders.home.figures.note':
    'Sales are counted on the day of the order, before commission and after refunds. Cancelled orders and orders refunded in full are not counted.',

  'orders.home.chart': 'Sales by day <quiet>in {currency}</quiet>',
  'orders.home.chart.last': 'Last 30 days',
  'orders.home.chart.previous': 'Previous 30 days',
  // For those who hear the page.
  'orders.home.chart.label': 'Sales by day, last 30 days and previous 30 days',
  'orders.home.chart.empty': 'No sales yet. Your daily sales will appear here.',

  'orders.home.pack': 'To pack',
  'orders.home.pack.all': 'All',
  'orders.home.pack.none': 'Nothing to pack.',
  'orders.home.pack.show-orders': 'Show all orders',

  // The open tasks, each beside its number.
  'orders.home.tasks': 'To do',
  'orders.home.tasks.pack': 'Parcels to pack',
  'orders.home.tasks.ship': 'Parcels to ship',
  'orders.home.tasks.low': 'Low stock',
  'orders.home.tasks.out': 'Out of stock',
  'orders.home.tasks.rates': 'Rates older than a day',
} as const
