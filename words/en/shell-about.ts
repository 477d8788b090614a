/** The pages about the shop: what it is, questions and answers, cookies. */
export const shellAbout = {
  'shell.about.title': 'About',
  'shell.about.description': 'Many sellers, one cart, and every price in your own currency.',
  'shell.about.heading': 'Many sellers, one cart.',
  'shell.about.text':
    '{shop} brings makers and shops of many countries into one market. You fill one cart from as many stores as you like, pay once, and follow every parcel on one page.',
  'shell.about.prices': 'Prices in your currency',
  'shell.about.prices-text':
    "Sellers set prices in their own currency. You see and pay them in yours: the price in the list is the price that is charged, and it holds while you check out. Each product page tells the seller's price and the rate that was used.",
  'shell.about.account': 'No account needed',
  'shell.about.account-text':
    "An email address or a phone number is enough to buy, and with the order's number it is enough to track the order.",
  'shell.about.products': 'See all products',

  'shell.help.title': 'Help',
  'shell.help.description': 'How prices, delivery, payment and tracking work.',
  'shell.help.currency': 'In which currency do I pay?',
  'shell.help.currency-text':
    'In the one that you see. Your country and currency stand at the top of every page, and you can change them there at any time before you pay.',
  'shell.help.not-sold': 'Why is an item not sold in my currency?',
  'shell.help.not-sold-text':
    'There is no exchange rate for it at the moment. Choose another currency at the top of the page, or look again later.',
  'shell.help.many-stores': 'Can I buy from several stores at once?',
  'shell.help.many-stores-text':
    'Yes. Your cart is grouped by store, each store sends its own parcel, and you pay once for all of them. Delivery is chosen and shown for each store before you pay.',
  'shell.help.unpaid': 'I left the payment page. What now?',
  'shell.help.unpaid-text':
    'Your items stay reserved in your order. Open it under “Track an order” to pay it, in the same way or another. To change it first, choose “Change the order”: your items go back to the cart at once, and you are not charged. An order that is not paid in time ends by itself, and its items go back to the cart too.',
  'shell.help.where': 'Where is my order?',
  'shell.help.where-text':
    '<link>Track it</link> with its number and the email address or phone number that you gave, or with the link in the confirmation.',

  'shell.cookies.page': 'Cookies',
  'shell.cookies.description': 'What this shop keeps in your browser, and your consent to it.',
  'shell.dashboard.page': 'Dashboard',
} as const
