/** A conversation as both sides see it. */
export const messagesThread = {
  'messages.unread': '{count, plural, one {1 unread} other {{count} unread}}',
  'messages.thread.list': 'Messages',
  'messages.thread.empty': 'No messages yet.',
  'messages.thread.earlier': 'Earlier messages',
  'messages.thread.you': 'You',
  'messages.thread.buyer': 'The buyer',
  'messages.thread.by': '{who}, <at></at>',
  'messages.thread.seen': 'Seen',
  // Below a text that only its writer sees.
  'messages.thread.held':
    '{why, select, link {Support is checking this message because it contains a link. It is delivered once support releases it.} other {Support is checking this message because it mentions paying outside the shop. It is delivered once support releases it.}}',
  'messages.thread.rejected': 'Not sent. Support wrote: {reason}',
  'messages.thread.support': '{name} from support joined this conversation, <at></at>',
  'messages.thread.write': 'Write a message',
  'messages.thread.send': 'Send',
  'messages.thread.quick': 'Quick replies',
  'messages.thread.pay-here':
    'Only pay and get paid in the shop. Support checks messages with links or requests to pay elsewhere.',
  'messages.files.list': 'Files of this message',
  'messages.files.add': 'Attach a picture or PDF',
  'messages.files.remove': 'Remove {name}',
  'messages.files.remove-short': 'Remove',
  'messages.files.sending': 'Sending {name} …',
  'messages.files.most': 'A message takes {most} files.',
  'messages.files.wrong': 'Only pictures and PDFs can be sent. {name} is neither, or is damaged.',
  'messages.files.failed': '{name} was not sent. Check the connection and attach it again.',
  'messages.files.lost': '{name} did not load. Try again',
  'messages.files.unnamed': 'Attached file',
  'messages.thread.closed':
    '{why, select, own {You have ended this conversation.} theirs {The other side has ended this conversation.} over {The parcel was closed more than 90 days ago. This conversation can only be read.} not_yet {You can write as soon as the order is paid.} other {This conversation can only be read.}}',
  'messages.buyer.open':
    '{unread, plural, =0 {Message the store} one {Message the store (# unread)} other {Message the store (# unread)}}',
  'messages.buyer.with': 'Messages with {store}',
  'messages.buyer.block': '{isBlocked, select, yes {Allow messages again} other {End this conversation}}',
} as const
