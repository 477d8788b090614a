/** A store’s permissions from the shop, told at the top of its pages to its people or to the shop's staff; and its preview. */
export const storesStanding = {
  'stores.standing.applied': '{role, select, operator {This store is not open yet} other {Your store is not open yet}}',
  'stores.standing.applied-text':
    '{role, select, operator {Shoppers cannot see it or buy from it until we have verified it.} other {Prepare everything: products, delivery, payout account. Shoppers cannot see your store or buy from it until we have verified you.}}',
  'stores.standing.blocked': '{role, select, operator {This store is taken down} other {Your store is taken down}}',
  'stores.standing.blocked-reasons': '{role, select, operator {Read the reasons} other {Read the reasons and appeal}}',
  'stores.standing.blocked-text':
    'Shoppers cannot find it and it takes no orders. Paid orders still have to be sent or refunded.',
  'stores.standing.restricted':
    '{role, select, operator {{restriction, select, closed {This store is closed} other {This store cannot take new orders}}} other {{restriction, select, closed {Your store is closed} other {Your store cannot take new orders}}}}',
  'stores.standing.restricted-text':
    '{restriction, select, closed {It has {points} points from strikes. Paid orders still have to be sent or refunded. We hold its payouts until {day}.} other {It has {points} points from strikes. {role, select, operator {It takes orders again when it answers them.} other {Answer them to take orders again at once.}} Paid orders continue.}}',
  'stores.standing.strikes': 'Read the strikes',
  // In the list of all stores.
  'stores.standing.strikes-of': 'Strikes',
  'stores.standing.points': '{points, plural, one {# point} other {# points}}',
  'stores.standing.at-limit':
    '{role, select, operator {This store cannot take new orders} other {Your store cannot take new orders}}',
  'stores.standing.at-limit-text':
    'It has sold {sold} in 30 days. The limit of {role, select, operator {its level} other {your level}} is {limit}. Paid orders continue.',
  'stores.standing.unverified':
    '{role, select, operator {Payouts begin when this store is verified} other {Payouts begin when you are verified}}',
  'stores.standing.unverified-text':
    '{role, select, operator {Until then, we keep its earnings for it.} other {Until then, we keep your earnings for you.}}',
  'stores.standing.name-differs': 'Payouts are on hold',
  'stores.standing.name-differs-text':
    'The name on {role, select, operator {the payout account} other {your payout account}} is not the one that we verified.',
  'stores.standing.verify': 'Verify your store',
  'stores.standing.preview': 'Preview your store',
} as const
