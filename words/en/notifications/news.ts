/** Notifications under the bell: a title, and below it what happened. */
export const notificationNews = {
  'notifications.news.category-asked.title':
    '{store} requested {others, plural, =0 {a category} one {categories} other {categories}}',
  'notifications.news.category-asked.body':
    'It requested “{category}”{others, plural, =0 {} one { and {others} more} other { and {others} more}}. Approve or decline its requests.',
  'notifications.news.category-decided.title':
    'Your category “{category}” was {state, select, approved {approved} other {declined}}',
  'notifications.news.category-decided.approved': 'You can choose it for your products now.',
  'notifications.news.category-decided.declined': 'Reason: {reason}',
  'notifications.news.category-decided.no-reason': 'No reason was given.',

  'notifications.news.member-joined.title': '{name} joined {store}',
  'notifications.news.member-joined.body': 'Role: {role}',

  'notifications.news.payment-received.title':
    '{cash, select, yes {Cash to collect for {number}} other {Payment received for {number}}}',
  'notifications.news.payment-received.cash': 'Collect {amount} in cash',
  'notifications.news.payment-received.paid-otherwise': '{own} (the buyer paid {paid})',
  'notifications.news.new-order.title': 'New order {number}',
  'notifications.news.new-order.body':
    '{count, plural, one {1 item} other {{count} items}} for {amount}, {pickup, select, yes {to be collected by} other {to}} {destination}',

  'notifications.news.payment-failed.title': 'A payment for {number} failed',
  // {reason} is a sentence of the payment provider.
  'notifications.news.payment-failed.body': '{reason} The buyer can try again. The items are held for a while.',
  'notifications.news.payment-to-decide.title': 'The payment for {number} needs a decision',

  'notifications.news.dispute-changed.title':
    '{state, select, open {Bank dispute about {number}} won {The dispute about {number} was won} lost {The dispute about {number} was lost} other {The dispute about {number} was closed}}',
  'notifications.news.dispute-changed.body':
    '{state, select, open {The buyer has asked their bank for the money back. We answer the bank. Until it decides, you cannot refund this order, and what you earn with it is on hold.} lost {The bank has given the money back to the buyer. The order and your statement show what was taken from you.} other {You keep the money. What you earn with this order is no longer on hold.}}',

  'notifications.news.payout-paid.title': '{amount} was paid out to you',
  'notifications.news.payout-paid.body': 'To {institution}, ending in {numberEnd}. Reference: {reference}.',
  'notifications.news.payout-failed.title': 'A payout of {amount} was returned',
  'notifications.news.payout-failed.body':
    'It did not reach {institution}, ending in {numberEnd}. Check the account. We add the money to your next payout.',
  'notifications.news.shop-payout-failed.title': 'A payout to {store} was returned',
  'notifications.news.shop-payout-failed.body':
    '{amount} ({reference}) did not reach {institution}, ending in {numberEnd}. It is owed to the store again and goes out with the next run.',

  'notifications.news.store-charged.title':
    '{isReversal, select, yes {A charge of {amount} was reversed} other {Your store was charged {amount}}}',
  'notifications.news.store-charged.body': 'Reason: {reason}. See your statement.',
  'notifications.news.store-in-debt.title': '{store} owes {amount}',
  'notifications.news.store-in-debt.body':
    'The store has had a negative balance since {day}. Collect the money, or write it off.',

  'notifications.news.pictures-fetched.title':
    '{count, plural, =0 {The pictures of your import could not be fetched} one {1 picture of your import was fetched} other {{count} pictures of your import were fetched}}',
  'notifications.news.pictures-fetched.body':
    '{others, plural, =0 {All pictures were fetched.} one {{others} could not be fetched. See the import report for the reason.} other {{others} could not be fetched. See the import report for the reasons.}}',

  'notifications.news.refund-stuck.title':
    '{event, select, owed {Pay back cash for {number}} overdue {Pay back cash for {number}} paid_by_shop {We paid a refund for {number}} failed {A refund for {number} did not go through} taken {The bank has refunded {number}} taken_from_shop {The bank has refunded {number}} taken_in_part {The bank has refunded a part of {number}} other {A refund for {number} needs attention}}',
  'notifications.news.refund-stuck.todo':
    '{event, select, owed {Pay the buyer back within 7 days, then confirm it.} overdue {You have not confirmed this refund. Pay the buyer back and confirm it, or our team decides.} paid_by_shop {We paid the buyer in your place. You owe us this amount.} failed {Send it again, or refund the buyer in another way.} taken {Do not refund it again: after a dispute the bank has given the buyer this money, and took it from you. Your refund was not needed.} taken_from_shop {Do not refund it again: the bank has given the buyer this money after a dispute.} taken_in_part {Your refund did not go through, but after a dispute the bank has given the buyer a part of this money. Refund no more than the order still allows.} other {Open it to see what to do.}} {amount}',
  // {why} is what the payment provider says.
  'notifications.news.refund-stuck.todo-because':
    '{event, select, failed {Send it again, or refund the buyer in another way.} other {Open it to see what to do.}} {amount}: {why}',

  'notifications.news.stock-out.title': 'Sold out: {name}',
  'notifications.news.stock-out.body': 'No units are left to sell.',
  'notifications.news.stock-low.title': 'Low stock: {name}',
  'notifications.news.stock-low.body': '{available} left to sell.',

  // Before what it means for the store.
  'notifications.news.store-standing.reason': 'Reason: {reason}',
  'notifications.news.store-standing.break-ended': 'Your break is over: your store is open again',
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
  'notifications.news.rate-stale.body': '{countries}: no update since {day}. These rates are still in use.',
  'notifications.news.rate-stale.body-and-more':
    '{countries} and {count} more: no update since {day}. These rates are still in use.',
} as const
