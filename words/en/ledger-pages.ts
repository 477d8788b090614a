/** Titles of the pages of money. */
export const ledgerPages = {
  'ledger.page.commission': 'Commission',
  'ledger.page.earnings': 'Earnings',
  'ledger.page.payouts': 'Payouts',
  'ledger.page.payout-run': 'Payout run',
} as const
