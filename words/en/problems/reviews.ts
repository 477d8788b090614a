export const reviews = {
  'reviews.own-store': 'You work at {store}. People of a store cannot review its products.',
  'reviews.closed':
    '{why, select, not_paid {You can review this item when its order is paid.} not_delivered {You can review this item when it has arrived.} cancelled {This item was cancelled. Only items that arrived can be reviewed.} never_arrived {This item was refunded because it did not arrive. Only items that arrived can be reviewed.} other {The time to review this item is over.}}',
  'reviews.already': 'You have reviewed this item already. Each item can be reviewed once.',
  'reviews.not-now':
    'This is not possible now: the review is {state, select, held {being checked} published {published} rejected {not accepted} hidden {hidden} other {withdrawn}}.',
  'reviews.edit-over': 'A review can be changed for {days} days. You can still withdraw it.',
  'reviews.reply-over': 'A reply can be changed for {days} days.',
  'reviews.nothing-waits': 'Somebody else has decided this already, or nothing waits here.',
  'reviews.changed-since': 'This review has changed since you opened it. Read it again.',
  'reviews.not-a-line': 'This item is not part of the order.',
  'reviews.not-pictures': 'Must be PNG or JPEG pictures.',
}
