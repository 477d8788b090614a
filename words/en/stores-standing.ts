/** What the shop allows a store, told at the top of its pages; and its preview. */
export const storesStanding = {
  'stores.standing.applied': 'Your store is not open yet',
  'stores.standing.applied-text':
    'Prepare everything: products, delivery, payout account. Shoppers see nothing and can buy nothing until we have verified you.',
  'stores.standing.blocked': 'Your store is taken down',
  'stores.standing.blocked-reasons': 'Read the reasons and appeal',
  'stores.standing.blocked-text':
    'Shoppers cannot find it and it takes no orders. Orders that are paid still have to be sent or refunded.',
  'stores.standing.restricted':
    '{restriction, select, closed {Your store is closed} other {Your store takes no new orders}}',
  'stores.standing.restricted-text':
    '{restriction, select, closed {It has {points} points from strikes. Orders that are paid still have to be sent or refunded. We pay nothing out before {day}.} other {It has {points} points from strikes. Answer them, and it takes orders again at once. Orders that are paid go on.}}',
  'stores.standing.strikes': 'Read the strikes',
  // In the list of all stores.
  'stores.standing.strikes-of': 'Strikes',
  'stores.standing.points': '{points, plural, one {# point} other {# points}}',
  'stores.standing.at-limit': 'Your store takes no new orders',
  'stores.standing.at-limit-text':
    'It has sold {sold} in 30 days. The limit of your level is {limit}. Orders that are paid go on.',
  'stores.standing.unverified': 'Payouts begin when you are verified',
  'stores.standing.unverified-text': 'Your sales are kept for you until then.',
  'stores.standing.name-differs': 'Payouts are waiting',
  'stores.standing.name-differs-text': 'Your payout account is in another name than the one that we verified.',
  'stores.standing.verify': 'Verify your store',
  'stores.standing.preview': 'Preview your store',
} as const
