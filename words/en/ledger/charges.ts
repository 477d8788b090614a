/** What the shop's finance charges a store, on the store's earnings; only the staff see this part. */
export const ledgerCharges = {
  'ledger.charges.title': 'Charges',
  'ledger.charges.none': 'This store has not been charged anything.',
  'ledger.charges.charge': 'Charge store',
  'ledger.charges.charge-title': 'Charge {store}',
  'ledger.charges.charge-text':
    'The amount is taken from the store’s balance, which may fall below zero. The store’s next sales pay it off.',
  'ledger.charges.charge-amount': 'Charge {amount}',
  'ledger.charges.amount': 'Amount',
  'ledger.charges.reason': 'Reason',
  'ledger.charges.reason-hint': 'The store sees this in its notifications and on its statement.',
  'ledger.charges.made': 'Charged by {by} on {day}',
  'ledger.charges.reversed': 'Reversed by {by} on {day}: {reason}',
  'ledger.charges.is-reversed': 'Reversed',
  'ledger.charges.reverse': 'Reverse charge',
  'ledger.charges.reverse-title': 'Reverse this charge?',
  'ledger.charges.reverse-text': '{amount} goes back to the balance of the store. Reason for the charge: {reason}',
  'ledger.charges.done': 'The store was charged and notified.',
  'ledger.charges.reversed-done': 'The charge was reversed and the store was notified.',
} as const
