/** Titles of the pages of orders where their headings say something else. */
export const ordersPages = {
  'orders.page.no-country': 'Choose your country first',
  'orders.page.no-country-text': 'Your country sets the currency you pay in and the ways to pay.',
  'orders.page.payment': 'Your payment',
  'orders.page.order': 'Order {number}',
} as const
