/** Countries and currencies: what a shopper chooses, and what a seller and the shop set. */
export const rates = {
  'rates.choice.none': 'No matching country or currency.',
  'rates.choice.changed': 'Prices are now in {currency}',
  // Before the currency on the header's button, for those who hear the page.
  'rates.choice.currency': 'Currency:',
  // A button that offers the visitor's likely country.
  'rates.choice.suggested': '{country}?',
} as const
