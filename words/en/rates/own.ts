/** A store's own rates: where it sets nothing, the shop's apply. */
export const ratesOwn = {
  'rates.own.note':
    'How prices of {store} in {currency} are converted to other currencies. Where you set no rate, the shop’s rate applies.',
  'rates.own.list': 'Rates of the store',
  'rates.own.all': 'All',
  'rates.own.old': 'Yours, older than a day',
  'rates.own.no-old': 'None of your own rates is older than a day.',
  'rates.own.empty': 'The shop does not sell in any other currency yet.',
  'rates.own.thousand': '1,000 becomes',
  'rates.own.thousand-of': '1,000 {currency} becomes',
  'rates.own.set-by': 'Set by, age',
  'rates.own.closed': 'Closed',
  // Below "Set by".
  'rates.own.by-shop': 'The shop',
  'rates.own.by-store': 'Your store',
  'rates.own.saved': '{rate} saved for {store}',
  'rates.own.text':
    'Applies to everything that {store} sells there. If it makes prices lower than the shop’s rate, you earn less.',
  'rates.own.use-shops': 'Use {shop}’s rate',
  'rates.own.rate-hint': 'Leave this empty to use the shop’s rate, which follows the market.',
  // In the empty field: the shop's margin as it is typed, and as it is shown.
  'rates.own.shops-margin': '{typed} ({kind, select, none {none} other {{margin}}})',
  'rates.own.shops-rule':
    'Shop’s rule: {way, select, unit {to the unit} decimal {to the last decimal} ending {up to the next {step}} nearest {to the nearest {step}} up {up to {step}} other {down to {step}}}',
  'rates.own.example': 'A price of 1,000 {currency} becomes <strong>{price}</strong>.',
} as const
