/** Questions and answers under a product. */
export const messagesAsking = {
  'messages.ask.title': 'Questions and answers',
  'messages.ask.search': 'Search the questions',
  'messages.ask.none': 'No questions yet.',
  'messages.ask.none-found': 'No questions match your search.',
  'messages.ask.sign-in': '<link>Sign in</link> to ask a question. We will email you the answer too.',
  'messages.ask.write': 'Ask {store} about this product',
  'messages.ask.public': 'Everyone can see your question. Phone numbers, links and similar details are removed.',
  'messages.ask.send': 'Ask',
  'messages.ask.asked': '{isMine, select, yes {You asked, <at></at>} other {Asked, <at></at>}}',
  'messages.ask.not-shown':
    '{state, select, held {Support is checking it because it mentions paying outside the shop. Others see it once support publishes it.} other {Support has hidden this question.}}',
  'messages.ask.masked': 'We removed contact details from it.',
  'messages.ask.answered': '{store}, <at></at>',
} as const
