/** For the shop's staff: the most that a store of each level may sell, and when it is paid. */
export const storesLimits = {
  'stores.limits.title': 'Selling limits',
  'stores.limits.page-about': 'How much a store may sell in 30 days, and when it is paid, by level.',
  'stores.limits.by-currency': 'Limits by currency',
  'stores.limits.about':
    'A store cannot take an order that would bring its sales of the last 30 days above its limit. What was refunded does not count. Stores at level 3 have no limit.',
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
  // When stores of a level are paid, for the staff and for the stores.
  'stores.payouts.title': 'Payouts by level',
  'stores.payouts.about':
    'A reserve is a share of what a store earns from an order. It becomes available a few days later than the rest, so that refunds can be taken from it.',
  'stores.payouts.after':
    '{days, plural, =0 {Available on delivery.} one {Available 1 day after delivery.} other {Available {days} days after delivery.}}',
  'stores.payouts.reserve': '{share} is held {days, plural, one {1 day} other {{days} days}} longer.',
  // Before the terms of a level.
  'stores.payouts.none': 'No payouts until the store is verified.',
  'stores.payouts.no-reserve': 'No reserve.',
  // For those who hear the page: the name of a level.
  'stores.payouts.change': 'Change payouts for {level}',
  'stores.payouts.edit': 'Payouts for {level}',
  'stores.payouts.edit-about':
    'The reserve applies to orders paid from now on. The waiting time applies to orders delivered from now on.',
  'stores.payouts.share': 'Reserve (%)',
  'stores.payouts.share-hint': 'Of what the store earns from each order. 0 means no reserve.',
  'stores.payouts.share-wrong': 'Enter a share from 0 to 50, like 10 or 7.5.',
  'stores.payouts.reserve-days': 'Reserve period in days',
  'stores.payouts.reserve-days-hint': 'How much longer it is held than the rest.',
  'stores.payouts.delay': 'Days from delivery to payout',
  'stores.payouts.delay-hint':
    'Leave empty to use the shop’s standard, {days, plural, one {1 day} other {{days} days}}. That is also the maximum.',
  'stores.payouts.days-wrong': 'Enter a whole number from 0 to {most}.',
  'stores.payouts.saved': 'Saved.',
} as const
