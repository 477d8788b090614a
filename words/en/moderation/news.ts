/** Reports, takedowns and appeals, in the bell and in emails. */
export const moderationNews = {
  // The name is that of a product or a store, or the number of the parcel that a message is about.
  'moderation.news.report':
    '{kind, select, message {A message about {name} has been reported} other {A visitor has reported {name}}}',
  'moderation.news.report-body': 'Check it and decide.',
  'moderation.news.taken-down':
    '{scope, select, countries {We have taken down {name} in some countries} product {We have taken down {name}} other {We have taken down your store {name}}}',
  'moderation.news.taken-down-body':
    '{ground, select, law {Against the law} other {Against our rules}}: {groundText}. {facts} {isAutomatic, select, yes {A rule for prohibited goods decided this automatically, and a person will check it.} other {A person decided this.}} {scope, select, countries {It is not sold in these countries: {countries}. It stays on sale everywhere else.} product {Nobody can see or buy the product.} other {Nobody can see the store or order from it. Please send the orders that are already paid.}} You can appeal until {until}.',
  'moderation.news.appeal-dismissed': 'Your appeal about {name} was not upheld',
  'moderation.news.appeal-dismissed-body': '{reasons} It stays taken down.',
  'moderation.news.restored': '{name} is back',
  'moderation.news.restored-body': '{reason} It has the same status as before.',
  'moderation.news.to-decide': '{store} has appealed against the takedown of {name}',
  'moderation.news.to-decide-body': 'Someone other than the person who took it down must decide.',

  'moderation.news.held-facts':
    '{words, select, none {It is in a category that nobody may sell here.} other {Its text contains: {words}.}}',
  'moderation.news.held': 'A rule has taken down {name}',
  'moderation.news.held-body': 'Check it. Confirm the decision or restore the product.',

  'moderation.news.strike':
    '{points, plural, one {Your store has received a strike (# point)} other {Your store has received a strike (# points)}}',
  'moderation.news.strike-body':
    '{reason} The strike counts until {end}. At 3 points you cannot take new orders until you answer. At 5 points we close your store and hold its payouts for 90 days. You still have to send or refund paid orders. You can appeal until {until}.',
  'moderation.news.trust-lost':
    'Your store has an active strike. You get level 3 back automatically when the strike expires, if your record still meets the conditions.',
  'moderation.news.strike-dismissed': 'Your appeal against a strike was not upheld',
  'moderation.news.strike-dismissed-body': '{reasons} The strike still counts.',
  'moderation.news.strike-lifted': 'We have withdrawn a strike',
  'moderation.news.strike-lifted-body': '{reason} Its points no longer count.',
  'moderation.news.strike-appealed': '{store} has appealed against a strike',
  'moderation.news.strike-appealed-body': 'Someone other than the person who gave it must decide.',

  // To those who have bought what was taken down later.
  'moderation.warning.title': 'Important information about {product}',
  'moderation.warning.what':
    'You bought {product} from {store} on {day} (order {number}). We have taken it off sale for this reason:',
  'moderation.warning.action': 'Open your order',

  // The answer to somebody who reported something.
  'moderation.news.report-upheld':
    'Thank you. We have looked at it and taken it down{scope, select, countries { in some countries} other {}}.',
  'moderation.news.answer-title':
    'About your report of {kind, select, message {a message about {name}} other {{name}}}',
  'moderation.news.answer-hello':
    'You reported {kind, select, message {a message about {name}} other {{name}}} on {day}.',
} as const
