/** The checkout: from the cart to the payment page. */
export const ordersCheckout = {
  'orders.checkout.title': 'Checkout',
  // The titles of its four parts, and of the box beside them.
  'orders.checkout.contact': 'Contact',
  'orders.checkout.address': 'Delivery address',
  // Instead, where the shopper picks up the whole order.
  'orders.checkout.collector': 'Who will collect it',
  'orders.checkout.delivery': 'Delivery',
  'orders.checkout.payment': 'Payment',
  'orders.checkout.order': 'Your order',
  'orders.checkout.total': 'Total',

  'orders.checkout.contact.text':
    'You do not need an account. Enter an email address, a phone number or both. We send the receipt and delivery updates by email only.',
  'orders.checkout.contact.text-signed-in':
    'Enter an email address, a phone number or both. We send the receipt and delivery updates by email only.',
  'orders.checkout.email': 'Email',
  'orders.checkout.phone': 'Phone',
  'orders.checkout.phone.hint': 'Include the country code.',
  'orders.checkout.phone.hint-dial-code': 'A local number, or one that starts with {dialCode}.',
  'orders.checkout.country': 'Country',
  // The address is in another country than the one whose prices and delivery the shop shows.
  'orders.checkout.other-country': 'You are shopping in {shopping}. This order goes to {country}.',
  'orders.checkout.other-country.change': 'Deliver to {country}',
  // The first entry of a list, before one is chosen.
  'orders.checkout.choose': 'Choose…',
  'orders.checkout.note': 'Note for the stores',
  'orders.checkout.note.hint':
    'For example, a gate code, a delivery time or a gift message. It is not saved in this browser.',

  // The fault of a field. {field} is its label, such as "Street".
  'orders.checkout.fault.contact': 'Enter an email address or a phone number.',
  'orders.checkout.fault.phone': 'Enter a phone number of 6 to 20 digits.',
  'orders.checkout.fault.phone-for-cash': 'Enter a phone number for cash on delivery. The courier calls before coming.',
  'orders.checkout.fault.required': '{field} is required.',
  'orders.checkout.fault.option': '{field} is not valid. Choose one from the list.',
  // {fault} is a sentence, such as "Must look like 8001."
  'orders.checkout.fault.of-field': '{field}: {fault}',
  'orders.checkout.fault.pattern': '{field} is not valid. Check it.',

  // The name of a store's delivery options, for those who hear the page.
  'orders.checkout.delivery-from': 'Delivery from {store}',
  'orders.checkout.delivery-free': 'Free',
  'orders.checkout.undeliverable':
    '{store} does not deliver to {country}. Choose another country, or remove its items: {items}.',
  'orders.checkout.undeliverable.remove': 'Remove these items',
  // Below the amounts. The stores' names lead to the delivery options.
  'orders.checkout.undeliverable.stores': 'No delivery to {country}: <stores>{names}</stores>',
  // On a phone, in place of the pay button.
  'orders.checkout.undeliverable.check': 'Check delivery',

  'orders.checkout.pay-there':
    'You pay in {currency} on the provider’s own page. This shop never sees your card number.',
  'orders.checkout.pay-there-named':
    'You pay in {currency} on {provider}’s own page. This shop never sees your card number.',
  'orders.checkout.pay-cash': 'You pay nothing now. Pay in cash, in {currency}, when you receive each parcel.',
  'orders.checkout.accepts':
    'By placing this order you accept the <terms>terms</terms> and the <returns>return policy</returns>.',
  // The button that places the order; the short ones stand beside the total.
  'orders.checkout.pay': 'Pay {total}',
  'orders.checkout.pay-short': 'Pay',
  'orders.checkout.pay-on-delivery': 'Pay {total} on delivery',
  'orders.checkout.pay-on-delivery-short': 'Place order',
  'orders.checkout.placing': 'Placing your order…',
  'orders.checkout.placing-short': 'Placing…',

  // Above the form: why the order was not placed.
  'orders.checkout.faults':
    '{count, plural, one {{count} field needs attention} other {{count} fields need attention}}',
  'orders.checkout.price-changed': 'The total has changed',
  'orders.checkout.price-changed.text':
    'It was <before>{seen}</before> and is now <now>{total}</now>. Your order was not placed, and you were not charged.',
  'orders.checkout.price-changed.pricing': 'It was {seen}. We are updating the total.',
  'orders.checkout.cart-changed': 'Your order has changed',
  'orders.checkout.cart-changed.text': 'We have updated the total. Check it, then pay.',
  'orders.checkout.out-of-stock': 'Some items are no longer available',
  'orders.checkout.out-of-stock.none': '{name}: sold out',
  'orders.checkout.out-of-stock.gone': '{name}: no longer for sale',
  'orders.checkout.out-of-stock.not-here': '{name}: not sold in your country',
  'orders.checkout.out-of-stock.on-break': '{name}: the store is on a break',
  'orders.checkout.out-of-stock.some': '{name}: only {available} left, you have {requested}',
  'orders.checkout.out-of-stock.change': 'Edit your cart',
  'orders.checkout.no-answer': 'We could not confirm your order',
  'orders.checkout.no-answer.text':
    'The connection was lost before we could confirm it. Try again. You will not be charged twice.',
  // After the page was loaded again, and there is still no answer.
  'orders.checkout.no-answer.resumed': 'Your order may already be placed. Try again. You will not be charged twice.',
  'orders.checkout.no-answer.retry': 'Try again',
  'orders.checkout.not-placed': 'Your order was not placed',
  'orders.checkout.not-placed.record': 'Error reference: {id}',
  'orders.checkout.not-priced': 'We could not price your cart',
  // In place of delivery and total.
  'orders.checkout.no-price': 'There is no price yet. The message at the top of this page says why.',
  'orders.checkout.back-to-cart': 'Back to the cart',
  'orders.checkout.finding': 'Finding your order',

  'orders.checkout.placed': 'Order {number} placed',
  'orders.checkout.placed.leaving': 'Taking you to the payment page…',
  'orders.checkout.placed.leaving-cash': 'Sending your order to the stores…',
  'orders.checkout.placed.leave': 'Go to the payment page',
  'orders.checkout.placed.leave-cash': 'Continue',
  'orders.checkout.placed.silent':
    '{provider} is not responding. You were not charged, and your order is saved. Choose another way to pay, or try again.',
  'orders.checkout.placed.see': 'View order',
  // An order left on its payment page.
  'orders.checkout.waiting': 'Your order is not paid yet',
  'orders.checkout.waiting.text': 'Order {number}, {total}. Your items are reserved in this order.',
  'orders.checkout.waiting.open': 'Pay or change it',
} as const
