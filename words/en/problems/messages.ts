export const messages = {
  'messages.closed':
    '{why, select, not_yet {You can write as soon as the order is paid.} blocked_by_buyer {The buyer has ended this conversation.} blocked_by_store {The store has ended this conversation.} other {This conversation can only be read now: the parcel was closed more than 90 days ago.}}',
  'messages.decided':
    'Somebody was faster: this message is {state, select, sent {released} rejected {rejected} other {not held}}.',
}
