export const ledgerTransfers = {
  'ledger.transfer.silence': 'No answer yet. We check again automatically and never send the payout twice.',
  'ledger.transfer.not-final':
    '{reason} An earlier attempt may have gone through. If we do not find one within a day, the payout fails.',
  'ledger.commission.all-sales': 'All sales',
} as const
