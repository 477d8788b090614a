/** Notifications under the bell: a title, and below it what happened. */
export const notificationNews = {
  'notifications.news.category-asked.title':
    '{store} asks for {others, plural, =0 {a category} one {categories} other {categories}}',
  'notifications.news.category-asked.body':
    'It asks for “{category}”{others, plural, =0 {} one { and {others} more} other { and {others} more}}. Approve or decline its requests.',
  'notifications.news.category-decided.title':
    'Your category “{category}” was {state, select, approved {approved} other {declined}}',
  'notifications.news.category-decided.approved': 'You can choose it for your products now.',
  'notifications.news.category-decided.declined': 'Reason: {reason}',
  'notifications.news.category-decided.no-reason': 'Reason: none was given.',

  'notifications.news.member-joined.title': '{name} joined {store}',
  'notifications.news.member-joined.body': 'Role: {role}',

  'notifications.news.payment-received.title':
    '{cash, select, yes {Cash to collect for {number}} other {Payment received for {number}}}',
  'notifications.news.payment-received.cash': 'Collect {amount} in cash when the parcel is handed over',
  'notifications.news.payment-received.paid-otherwise': '{own}; the buyer paid {paid}',
  'notifications.news.new-order.title': 'New order {number}',
  'notifications.news.new-order.body':
    '{count, plural, one {1 item} other {{count} items}} for {amount}, to {destination}',

  'notifications.news.payment-failed.title': 'A payment for {number} failed',
  // {reason} is a sentence of the payment provider.
  'notifications.news.payment-failed.body': '{reason} The buyer may try again; the goods are held for a while.',
  'notifications.news.payment-to-decide.title': 'The payment of {number} needs a decision',

  'notifications.news.payout-paid.title': '{amount} was paid out to you',
  'notifications.news.payout-paid.body':
    'To {institution}, ending in {numberEnd}. On the statement it is called {reference}.',
  'notifications.news.payout-failed.title': 'A payout of {amount} came back',
  'notifications.news.payout-failed.body':
    'It did not reach {institution}, ending in {numberEnd}: check the account. The money is yours as before, and goes out again with the next payout.',
  'notifications.news.shop-payout-failed.title': 'A payout to {store} came back',
  'notifications.news.shop-payout-failed.body':
    '{amount} ({reference}) did not reach {institution}, ending in {numberEnd}. The store is owed it again.',

  'notifications.news.pictures-fetched.title':
    '{count, plural, =0 {The pictures of your import were not fetched} one {1 picture of your import has arrived} other {{count} pictures of your import have arrived}}',
  'notifications.news.pictures-fetched.body':
    '{others, plural, =0 {All of them were fetched.} one {{others} could not be fetched. The import’s report says why.} other {{others} could not be fetched. The import’s report says why.}}',

  'notifications.news.refund-stuck.title':
    'A refund of {number} {event, select, failed {did not go through} other {needs attention}}',
  'notifications.news.refund-stuck.todo':
    '{event, select, failed {Send it again, or give it back in another way.} other {Look at what there is to do.}} {amount}',
  // {why} is what the payment provider says.
  'notifications.news.refund-stuck.todo-because':
    '{event, select, failed {Send it again, or give it back in another way.} other {Look at what there is to do.}} {amount}: {why}',

  'notifications.news.stock-out.title': 'Sold out: {name}',
  'notifications.news.stock-out.body': 'Nothing is left to sell.',
  'notifications.news.stock-low.title': 'Running low: {name}',
  'notifications.news.stock-low.body': '{available} left to sell.',

  // Before what it means for the store.
  'notifications.news.store-standing.reason': 'Reason: {reason}',
  'notifications.news.store-standing.open': 'Your store is open again',
  'notifications.news.store-standing.open-says': 'Shoppers can find it and buy from it.',
  'notifications.news.store-standing.paused': '{shopName} has paused your store',
  'notifications.news.store-standing.paused-says':
    'Shoppers can see it but cannot buy. Please send the orders you already have. Only {shopName} can reopen it.',
  'notifications.news.store-standing.closed': '{shopName} has closed your store',
  'notifications.news.store-standing.closed-says':
    'Shoppers cannot find it. Please send the orders you already have. Only {shopName} can reopen it.',

  'notifications.news.rate-stale.title':
    '{count, plural, one {A rate is out of date} other {{count} rates are out of date}}',
  // {countries}: "Ghana, Kenya, and Togo".
  'notifications.news.rate-stale.body': '{countries}: nothing new since {day}. They are still sold at.',
  'notifications.news.rate-stale.body-and-more':
    '{countries} and {count} more: nothing new since {day}. They are still sold at.',
} as const
