/** Ways to pay, and the comparison of the providers' books with ours. */
export const payments = {
  'payments.method': 'Payment method',
  'payments.none': 'No payment method is available in this currency at the moment. Choose another currency.',

  // Above the names of cards, mobile money and the like, in the footer and in the cart.
  'payments.pay-with': 'Ways to pay in your country',
  // Names as people know them.
  'payments.means.visa': 'Visa',
  'payments.means.mastercard': 'Mastercard',
  'payments.means.verve': 'Verve',
  'payments.means.bank-transfer': 'Bank transfer',
  'payments.means.ussd': 'USSD',
  'payments.means.mpesa': 'M-PESA',
  'payments.means.mtn-momo': 'MTN MoMo',
  'payments.means.airtel-money': 'Airtel Money',
  'payments.means.orange-money': 'Orange Money',
  'payments.means.telecel-cash': 'Telecel Cash',
  'payments.means.wave': 'Wave',
  'payments.means.cash': 'Cash on delivery',

  'payments.provider.paystack': 'Paystack',
  'payments.provider.flutterwave': 'Flutterwave',
  'payments.provider.stripe': 'Stripe',
  'payments.provider.cash-on-delivery': 'Cash on delivery',
  // No money moves: the sandbox of a demo.
  'payments.provider.sandbox': 'Sandbox payment',

  'payments.reconciliation.title': 'Reconciliation',
  'payments.reconciliation.note':
    'Every day, we compare the payments that each provider lists with our books, for the last three days.',
  'payments.reconciliation.start': 'Compare now',
  'payments.reconciliation.done': 'Comparison finished.',
  'payments.reconciliation.no-provider': 'None of the active providers lists its payments.',
  'payments.reconciliation.failed': 'The comparison failed. {reason}',
  'payments.reconciliation.empty': 'No comparisons yet',
  'payments.reconciliation.empty-text':
    'The first comparison runs within a day. Payments that appear on only one side will be listed here.',
  'payments.reconciliation.latest': 'Latest',
  'payments.reconciliation.earlier': 'Earlier',
  // The list of findings, for those who hear the page.
  'payments.reconciliation.finds': 'Found at {provider}',
  'payments.reconciliation.unfold': 'Show findings',
  // The tags become a time, and the day from which payments were compared.
  'payments.reconciliation.times': 'Compared on <time></time>. Covers payments started since <start></start>.',
  'payments.reconciliation.transaction': '{provider}, transaction <number>{transaction}</number>',
  'payments.reconciliation.copy': 'Copy the transaction number, to search for it at {provider}',

  // The result of a comparison.
  'payments.comparison.no-answer': 'No answer',
  'payments.comparison.open': '{count, number} to look at',
  'payments.comparison.recorded': '{count, number} found and recorded',
  'payments.comparison.nothing': 'Nothing to compare',
  'payments.comparison.matched': 'Matched',
  'payments.comparison.failed-text': '{failure} The next comparison covers the last three days, so nothing is missed.',
  'payments.comparison.nothing-text': '{provider} and our books have no payments in common.',
  'payments.comparison.matched-text':
    '{count, plural, one {{count, number} payment matches.} other {{count, number} payments match.}}',

  // A finding: a title, what was found, what to do. `exact` says that the amount is known, `named` that the order is.
  'payments.find.settled': 'Found and recorded',
  'payments.find.settled-text':
    '{exact, select, yes {{amount}} other {An unknown amount}} for {named, select, yes {order {order}} other {an order}} had arrived, but {provider} had not told us. It is in our books now.',
  'payments.find.settled-todo': 'Nothing to do: the order is updated automatically.',
  'payments.find.unsettled': 'Not confirmed',
  'payments.find.unsettled-text':
    '{provider} lists {exact, select, yes {{amount}} other {an unknown amount}} for {named, select, yes {order {order}} other {an order}}, but does not confirm the payment when we ask for it.',
  'payments.find.unsettled-todo':
    'We ask again in the next comparison. If it is still listed then, ask {provider} about the transaction.',
  'payments.find.unknown': 'Unknown payment',
  'payments.find.unknown-text':
    '{exact, select, yes {{amount}} other {An unknown amount}} was paid under a reference that matches none of our payments.',
  'payments.find.unknown-todo':
    'Look up the transaction at {provider}. It may belong to another shop on the same account, or need a refund.',
  'payments.find.differs': 'Different amount',
  'payments.find.differs-text':
    '{provider} reports {exact, select, yes {{amount}} other {an unknown amount}} for {named, select, yes {order {order}} other {an order}}, but we recorded {booked, select, yes {{recorded}} other {something else}}.',
  'payments.find.differs-todo':
    'Compare the transaction at {provider} with the order before you pay out or refund its money.',
  'payments.find.missing': 'Missing at the provider',
  'payments.find.missing-text':
    'We recorded {exact, select, yes {{amount}} other {an unknown amount}} for {named, select, yes {order {order}} other {an order}}, but {provider} has no record of this payment.',
  'payments.find.missing-todo':
    'Search for the transaction at {provider}. Hold any parcels that have not been sent until you find it.',
} as const
