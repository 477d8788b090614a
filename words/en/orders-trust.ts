/** The reasons for a level that a store's record gives or takes away, in the bell, in emails and in the activity log. */
export const ordersTrust = {
  'orders.trust.raised':
    'Your record earned it: {orders, plural, one {# order} other {# orders}} in 90 days, {disputes, plural, one {# dispute} other {# disputes}} with banks, {late} of {due, plural, one {# parcel} other {# parcels}} late. You keep it while all four conditions are met.',
  'orders.trust.worse':
    'Level 3 needs a better record: you have {orders, plural, one {# order} other {# orders}} in 90 days, {disputes, plural, one {# dispute} other {# disputes}} with banks, {late} of {due, plural, one {# parcel} other {# parcels}} late. The verification page shows what is missing. The level comes back by itself.',
  'orders.trust.held': 'We hold your store back at the moment. The level comes back by itself when we no longer do.',
} as const
