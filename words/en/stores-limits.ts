/** For the shop's staff: the most that a store of each level may sell. */
export const storesLimits = {
  'stores.limits.title': 'Selling limits',
  'stores.limits.about':
    'The most that a store may sell within 30 days, by its level. At its limit, new orders are refused until the store is verified further or time has passed. Stores of level 3 have no limit.',
  // A level and what it is given for.
  'stores.limits.level': '{tier, select, 0 {0, new} 1 {1, known} 2 {2, business} other {3, trusted}}',
  'stores.limits.unlimited': 'No limit',
  'stores.limits.none': 'No stores yet',
  'stores.limits.none-about': 'Limits are set for each currency that a store prices in.',
  // For those who hear the page: the name of a currency.
  'stores.limits.change': 'Change {currency}',
  'stores.limits.edit': 'Selling limits in {currency}',
  'stores.limits.edit-about': 'For stores that price in this currency, at once. An empty field is no limit.',
  'stores.limits.wrong': 'Type an amount, or leave it empty.',
  'stores.limits.saved': 'Saved. The limits apply at once.',
} as const
