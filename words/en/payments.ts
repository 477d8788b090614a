/** Ways to pay, and the comparison of the providers' books with ours. */
export const payments = {
  'payments.method': 'Payment method',
  'payments.none': 'No payment method is available in this currency at the moment. Choose another currency.',

  'payments.provider.paystack': 'Paystack',
  'payments.provider.flutterwave': 'Flutterwave',
  'payments.provider.stripe': 'Stripe',
  'payments.provider.cash-on-delivery': 'Cash on delivery',
  'payments.provider.sandbox': 'Sandbox payment',

  'payments.reconciliation.title': 'Reconciliation',
  'payments.reconciliation.note':
    'Once a day the payments that each provider lists are compared with our books, three days back.',
  'payments.reconciliation.start': 'Compare now',
  'payments.reconciliation.done': 'Compared.',
  'payments.reconciliation.no-provider': 'No provider that is switched on keeps a list of payments.',
  'payments.reconciliation.failed': 'That did not work. {reason}',
  'payments.reconciliation.empty': 'Nothing compared yet',
  'payments.reconciliation.empty-text':
    'The first comparison runs within a day. Payments that only one side has will be listed here.',
  'payments.reconciliation.empty-start': 'Compare the books',
  'payments.reconciliation.latest': 'Latest',
  'payments.reconciliation.earlier': 'Earlier',
  // The list of findings, for those who hear the page.
  'payments.reconciliation.finds': 'Found at {provider}',
  'payments.reconciliation.unfold': 'What was found',
  // The tags become a time, and the day from which payments were compared.
  'payments.reconciliation.times': 'Compared on <time></time>: what was opened from <start></start> on.',
  'payments.reconciliation.transaction': '{provider}, transaction <number>{transaction}</number>',
  'payments.reconciliation.copy': 'Copy the transaction, to search for it at {provider}',

  // The result of a comparison.
  'payments.comparison.no-answer': 'No answer',
  'payments.comparison.open': '{count} to look at',
  'payments.comparison.recorded': '{count} found and recorded',
  'payments.comparison.nothing': 'Nothing to compare',
  'payments.comparison.matched': 'Matched',
  'payments.comparison.failed-text':
    '{failure} The next comparison looks three days back, so that nothing is left out.',
  'payments.comparison.nothing-text': 'No payment stands both in the books of {provider} and in ours.',
  'payments.comparison.matched-text': '{count, plural, one {{count} payment matches.} other {{count} payments match.}}',

  // A finding: a title, what was found, what to do. `exact` says that the amount is known, `named` that the order is.
  'payments.find.settled': 'Found and recorded',
  'payments.find.settled-text':
    '{exact, select, yes {{amount}} other {an amount that is not exact}} for {named, select, yes {the order {order}} other {an order}} had arrived, and {provider} had not told us. It is in our books now.',
  'payments.find.settled-todo': 'Nothing to do: the order is updated automatically.',
  'payments.find.unsettled': 'Not confirmed',
  'payments.find.unsettled-text':
    '{provider} lists {exact, select, yes {{amount}} other {an amount that is not exact}} for {named, select, yes {the order {order}} other {an order}}, but does not confirm it when it is asked for this payment.',
  'payments.find.unsettled-todo':
    'The next comparison asks again. If it still stands here then, ask {provider} about the transaction.',
  'payments.find.unknown': 'Not of this shop',
  'payments.find.unknown-text':
    '{exact, select, yes {{amount}} other {an amount that is not exact}} was paid under a reference that none of our payments has.',
  'payments.find.unknown-todo':
    'Look the transaction up at {provider}: it may belong to another shop on the same account, or have to go back.',
  'payments.find.differs': 'Another amount',
  'payments.find.differs-text':
    '{provider} says {exact, select, yes {{amount}} other {an amount that is not exact}} for {named, select, yes {the order {order}} other {an order}}; we recorded {booked, select, yes {{recorded}} other {something else}}.',
  'payments.find.differs-todo':
    'Compare the transaction at {provider} with the order before its money is sent on or back.',
  'payments.find.missing': 'Missing there',
  'payments.find.missing-text':
    'We recorded {exact, select, yes {{amount}} other {an amount that is not exact}} for {named, select, yes {the order {order}} other {an order}}; {provider} knows of no such payment.',
  'payments.find.missing-todo':
    'Search for the transaction at {provider}, and hold what is not sent yet until it is found.',
} as const
