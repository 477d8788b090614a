/** Texts shared by the rooms of the ledger. */
export const ledger = {
  'ledger.failed': 'That did not work. {reason}',
  'ledger.currency': 'Currency',
  'ledger.not-above-zero': 'Must be an amount above 0.',
  'ledger.type-to-search': 'Type to search',
  'ledger.payouts': 'Payouts',
  // A store's balance, in three parts.
  'ledger.balance.available': 'Available',
  'ledger.balance.pending': 'Pending',
  'ledger.balance.on-its-way': 'On its way',
  // The same while nobody has sent any of it.
  'ledger.balance.unsent': 'Being prepared',
  // The same in the list of stores: sent or not.
  'ledger.balance.in-payouts': 'In payouts',
} as const
