/** What the shop's finance charges a store, on the store's earnings; only the staff see this part. */
export const ledgerCharges = {
  'ledger.charges.title': 'Charges',
  'ledger.charges.none': 'This store has not been charged anything.',
  'ledger.charges.charge': 'Charge store',
  'ledger.charges.charge-title': 'Charge {store}',
  'ledger.charges.charge-text':
    'The amount is taken off the balance, which may fall below zero. What the store sells next makes up for it.',
  'ledger.charges.charge-amount': 'Charge {amount}',
  'ledger.charges.amount': 'Amount',
  'ledger.charges.reason': 'Reason',
  'ledger.charges.reason-hint': 'The store reads it in its notifications and on its statement.',
  'ledger.charges.made': 'Charged by {by} on {day}',
  'ledger.charges.reversed': 'Reversed by {by} on {day}: {reason}',
  'ledger.charges.is-reversed': 'Reversed',
  'ledger.charges.reverse': 'Reverse charge',
  'ledger.charges.reverse-title': 'Reverse this charge?',
  'ledger.charges.reverse-text': '{amount} goes back to the balance of the store. It was charged for: {reason}',
  'ledger.charges.done': 'The store was charged and has been told.',
  'ledger.charges.reversed-done': 'The charge was reversed and the store has been told.',
} as const
