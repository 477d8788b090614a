export const messages = {
  'messages.closed':
    '{why, select, not_yet {You can write as soon as the order is paid.} blocked_by_buyer {The buyer has ended this conversation.} blocked_by_store {The store has ended this conversation.} other {This conversation can only be read now: the parcel was closed more than 90 days ago.}}',
  'messages.decided':
    'Somebody was faster: this message is {state, select, sent {released} rejected {rejected} other {not held}}.',
  'messages.own-product': 'This is your own store’s product.',
  'messages.questions-open':
    'Your last {most} questions to this store have no answer yet. Wait for one before you ask again.',
  'messages.question-decided':
    'Somebody was faster: this question is {state, select, published {published} answered {answered} hidden {hidden} other {held}}.',
}
