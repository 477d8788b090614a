/** Messages and questions in a store's dashboard. */
export const messagesSelling = {
  'messages.page.title': 'Messages',
  'messages.page.note': 'Messages from buyers about their parcels. Unread messages come first.',
  'messages.page.questions': 'Questions about products',
  'messages.page.back': 'All messages',
  'messages.page.choose': 'Choose a conversation.',
  'messages.page.empty.title': 'No messages yet',
  'messages.page.empty.text': 'Messages from buyers appear here. To write to a buyer first, open their order.',
  'messages.page.with': 'Messages with {name}',
  'messages.page.order': 'Order {number}',
  'messages.page.own': 'You: {text}',
  'messages.page.file': 'Sent a file',
  'messages.quick.today': 'Your parcel ships today.',
  'messages.quick.looking': 'Thank you for writing. We are looking into it.',
  'messages.quick.arrived': 'Has your parcel arrived safely?',
  'messages.store.block': '{isBlocked, select, yes {Allow messages again} other {End this conversation}}',
  'messages.block.title': 'End this conversation?',
  'messages.block.text':
    'Neither of you will be able to send messages. The buyer can still open requests about the parcel. Support will read your reason.',
  'messages.block.reason': 'Reason',
  'messages.block.send': 'End conversation',
  // Among the tasks on the first page of a store's dashboard.
  'messages.questions.task': 'Questions to answer',
  'messages.questions.title': 'Questions about products',
  'messages.questions.note':
    'Questions from shoppers about your products. Your answers appear under the product for everyone.',
  'messages.questions.about': 'Question about {product}',
  'messages.questions.answer': 'Write an answer',
  'messages.questions.public': 'Everyone can see your answer. Phone numbers, links and similar details are removed.',
  'messages.questions.send': 'Publish answer',
  'messages.questions.empty.title': 'No questions yet',
  'messages.questions.empty.text': 'Questions about your products appear here.',
} as const
