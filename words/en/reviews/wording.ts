/** Reviews, as everyone reads them. */
export const reviewsWording = {
  'reviews.stars': '{rating, plural, one {1 out of 5 stars} other {{rating} out of 5 stars}}',
  'reviews.former-customer': 'A former buyer',
  'reviews.edited': 'edited',
  'reviews.returned': 'bought, returned',

  // The public reasons for which a review is not shown.
  'reviews.reason': 'Reason',
  'reviews.reason.not-genuine': 'Not a genuine opinion',
  'reviews.reason.abusive': 'Insults or threatens somebody',
  'reviews.reason.personal-data': 'Shows personal data or contact details',
  'reviews.reason.off-topic': 'Not about this product or its delivery',
  'reviews.reason.advertising': 'Advertises something',
  'reviews.reason.unlawful': 'Against the law',
  'reviews.reason.unsuitable-picture': 'A picture that does not belong here',

  'reviews.state.held': 'Being checked',
  'reviews.state.published': 'Published',
  'reviews.state.rejected': 'Not accepted',
  'reviews.state.hidden': 'Hidden',
  'reviews.state.withdrawn': 'Withdrawn',
} as const
