/** Questions and answers under a product. */
export const messagesAsking = {
  'messages.ask.title': 'Questions and answers',
  'messages.ask.search': 'Search the questions',
  'messages.ask.none': 'Nobody has asked yet.',
  'messages.ask.none-found': 'No question has these words.',
  'messages.ask.sign-in': '<link>Sign in</link> to ask a question. The answer comes by email too.',
  'messages.ask.write': 'Ask {store} about this product',
  'messages.ask.public': 'Everybody reads it. Phone numbers, links and the like are left out.',
  'messages.ask.send': 'Ask',
  'messages.ask.asked': '{isMine, select, yes {You asked, <at></at>} other {Asked, <at></at>}}',
  'messages.ask.not-shown':
    '{state, select, held {Waiting for support: it is about paying outside the shop. Others see it when support has published it.} other {Support has hidden this question.}}',
  'messages.ask.masked': 'We left out how to reach somebody outside the shop.',
  'messages.ask.answered': '{store}, <at></at>',
} as const
