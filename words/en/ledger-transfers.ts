export const ledgerTransfers = {
  'ledger.transfer.silence': 'No answer yet. It is asked again; it is not sent twice.',
  'ledger.transfer.not-final':
    '{reason} It fails a day after it was asked for, unless an earlier try is found by then.',
  'ledger.commission.all-sales': 'All sales',
} as const
