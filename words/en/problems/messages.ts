export const messages = {
  'messages.closed':
    '{why, select, not_yet {You can write as soon as the order is paid.} blocked_by_buyer {The buyer has ended this conversation.} blocked_by_store {The store has ended this conversation.} other {The parcel was closed more than 90 days ago. You can read this conversation but not write in it.}}',
  'messages.decided':
    'Someone else has already decided. This message is {state, select, sent {released} rejected {rejected} other {not held}}.',
  'messages.own-product': 'This is your own store’s product.',
  'messages.questions-open':
    'The store has not answered your last {most} questions yet. Wait for an answer before you ask again.',
  'messages.question-decided':
    'Someone else has already decided. This question is {state, select, published {published} answered {answered} hidden {hidden} other {held}}.',
}
