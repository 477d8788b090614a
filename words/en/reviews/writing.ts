/** Reviews, as their writers write them. */
export const reviewsWriting = {
  'reviews.own.title': 'Reviews',
  'reviews.own.ask': 'What do you think of “{name}”?',
  'reviews.own.sent': 'Thank you. Your review is published.',
  'reviews.own.sent-held': 'Thank you. We will check your review within 48 hours.',
  'reviews.own.held': 'Being checked. This takes up to 48 hours.',
  'reviews.own.reason': 'Not accepted: {reason}.',
  'reviews.own.edit': 'Edit',
  'reviews.own.withdraw': 'Withdraw review',
  'reviews.own.withdraw.title': 'Withdraw your review of “{name}”?',
  'reviews.own.withdraw.text': 'The review and its pictures are removed for good. You cannot review this item again.',
  'reviews.own.withdrawn': 'Your review was withdrawn.',
  'reviews.form.title': 'Write a review',
  'reviews.form.edit': 'Edit your review',
  'reviews.form.stars': 'Your rating',
  'reviews.form.headline': 'Headline',
  'reviews.form.text': 'Your review',
  'reviews.form.text-hint': 'What should others know before they buy?',
  'reviews.form.pictures': 'Pictures',
  'reviews.form.note':
    'Everyone can read it, with your first name and country. Pictures are checked before they are shown. You can edit it for 30 days.',
  'reviews.form.send': 'Send review',
} as const
