export const ratesImport = {
  'rates.import-outcome.base-is-one': 'the base currency is always 1',
  'rates.import-outcome.no-rate': 'the file has no rate for it on its newest day',
  'rates.import-outcome.taken-before': 'this day was already imported',
  'rates.import-outcome.older': 'older than the current rate: history only',
  'rates.import-outcome.to-confirm': 'moves by {percent}%: needs to be confirmed',
  'rates.import-outcome.not-in-shop': 'the shop has no rate in this currency',
} as const
