/** The tolerance for short payments, by currency. */
export const paymentsTolerances = {
  'payments.tolerances.title': 'Short payments',
  'payments.tolerances.about':
    'Banks and mobile money sometimes keep a fee, so a payment arrives a little short. Up to the amount that you set here, the order counts as paid: its stores earn the full price, the buyer owes nothing, and the shop covers the difference. All other short payments go to Payment reviews.',
  'payments.tolerances.nothing': 'Must be paid in full',
  'payments.tolerances.up-to': 'Up to {share} of the order may be missing, at most {most}',
  'payments.tolerances.set-by': 'Set by <person>{name}</person>, <day></day>.',
  // For those who hear the page: the name of a currency.
  'payments.tolerances.change': 'Change {currency}',
  'payments.tolerances.edit': 'Short payments in {currency}',
  'payments.tolerances.edit-about': 'This applies to new payments, and to those that are waiting in Payment reviews.',
  'payments.tolerances.share': 'Percentage of the order that may be missing',
  'payments.tolerances.share-hint':
    'From 0 to 10, with at most two decimals. 0 means that orders must be paid in full.',
  'payments.tolerances.share-wrong': 'Must be from 0 to 10, with at most two decimals.',
  'payments.tolerances.most': 'Maximum in {currency}',
  'payments.tolerances.most-hint': 'The limit for any order, however large.',
  'payments.tolerances.most-wrong': 'Enter an amount above 0.',
  'payments.tolerances.saved': 'Saved. This applies at once.',
} as const
