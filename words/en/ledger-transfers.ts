export const ledgerTransfers = {
  'ledger.transfer.silence': 'No answer yet. We check again automatically and do not send it twice.',
  'ledger.transfer.not-final': '{reason} The payout fails after one day unless an earlier attempt is found by then.',
  'ledger.commission.all-sales': 'All sales',
} as const
