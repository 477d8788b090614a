/** For the shop's staff: the most that a store of each level may sell. */
export const storesLimits = {
  'stores.limits.title': 'Selling limits',
  'stores.limits.about':
    'How much a store may sell in 30 days, by level. A store that reaches its limit gets no new orders until it moves to a higher level or its sales of the last 30 days fall. Stores at level 3 have no limit.',
  // A level and what it is given for.
  'stores.limits.level':
    '{tier, select, 0 {Level 0, new} 1 {Level 1, known} 2 {Level 2, business} other {Level 3, trusted}}',
  'stores.limits.unlimited': 'No limit',
  'stores.limits.none': 'No stores yet',
  'stores.limits.none-about': 'Limits are set for each currency that a store prices in.',
  // For those who hear the page: the name of a currency.
  'stores.limits.change': 'Change {currency}',
  'stores.limits.edit': 'Selling limits in {currency}',
  'stores.limits.edit-about':
    'The limits apply at once to stores that price in this currency. Leave a field empty for no limit.',
  'stores.limits.wrong': 'Enter an amount, or leave this empty.',
  'stores.limits.saved': 'Saved. The limits apply at once.',
} as const
