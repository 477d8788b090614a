/** The pages about the shop: what it is, questions and answers, cookies. */
export const shellAbout = {
  'shell.about.title': 'About',
  'shell.about.description': 'Many sellers, one cart, and every price in your own currency.',
  'shell.about.heading': 'Many sellers, one cart.',
  'shell.about.text':
    '{shop} brings makers and stores from many countries into one marketplace. You fill one cart from as many stores as you like, pay once, and track every parcel on one page.',
  'shell.about.prices': 'Prices in your currency',
  'shell.about.prices-text':
    'Sellers set prices in their own currency. You see and pay them in yours. The price that you see is the price that you pay, and it does not change while you check out. Each product page shows the seller’s price and the exchange rate.',
  'shell.about.account': 'No account needed',
  'shell.about.account-text':
    'All you need to buy is an email address or a phone number. To track the order, enter it together with your order number.',
  'shell.about.products': 'See all products',

  'shell.help.title': 'Help',
  'shell.help.description': 'How prices, delivery, payment and tracking work.',
  'shell.help.currency': 'Which currency do I pay in?',
  'shell.help.currency-text':
    'You pay in the currency that you see. Your country and currency are at the top of every page, and you can change them there at any time before you pay.',
  'shell.help.not-sold': 'Why is a product not sold in my currency?',
  'shell.help.not-sold-text':
    'There is no exchange rate for it at the moment. Choose another currency at the top of the page, or try again later.',
  'shell.help.many-stores': 'Can I buy from several stores at once?',
  'shell.help.many-stores-text':
    'Yes. Your cart is grouped by store. Each store sends its own parcel, and you pay once for all of them. You see and choose the delivery of each store before you pay.',
  'shell.help.pay': 'Is it safe to pay here?',
  'shell.help.pay-text':
    'Yes. You pay on the page of a payment provider, and this shop never sees your card number. The store is paid after delivery.',
  'shell.help.ask': 'How do I ask a store something?',
  'shell.help.ask-text':
    'Ask about a product on its page. The answer is public. To write to a store about your order, open the order and choose “Message the store”.',
  'shell.help.return': 'What if something is wrong, or I want to return it?',
  'shell.help.return-text':
    '<link>Open your order</link> and choose “Something wrong?”. Say what you would like: a refund, a replacement or a return. If you and the store do not agree, our support decides.',
  'shell.help.sell': 'How do I sell here?',
  'shell.help.sell-text':
    '<link>Create an account</link>, name your store and add a product. You can do it all on your phone.',
  'shell.help.more': 'More questions?',
  'shell.help.write': 'Write to {email}',
  'shell.help.prohibited': 'Which goods are prohibited?',
  'shell.help.prohibited-text': 'Read the <link>list of prohibited goods</link>.',
  'shell.help.unpaid': 'I left the payment page. What now?',
  'shell.help.unpaid-text':
    'Your items stay reserved in your order. To pay, open the order under “Track an order” and choose the same way to pay or another. To change the order first, choose “Change order”. Your items go back to the cart at once, and you are not charged. An order that is not paid in time expires, and its items go back to the cart too.',
  'shell.help.where': 'Where is my order?',
  'shell.help.where-text':
    '<link>Track your order</link> with its number and the email address or phone number that you gave, or use the link in the confirmation.',

  'shell.cookies.page': 'Cookies',
  'shell.cookies.description': 'What this shop stores in your browser, and how to withdraw your consent.',
  'shell.dashboard.page': 'Dashboard',
} as const
