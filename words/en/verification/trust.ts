/** The card on which a store reads what is missing for the highest level. */
export const verificationTrust = {
  'verification.trust.title': 'Trusted',
  'verification.trust.waiting':
    '{waitsFor, select, business {Verify a registered business first. Then your record counts.} strikes {You cannot reach this level while a strike counts.} shop {You cannot reach this level while your store is restricted.} other {Our staff chose your level. These figures do not change it.}}',
  'verification.trust.rising': 'Your level rises automatically when all four are met. We check once a day.',
  'verification.trust.kept': 'You keep this level while all four are met. We check once a day.',
  'verification.trust.days': '{count, number} of {needed, number} days since the first order',
  'verification.trust.days-met': '{count, plural, one {# day} other {# days}} since the first order',
  'verification.trust.orders': '{count, number} of {needed, number} orders in the last 90 days',
  'verification.trust.orders-met': '{count, plural, one {# order} other {# orders}} in the last 90 days',
  'verification.trust.disputes':
    '{count, plural, one {# bank dispute} other {# bank disputes}}; fewer than {belowPct}% of orders allowed',
  'verification.trust.late':
    '{count, number} of {of, plural, one {# parcel} other {# parcels}} late; fewer than {belowPct}% allowed',
  'verification.trust.is-met': '(met)',
  'verification.trust.is-missing': '(not met yet)',
} as const
