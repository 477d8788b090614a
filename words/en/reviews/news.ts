/** Reviews in emails to their writers. */
export const reviewsNews = {
  'reviews.news.posted': '{stars, plural, one {# star} other {# stars}} for {product}',
  'reviews.news.changed': 'A review of {product} was changed: {stars, plural, one {# star} other {# stars}}',
  'reviews.news.shown-body': 'Open the review to read it and to reply.',
  'reviews.news.reply-rejected': 'Your reply to a review of {product} is not shown',
  'reviews.news.reply-rejected-body': 'We did not accept its text. Open the review to see why and to edit your reply.',
  'reviews.news.to-check':
    '{what, select, review {Check a review of {product}} reply {Check a reply to a review of {product}} other {A review of {product} was reported}}',
  'reviews.news.to-check-body': 'It is waiting for your decision. Store: {store}.',
  'reviews.news.title':
    '{step, select, invite {What do you think of your order?} again {What do you think of your order?} published {Your review is published} rejected {Your review was not accepted} hidden {Your review is hidden} other {The store has replied to your review}}',
  'reviews.news.text':
    'Hello {name}, {step, select, invite {your parcel from {store} has arrived. Others would like to know what you think of it, good or bad. It takes a minute.} again {your parcel from {store} arrived a few days ago. If you like, tell others what you think of it, good or bad. We will not ask again.} published {your review of an item from {store} is published.} rejected {we cannot publish your review of an item from {store}. Your order page says why, and you can change it there.} hidden {we have hidden your review of an item from {store}. Your order page says why.} other {{store} has replied to your review. You can read it on your order page.}}',
  'reviews.news.write': 'Write a review',
} as const
