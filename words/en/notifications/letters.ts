/** Letters: subjects, titles and sentences, for the mail program's plain text and for its pages alike. */
export const notificationLetters = {
  // Foot of every letter.
  'notifications.letter.because':
    'You received this email because {reason, select, code {someone entered this email address} invited {someone invited you to a store} staff {someone invited you to the staff} helps {you are on the staff of {store}} runs {you are on the staff} owns {you own {store}} account {you have an account} reported {you reported something} alert {someone asked for an alert at this address} follows {you follow {store}} asked {someone asked for the data about this address} other {you placed an order}} at <shop>{shopName}</shop>.',
  'notifications.letter.track-order': 'Track your order',
  'notifications.letter.open-order': 'Open order',
  'notifications.letter.free': 'Free',
  'notifications.letter.delivery': 'Delivery',
  'notifications.letter.total': 'Total',
  'notifications.letter.deliver-to': 'Deliver to',
  'notifications.letter.collected-by': 'For collection by',
  'notifications.letter.buyer-says': 'Note from the buyer',

  'notifications.letter.registration.subject': '{digits} is your {shopName} code',
  'notifications.letter.registration.title': 'Confirm your email address',
  'notifications.letter.registration.what':
    'Enter this code to finish creating your account. It is valid for 10 minutes.',
  'notifications.letter.registration.action': 'Confirm email address',
  'notifications.letter.registration.care':
    'If this wasn’t you, ignore this email. No account is created without this code.',
  'notifications.letter.reset.subject': '{digits} is your code to reset your {shopName} password',
  'notifications.letter.reset.title': 'Set a new password',
  'notifications.letter.reset.what': 'Hello {name}, enter this code to set a new password. It is valid for 10 minutes.',
  'notifications.letter.reset.action': 'Set a new password',
  'notifications.letter.reset.care': 'If this wasn’t you, ignore this email. Your password does not change.',
  'notifications.letter.known.subject': 'You already have a {shopName} account',
  'notifications.letter.known.title': 'You already have an account',
  'notifications.letter.known.what':
    'Hello {name}, someone tried to create an account with this email address. You already have one, so nothing was changed.',
  'notifications.letter.known.action': 'Sign in',
  'notifications.letter.known.care':
    'If it was you and you forgot your password, set a new one: {url}. If it wasn’t you, you do not need to do anything.',

  'notifications.letter.invited.subject': 'You are invited to join a store on {shopName}',
  'notifications.letter.invited.title': 'Join a store',
  'notifications.letter.invited.what':
    '{invitedBy} invited you to join a store on {shopName} as {role, select, owner {an owner, with full access} manager {a manager, to look after products, prices, orders and refunds} fulfilment {fulfilment staff, to look after stock, packing and shipping} other {accounts staff, to look after prices, rates, refunds and statements}}.',
  'notifications.letter.invited.action': 'View invitation',
  'notifications.letter.invited.until':
    'The invitation is valid until {day} and works only with this email address. If you do not know {invitedBy}, ignore this email.',

  'notifications.letter.staff-invited.subject': 'You are invited to the staff of {shopName}',
  'notifications.letter.staff-invited.title': 'Join the staff',
  'notifications.letter.staff-invited.what':
    '{invitedBy} invited you to the staff of {shopName} as {role, select, owner {an owner, with full access} support {support, to look after orders, requests and accounts} finance {finance, to look after rates, fees, payouts and disputes} catalogue {catalogue staff, to look after categories and products} other {a read-only member, to view the shop without changing anything}}.',
  'notifications.letter.staff-invited.until':
    'The invitation is valid until {time} and works only with this email address. You need two-step sign-in or a passkey to accept it. If you do not know {invitedBy}, ignore this email.',

  'notifications.letter.role.title':
    '{role, select, none {You are no longer on the staff of {shopName}} other {Your role on the staff of {shopName} has changed}}',
  'notifications.letter.role.what':
    'Hello {name}, {role, select, none {you are no longer on the staff of {shopName}. You keep your account} owner {you are now an owner of {shopName}} support {you now look after orders, requests and accounts at {shopName}} finance {you now look after rates, fees, payouts and disputes at {shopName}} catalogue {you now look after categories and products at {shopName}} other {you can now view {shopName} but not change anything}}.',

  'notifications.letter.removed.title': 'You are no longer on the staff of {store}',
  'notifications.letter.removed.what':
    'Hello {name}, you are no longer on the staff of {store} at {shopName}. You keep your account.',

  'notifications.letter.banned.title': 'Your {shopName} account is banned',
  'notifications.letter.banned.what':
    'Hello {name}, we have banned your account and signed you out everywhere. You cannot sign in. Reason: {reason}',
  'notifications.letter.banned.next':
    'Orders that you have placed continue, and you can track them with the links in their emails. Stores that you own take no orders. If you think this is a mistake, contact {shopName}.',
  'notifications.letter.unbanned.title': 'You can use your {shopName} account again',
  'notifications.letter.unbanned.what':
    'Hello {name}, we have lifted the ban on your account. You can sign in again, and the stores that you own are as they were before.',
  'notifications.letter.unbanned.action': 'Sign in',

  'notifications.letter.new-parcel.subject':
    'New order {number}: {count, plural, one {1 item} other {{count} items}} for {destination}',
  'notifications.letter.new-parcel.title': 'A new order for {store}',
  'notifications.letter.new-parcel.paid':
    'Order {number} is paid: {count, plural, one {1 item} other {{count} items}} to pack for {destination}.',
  'notifications.letter.new-parcel.cash':
    'Order {number} will be paid in cash: {count, plural, one {1 item} other {{count} items}} to pack for {destination}. Collect {amount}.',

  'notifications.letter.news.subject': '{title} ({store})',
  'notifications.letter.news.action': 'Open dashboard',

  'notifications.letter.expired.subject': 'Your {shopName} order {number} was cancelled because it was not paid',
  'notifications.letter.expired.title': 'Your order was cancelled',
  'notifications.letter.expired.what':
    'We did not receive a payment of {total} for your order {number}, so we cancelled it. You owe nothing.',
  'notifications.letter.expired.next': 'We saved your cart. You can still buy what is in stock.',
  'notifications.letter.expired.action': 'Go to your cart',

  'notifications.letter.paid.subject': 'Your {shopName} order {number} is {cash, select, yes {confirmed} other {paid}}',
  'notifications.letter.paid.title':
    '{cash, select, yes {Thank you for your order} other {Thank you for your payment}}',
  'notifications.letter.paid.what':
    'Hello {name}, your order {number} is {cash, select, yes {confirmed. Pay {total} in cash {pickup, select, yes {when you collect it} other {on delivery}}{parcels, plural, one {} other {, separately for each parcel}}} other {paid}}. {parcels, plural, one {{store} is packing it now.} other {It comes in {parcels} parcels, one from each store. They may {pickup, select, yes {be ready} other {arrive}} on different days.}}',
  'notifications.letter.paid.cash-of-parcel':
    'To pay in cash {pickup, select, yes {when you collect it} other {on delivery}}',
  'notifications.letter.paid.arrives': '{delivery}, expected {estimate}',
  'notifications.letter.paid.ready': '{delivery}, expected to be ready {estimate}',
  'notifications.letter.paid.pick-up': 'Collect from {address}',
  'notifications.letter.paid.pick-up-later': 'The store will send you the pick-up address.',
  'notifications.letter.paid.items': 'Items',
  'notifications.letter.paid.sum': '{cash, select, yes {To pay in cash} other {Total paid}}',
  'notifications.letter.paid.address': 'Delivery address',

  'notifications.letter.change.subject': '{digits} is the code for your new {shopName} email address',
  'notifications.letter.change.title': 'Confirm your new email address',
  'notifications.letter.change.what':
    'Enter this code on the page where you asked for it. It is valid for 10 minutes. After that you sign in with this address.',
  'notifications.letter.change.action': 'Open your account',
  'notifications.letter.change.care': 'If this wasn’t you, ignore this email. Your address does not change.',
  'notifications.letter.change-known.subject': 'This address already has a {shopName} account',
  'notifications.letter.change-known.title': 'This address is in use',
  'notifications.letter.change-known.what':
    'Someone tried to use this address for another account. Your account already uses it, so nothing was changed.',
  'notifications.letter.change-known.action': 'Sign in',
  'notifications.letter.change-known.care':
    'If it was you, first change the address of this account, or delete the account. If it wasn’t you, ignore this email.',
  'notifications.letter.email-changed.subject': 'Your {shopName} account has a new email address',
  'notifications.letter.email-changed.title': 'Your email address was changed',
  'notifications.letter.email-changed.what':
    'Hello {name}, your {shopName} account now has the address {newEmail}. We send your emails there from now on. If you made this change, you do not need to do anything.',
  'notifications.letter.email-changed.care':
    'If this wasn’t you, you can undo the change until {time}. This signs out every device, and you set a new password.',
  'notifications.letter.email-changed.action': 'Undo change',

  // In the mail's list: what happened, and to which order.
  'notifications.letter.about-order': '{title} (order {number})',
  'notifications.letter.packed.title': 'Your parcel is packed',
  'notifications.letter.packed.subject': '{store} has packed your parcel',
  'notifications.letter.packed.what': 'Hello {name}, {store} has packed your parcel and will send it soon.',
  // The buyer picks this parcel up.
  'notifications.letter.packed.what-pickup':
    'Hello {name}, {store} has packed your parcel. We will email you when it is ready to collect.',
  'notifications.letter.ready.title': 'Your parcel is ready to collect',
  'notifications.letter.ready.subject': 'Your parcel from {store} is ready to collect',
  'notifications.letter.ready.what': 'Hello {name}, your parcel from {store} is ready to collect at {address}.',
  'notifications.letter.ready.what-later':
    'Hello {name}, your parcel from {store} is ready to collect. The store will send you the pick-up address.',
  'notifications.letter.ready.option': 'You chose “{option}”.',
  'notifications.letter.collected.title': 'You have collected your parcel',
  'notifications.letter.collected.subject': 'You have collected your parcel from {store}',
  'notifications.letter.collected.what':
    'Hello {name}, you have collected your parcel from {store}. We hope you like it.',
  'notifications.letter.shipped.title': 'Your parcel is on its way',
  'notifications.letter.shipped.subject': 'Your parcel from {store} is on its way',
  'notifications.letter.shipped.what': 'Hello {name}, {store} has sent your parcel.',
  'notifications.letter.shipped.what-with': 'Hello {name}, {store} has sent your parcel with {carrier}.',
  'notifications.letter.shipped.tracking-number': 'Its tracking number is {number}.',
  'notifications.letter.shipped.cash': 'Have {amount} in cash ready.',
  'notifications.letter.delivered.title': 'Your parcel has arrived',
  'notifications.letter.delivered.subject': 'Your parcel from {store} has arrived',
  'notifications.letter.delivered.what': 'Hello {name}, your parcel from {store} was delivered. We hope you like it.',
  'notifications.letter.cancelled.title': 'Your parcel was cancelled',
  'notifications.letter.cancelled.subject': 'Your parcel from {store} was cancelled',
  'notifications.letter.cancelled.what': 'Hello {name}, your parcel from {store} was cancelled and will not be sent.',
  'notifications.letter.cancelled.money':
    '{cash, select, yes {You have nothing to pay for it.} other {You will get a refund of what you paid for it.}}',
  // An order whose buyer gave it up before it was paid. The address may be anybody's: it names no one.
  'notifications.letter.given-up.title': 'Your order was cancelled',
  'notifications.letter.given-up.what': 'Your order from {store} was cancelled before it was paid. You owe nothing.',
  'notifications.letter.returned.title': 'Your parcel was returned',
  'notifications.letter.returned.subject': '{store} has received your returned parcel',
  'notifications.letter.returned.what': 'Hello {name}, {store} has received your returned parcel.',

  'notifications.letter.refund.title':
    '{way, select, paid {Your refund of {amount} is on its way} by_hand {You were refunded {amount}} cash {You were refunded {amount} in cash} by_store {The store paid you back {amount}} other {You pay {amount} less}}',
  'notifications.letter.refund.what':
    'Hello {name}, {sender} has {way, select, paid {sent you a refund of {amount}} by_hand {refunded {amount} of your order} cash {refunded {amount} of your order in cash} by_store {told us that it paid you back {amount}} other {reduced what you pay in cash by {amount}}}.',
  'notifications.letter.refund.reason': 'Reason: {reason}',
  // {units}: "2 × Kente scarf, Blue; 1 × Gele".
  'notifications.letter.refund.covers': 'This covers: {units}.',
  'notifications.letter.refund.when':
    'We send the refund to your original payment method. Banks can take up to 10 working days to show it.',
  'notifications.letter.refund.cash-missing': 'If you have not received it, message the store from your order page.',
  'notifications.letter.refund-failed.title': 'Your refund of {amount} did not go through',
  'notifications.letter.refund-failed.what':
    'Hello {name}, your bank returned the refund of {amount} that we sent you.',
  'notifications.letter.refund-failed.next':
    'We still owe you this money. We are looking for another way to send it and will email you again.',

  'notifications.letter.payout-account.title': 'New payout account for {store}',
  'notifications.letter.payout-account.what':
    'Hello {name}, {createdBy} added a payout account for {store}: {institution}, ending in {numberEnd}, account holder {holder}. Payouts go to this account from {time}.',
  'notifications.letter.payout-account.care':
    'If this wasn’t you or another owner, enter the correct account before then and ask the person named above to change their password.',
  'notifications.letter.payout-account.action': 'Check payout account',

  'notifications.letter.sign-in.password-changed': 'Your password was changed',
  'notifications.letter.sign-in.two-factor-on': 'Two-step sign-in was turned on',
  'notifications.letter.sign-in.two-factor-off': 'Two-step sign-in was turned off',
  'notifications.letter.sign-in.passkey-added': 'A passkey was added',
  'notifications.letter.sign-in.passkey-removed': 'A passkey was removed',
  'notifications.letter.sign-in.second-factor-reset': 'Your two-step sign-in was reset',
  'notifications.letter.sign-in.email-restored': 'Your previous email address was restored',
  'notifications.letter.sign-in.email-restored-what':
    'Hello {name}, the email address change on your {shopName} account was undone with the link that we sent you. You were signed out everywhere, and your old password no longer works. Two-step sign-in, recovery codes and passkeys that were added after the change or in the week before it were removed. Set a new password to sign in.',
  'notifications.letter.sign-in.subject': '{title} at {shopName}',
  'notifications.letter.sign-in.what':
    'Hello {name}, this change was just made to your {shopName} account. If you made it, you do not need to do anything.',
  'notifications.letter.sign-in.reset-what':
    'Hello {name}, the staff of {shopName} turned off two-step sign-in for your account, removed its passkeys and signed you out everywhere. You now sign in with only your password. If you asked for this, set up two-step sign-in again on the security page.',
  'notifications.letter.sign-in.care': 'If this wasn’t you, set a new password now. That signs you out on all devices.',
  'notifications.letter.sign-in.passkeys':
    'Each passkey signs you in without your password, even after you change it. Remove any that you do not recognise on the security page:',
  'notifications.letter.sign-in.passkey': '– {passkey}, added {day}',
  'notifications.letter.sign-in.security-page': 'Then check the security page: {url}',
} as const
