/** Reviews of a product or a store, for everyone. */
export const reviewsReading = {
  'reviews.title': 'Reviews',
  'reviews.none': 'No reviews yet. Buyers can write one once their order has arrived.',
  // For a screen reader, of a row of stars.
  'reviews.mean': '{average} out of 5 stars',
  'reviews.count': '{count, plural, one {1 review} other {{count, number} reviews}}',
  // A button that shows only these.
  'reviews.only':
    '{rating, plural, one {1 star} other {{rating} stars}}: {count, plural, one {1 review} other {{count, number} reviews}}',
  'reviews.policy':
    'Only buyers whose order has arrived can write a review. We check reviews for content that breaks our rules, never because of their star rating. The newest reviews come first.',
  'reviews.sort': 'Sort reviews',
  'reviews.sort.newest': 'Newest first',
  'reviews.sort.highest': 'Most stars first',
  'reviews.sort.lowest': 'Fewest stars first',
  'reviews.sort.pictures': 'With pictures first',
  'reviews.reply.shown': 'Reply from the store',
  'reviews.report': 'Report',
  'reviews.report.title': 'Report this review?',
  'reviews.report.text': 'We will check it again. It stays visible until then.',
  'reviews.report.send': 'Report review',
  'reviews.reported': 'Thank you. We will check it again.',
} as const
