export const reviews = {
  'reviews.own-store': 'You work at {store}, so you cannot review its products.',
  'reviews.closed':
    '{why, select, not_paid {You can review this item when its order is paid.} not_delivered {You can review this item when it has arrived.} cancelled {This item was cancelled. Only items that arrived can be reviewed.} never_arrived {This item was refunded because it did not arrive. Only items that arrived can be reviewed.} other {The time to review this item has passed.}}',
  'reviews.already': 'You have already reviewed this item. You can review each item once.',
  'reviews.not-now':
    'This is not possible now: the review is {state, select, held {being checked} published {published} rejected {not accepted} hidden {hidden} other {withdrawn}}.',
  'reviews.edit-over': 'The {days} days for editing this review have passed. You can still withdraw it.',
  'reviews.reply-over': 'The {days} days for editing this reply have passed.',
  'reviews.nothing-waits': 'There is nothing to decide. Someone else may have decided it.',
  'reviews.changed-since': 'This review has changed since you opened it. Read it again.',
  'reviews.not-a-line': 'This item is not part of the order.',
  'reviews.not-pictures': 'Must be PNG or JPEG pictures.',
}
