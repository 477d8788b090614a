/** Messages and questions, in the bell and in emails. */
export const messagesNews = {
  'messages.news.from-buyer': '{name} wrote about {parcel}',
  'messages.news.files': 'Sent a file.',
  'messages.news.question': 'Question about {product}',
  'messages.news.to-check':
    '{why, select, held {Check a message about {parcel}} other {A store ended a conversation: {parcel}}}',
  'messages.news.to-check-body':
    '{why, select, held {A message between a buyer and {store} is waiting for support to release or reject it.} other {{store} has stopped messages from a buyer. The activity log has the reason.}}',
  'messages.news.question-to-check': 'Check a question about {product}',
  'messages.letter.from-store':
    '{count, plural, one {{store} sent you a message} other {{store} sent you {count} messages}}',
  'messages.letter.answer': 'Read and reply',
  'messages.letter.pay-only-here': 'Only pay in the shop. We never ask you to send money any other way.',
  'messages.letter.answered': '{store} answered your question',
  'messages.letter.answered-subject': '{store} answered your question about {product}',
  'messages.letter.you-asked': 'You asked about {product}: {question}',
  'messages.letter.see-product': 'View product',
} as const
