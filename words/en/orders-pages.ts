/** Titles of the pages of orders. */
export const ordersPages = {
  'orders.page.checkout': 'Checkout',
  'orders.page.no-country': 'Choose your country first',
  'orders.page.no-country-text': 'Your country sets the currency you pay in and the ways to pay.',
  'orders.page.tracking': 'Track an order',
  'orders.page.payment': 'Your payment',
  'orders.page.orders': 'Orders',
  'orders.page.order': 'Order {number}',
  'orders.page.payment-reviews': 'Payment reviews',
} as const
