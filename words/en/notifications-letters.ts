/** Letters: subjects, titles and sentences, for the mail program's plain text and for its pages alike. */
export const notificationLetters = {
  // Foot of every letter.
  'notifications.letter.because':
    'You get this because {reason, select, code {somebody gave this email address} invited {somebody invited you to a store} helps {you help run {store}} owns {you own {store}} account {you have an account} other {you ordered}} at <shop>{shopName}</shop>.',
  'notifications.letter.track-order': 'Track your order',
  'notifications.letter.open-order': 'Open the order',
  'notifications.letter.free': 'Free',
  'notifications.letter.delivery': 'Delivery',
  'notifications.letter.total': 'Total',
  'notifications.letter.deliver-to': 'Deliver to',
  'notifications.letter.buyer-says': 'The buyer says',

  'notifications.letter.registration.subject': '{digits} is your {shopName} code',
  'notifications.letter.registration.title': 'Your code',
  'notifications.letter.registration.what': 'This code finishes your registration. It is good for ten minutes.',
  'notifications.letter.registration.action': 'Finish registering',
  'notifications.letter.registration.care':
    'If this wasn’t you, ignore this email: without the code and your password no account is made.',
  'notifications.letter.reset.subject': '{digits} is your code for a new {shopName} password',
  'notifications.letter.reset.title': 'A new password',
  'notifications.letter.reset.what':
    'Hello {name}, with this code you can set a new password. It is good for ten minutes.',
  'notifications.letter.reset.action': 'Set a new password',
  'notifications.letter.reset.care': 'If this wasn’t you, ignore this email: your password stays as it is.',
  'notifications.letter.known.subject': 'You have a {shopName} account already',
  'notifications.letter.known.title': 'You have an account already',
  'notifications.letter.known.what':
    'Hello {name}, somebody asked for an account with this email address. It has one already, so nothing was changed.',
  'notifications.letter.known.action': 'Sign in',
  'notifications.letter.known.care':
    'If it was you and you have forgotten the password, ask for a new one: {url}. If it was not you, you need not do anything.',

  'notifications.letter.invited.subject': 'You are invited to a store on {shopName}',
  'notifications.letter.invited.title': 'Join a store',
  'notifications.letter.invited.what':
    '{invitedBy} invited you to join a store on {shopName} as {role, select, owner {an owner: everything, together with the other owners} manager {a manager: products, prices, orders and refunds} fulfilment {a packer: stock, packing and shipping} other {an accountant: prices, rates, refunds and statements}}.',
  'notifications.letter.invited.action': 'See the invitation',
  'notifications.letter.invited.until':
    'The invitation is valid until {day} and works only with this email address. If you do not know {invitedBy}, ignore this email.',

  'notifications.letter.new-parcel.subject':
    'New order {number}: {count, plural, one {1 item} other {{count} items}} for {destination}',
  'notifications.letter.new-parcel.title': 'A new order for {store}',
  'notifications.letter.new-parcel.paid':
    'Order {number} is paid: {count, plural, one {1 item} other {{count} items}} to pack for {destination}.',
  'notifications.letter.new-parcel.cash':
    'Order {number} is paid on delivery: {count, plural, one {1 item} other {{count} items}} to pack for {destination}. Collect {amount} in cash.',

  'notifications.letter.news.subject': '{title} ({store})',
  'notifications.letter.news.action': 'Open the dashboard',

  'notifications.letter.expired.subject': 'Your {shopName} order {number} was not paid: your cart is kept',
  'notifications.letter.expired.title': 'Your cart is kept',
  'notifications.letter.expired.what':
    'No payment arrived for your order {number} for {total}, so we cancelled it. You owe nothing.',
  'notifications.letter.expired.next':
    'Your cart is kept: what is in it can still be bought for as long as it is in stock.',
  'notifications.letter.expired.action': 'Back to your cart',

  'notifications.letter.paid.subject':
    'Your {shopName} order {number} is {cash, select, yes {placed: you pay in cash} other {paid}}',
  'notifications.letter.paid.title': '{cash, select, yes {Thank you, it is on its way} other {Thank you, it is paid}}',
  'notifications.letter.paid.what':
    'Hello {name}, your order {number} is {cash, select, yes {placed. Pay {total} in cash on delivery{parcels, plural, one {} other {, each parcel when it comes}}} other {paid}}. {parcels, plural, one {{store} is packing it now.} other {It comes in {parcels} parcels, one from each store, and each may arrive on its own day.}}',
  'notifications.letter.paid.cash-of-parcel': 'To pay in cash when it comes',
  'notifications.letter.paid.arrives': '{delivery}, expected {estimate}',
  'notifications.letter.paid.items': 'Items',
  'notifications.letter.paid.discount': 'Discount',
  'notifications.letter.paid.sum': '{cash, select, yes {To pay in cash} other {Total paid}}',
  'notifications.letter.paid.address': 'Delivering to',

  // In the mail's list: what happened, and to which order.
  'notifications.letter.about-order': '{title} (order {number})',
  'notifications.letter.packed.title': 'Packed, and soon on its way',
  'notifications.letter.packed.subject': '{store} has packed your parcel',
  'notifications.letter.packed.what':
    'Hello {name}, {store} has packed your parcel and hands it over for delivery next.',
  'notifications.letter.shipped.title': 'It is on its way',
  'notifications.letter.shipped.subject': 'Your parcel from {store} is on its way',
  'notifications.letter.shipped.what': 'Hello {name}, {store} has sent your parcel.',
  'notifications.letter.shipped.what-with': 'Hello {name}, {store} has sent your parcel with {carrier}.',
  'notifications.letter.shipped.tracking-number': 'Its tracking number is {number}.',
  'notifications.letter.shipped.cash': 'Have {amount} in cash ready.',
  'notifications.letter.delivered.title': 'It has arrived',
  'notifications.letter.delivered.subject': 'Your parcel from {store} has arrived',
  'notifications.letter.delivered.what':
    'Hello {name}, your parcel from {store} was delivered. We hope you like what is in it.',
  'notifications.letter.cancelled.title': 'This parcel was cancelled',
  'notifications.letter.cancelled.subject': 'Your parcel from {store} was cancelled',
  'notifications.letter.cancelled.what': 'Hello {name}, your parcel from {store} will not come.',
  'notifications.letter.cancelled.money':
    '{cash, select, yes {There is nothing to pay for it.} other {What you paid for it goes back to you.}}',
  'notifications.letter.returned.title': 'Your parcel came back',
  'notifications.letter.returned.subject': '{store} has your parcel back',
  'notifications.letter.returned.what': 'Hello {name}, {store} has received the parcel that came back.',

  'notifications.letter.refund.title':
    '{way, select, paid {{amount} is on its way back to you} cash {{amount} was given back to you} other {You pay {amount} less}}',
  'notifications.letter.refund.what':
    'Hello {name}, {sender} has {way, select, paid {sent {amount} back to you} cash {given back {amount} of your order in cash} other {taken {amount} off what you pay in cash}}.',
  'notifications.letter.refund.reason': 'Reason: {reason}',
  // {units}: "2 × Kente scarf, Blue; 1 × Gele".
  'notifications.letter.refund.covers': 'It covers: {units}.',
  'notifications.letter.refund.when': 'It goes back the way you paid. Banks can take up to 10 working days to show it.',
  'notifications.letter.refund-failed.title': 'Your refund of {amount} did not go through',
  'notifications.letter.refund-failed.what': 'Hello {name}, your bank returned the {amount} that we told you about.',
  'notifications.letter.refund-failed.next':
    'It is still yours. We are looking for another way to send it and will write to you again.',

  'notifications.letter.payout-account.title': 'New payout account for {store}',
  'notifications.letter.payout-account.what':
    'Hello {name}, {createdBy} added a payout account for {store}: {institution}, ending in {numberEnd}, account holder {holder}. Payouts go there from {time}.',
  'notifications.letter.payout-account.care':
    'If this wasn’t you or another owner, enter the right account before then, and have the person named here change their password.',
  'notifications.letter.payout-account.action': 'Check the account',

  'notifications.letter.sign-in.password-changed': 'Your password was changed',
  'notifications.letter.sign-in.two-factor-on': 'Two-factor sign-in was turned on',
  'notifications.letter.sign-in.two-factor-off': 'Two-factor sign-in was turned off',
  'notifications.letter.sign-in.passkey-added': 'A passkey was added',
  'notifications.letter.sign-in.subject': '{title} at {shopName}',
  'notifications.letter.sign-in.what':
    'Hello {name}, this was just done in your {shopName} account. If it was you, all is well.',
  'notifications.letter.sign-in.care': 'If it was not you, set a new password now: that ends every session.',
  'notifications.letter.sign-in.passkeys':
    'Passkeys stay: each signs in without the password. Remove any that you do not know on the security page:',
  'notifications.letter.sign-in.passkey': '– {passkey}, added {day}',
  'notifications.letter.sign-in.security-page': 'Then look at the security page: {url}',
} as const
