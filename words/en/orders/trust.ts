/** The reasons for a level that a store's record gives or takes away, in the bell, in emails and in the activity log. */
export const ordersTrust = {
  'orders.trust.raised':
    'Your record earned it: {orders, plural, one {# order} other {# orders}} in 90 days, {disputes, plural, one {# bank dispute} other {# bank disputes}}, {late} of {due, plural, one {# parcel} other {# parcels}} late. You keep it while all four conditions are met.',
  'orders.trust.worse':
    'Level 3 needs a better record: you have {orders, plural, one {# order} other {# orders}} in 90 days, {disputes, plural, one {# bank dispute} other {# bank disputes}}, {late} of {due, plural, one {# parcel} other {# parcels}} late. The verification page shows what is missing. You get the level back automatically.',
  'orders.trust.held':
    'Your store cannot have level 3 at the moment because we have restricted it. You get the level back automatically when we lift the restriction.',
} as const
