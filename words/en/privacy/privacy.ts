/** A person's own data: the copy, the deletion, how long things are kept. */
export const privacy = {
  'privacy.export.file-name': 'your-data-{day}.zip',
  // The text file in the archive that a person downloads.
  'privacy.export.readme':
    'This archive holds the data that {shopName} keeps about the account {email}.\n\njson: one file for each table, for programs.\ncsv: the same tables, for a spreadsheet.\nfiles: the pictures and documents that you sent us.\n\nTimes are in UTC. Amounts are in the smallest unit of their currency.\n',
  'privacy.letter.export.title': 'Your data is ready',
  'privacy.letter.export.what':
    'Hello {name}, the copy of your data at {shopName} is ready. You can download it until {day}. Sign in to get it.',
  'privacy.letter.export.action': 'Download your data',
  'privacy.letter.erasure.title': 'Your account will be deleted',
  'privacy.letter.erasure.what':
    'Hello {name}, you asked us to delete your account at {shopName}. This happens on {time}. Until then you can keep it.',
  'privacy.letter.erasure.care': 'If this wasn’t you, keep the account and change your password now.',
  'privacy.letter.erasure.action': 'Keep my account',

  // The link for a buyer without an account.
  'privacy.letter.guest.title': 'Your data without an account',
  'privacy.letter.guest.what':
    'Someone asked for the data that {shopName} keeps about orders placed with this email address without an account. This link opens it until {time}.',
  'privacy.letter.guest.action': 'Open your data',
  'privacy.letter.guest.care': 'If this wasn’t you, ignore this email. Nobody else has the link.',
  // The text file in the archive.
  'privacy.guest.readme':
    'This archive holds the data that {shopName} keeps about orders placed with {email} without an account.\n\njson: one file for each table, for programs.\ncsv: the same tables, for a spreadsheet.\nfiles: the pictures that you sent us.\n\nTimes are in UTC. Amounts are in the smallest unit of their currency.\n',

  'privacy.export.title': 'A copy of your data',
  'privacy.export.text':
    'One archive with everything that we keep about you: tables for a spreadsheet, the same tables for programs, and the files that you sent us.',
  'privacy.export.ask': 'Prepare a copy',
  'privacy.export.again': 'Prepare a new copy',
  'privacy.export.preparing': 'Your copy is being prepared. We will email you when it is ready, within the hour.',
  'privacy.export.ready': 'The copy that you requested on {asked} is ready. You can download it until {until}.',
  'privacy.export.download': 'Download',

  // The page for buyers without an account.
  'privacy.guest.way': 'Bought without an account? <request>Get a copy of your data, or have it deleted</request>.',
  'privacy.guest.title': 'Your data without an account',
  'privacy.guest.text':
    'Enter the email address that you gave with your orders. We will send it a link to download a copy of your data or have it deleted.',
  'privacy.guest.email': 'Email address on your orders',
  'privacy.guest.send': 'Send link',
  'privacy.guest.sent':
    'We have sent an email to <strong>{email}</strong>. Its link works for 24 hours. No email? Check your spam folder, and check the address.',
  'privacy.guest.again': 'Request a new link',
  'privacy.guest.with-account': 'Do you have an account? Your data is on <details>your details page</details>.',
  'privacy.guest.found':
    '{count, plural, =0 {We keep no orders that were placed with <strong>{email}</strong> without an account.} one {We keep one order that was placed with <strong>{email}</strong> without an account.} other {We keep # orders that were placed with <strong>{email}</strong> without an account.}} This link works until <until></until>.',
  'privacy.guest.export.text':
    'One archive with your orders, requests and messages: tables for a spreadsheet, the same tables for programs, and the pictures that you sent us. Each link allows one download.',
  'privacy.guest.export.used':
    'You have already used this link for a copy. <request>Request a new link</request> to get another.',
  'privacy.guest.ended.title': 'This link has expired',
  'privacy.guest.ended.text': 'A link works for 24 hours, or until the data is deleted.',
  'privacy.guest.erase.title': 'Delete your data',
  'privacy.guest.erase.text':
    'Your orders stop showing your name, address and contact details at once. The stores keep these for returns and disputes until 180 days after the order was closed. Then they are deleted. We keep the items, amounts and town for our accounts.',
  'privacy.guest.erase.ask': 'Delete my data',
  'privacy.guest.erase.question': 'Delete the data on your orders?',
  'privacy.guest.erase.consequence':
    'You cannot undo this. If you create an account with this address later, it will not show these orders.',
  'privacy.guest.erase.not-yet': 'You cannot delete your data yet:',
  'privacy.guest.obstacle.orders': 'An order is not complete yet.',
  'privacy.guest.obstacle.requests': 'A return or complaint is still open.',
  'privacy.guest.obstacle.disputes': 'A bank is still looking into a payment.',
  'privacy.guest.erased':
    'Your data is deleted. Your order links no longer show your name, address and contact details.',

  // On the cookie page.
  'privacy.consent.necessary': 'Necessary storage',
  'privacy.consent.necessary-hint': 'Always on. The cart and sign-in need it.',
  'privacy.consent.viewed': 'Recently viewed products and recent searches',
  'privacy.consent.viewed-hint': 'Turning this off deletes both lists from this browser.',
  'privacy.consent.viewed-needs': 'Accept cookies first.',
  'privacy.consent.recorded': 'Recorded with your account',
  'privacy.consent.cookies-given': 'You accepted cookies on <when></when>.',
  'privacy.consent.cookies-withdrawn': 'You withdrew your consent on <when></when>.',
  'privacy.consent.viewed-given': 'Turned on: <when></when>.',
  'privacy.consent.viewed-withdrawn': 'Turned off: <when></when>.',

  'privacy.kept.title': 'How long we keep data',
  'privacy.kept.text': 'After this time it is deleted automatically.',
  'privacy.kept.what': 'Data',
  'privacy.kept.time': 'Kept for',
  'privacy.kept.years': '{years, plural, one {# year} other {# years}}',
  'privacy.kept.days': '{days, plural, one {# day} other {# days}}',
  'privacy.kept.account': 'Your account',
  'privacy.kept.account-time': 'until you delete it',
  'privacy.kept.books': 'Amounts and items of orders, payments and refunds',
  'privacy.kept.books-time': 'as long as the law requires',
  'privacy.rule.orders-contact': 'Contact details and address of an order, after it is closed',
  'privacy.rule.orders-contact-erased': 'The same, when you have deleted your account',
  'privacy.rule.orders-network': 'A code for the network that an order came from',
  'privacy.rule.requests-words': 'Text and pictures of a return or complaint, after it is closed',
  'privacy.rule.requests-words-erased': 'The same, when you have deleted your account',
  'privacy.rule.messages-words': 'Messages with stores, after the order is closed',
  'privacy.rule.messages-words-erased': 'The same, when you have deleted your account',
  'privacy.rule.moderation-reports': 'Text and contact details of a report, after it is decided',
  'privacy.rule.payments-webhooks': 'Messages of payment providers',
  'privacy.rule.notifications-sent': 'Record of an email that we sent: the recipient and the subject',
  'privacy.rule.wishes-guests': 'A wish list without an account',
  'privacy.rule.wishes-alerts': 'Alert for a product that is back in stock',
  'privacy.rule.wishes-alerts-unconfirmed': 'The same, where the email address was not confirmed',
  'privacy.rule.shop-audit': 'The activity log, with the account’s number only',

  'privacy.erasure.title': 'Delete your account',
  'privacy.erasure.text': 'You have 72 hours to change your mind. After that nobody can bring the account back.',
  'privacy.erasure.ask': 'Delete account',
  'privacy.erasure.confirm': 'Delete my account',
  'privacy.erasure.goes': 'Deleted after 72 hours',
  'privacy.erasure.goes-what':
    'Your name, your email address, your password, your saved addresses, the list of your devices, your cart, your notifications and your memberships. A store that only you own is closed.',
  'privacy.erasure.later': 'Deleted 180 days after an order is closed',
  'privacy.erasure.later-what':
    'The contact details, name and street on your orders. The stores need them for returns and disputes. Your order links no longer show them.',
  'privacy.erasure.stays': 'Kept',
  'privacy.erasure.stays-what':
    'The items, amounts and town of your orders, without your name. We need them for our accounts.',
  'privacy.erasure.waiting': 'Your account will be deleted on <when></when>. Until then you can keep it.',
  'privacy.erasure.undo': 'Keep my account',
  'privacy.erasure.kept': 'Your account will not be deleted.',
  'privacy.erasure.not-yet': 'You cannot delete your account yet:',
  'privacy.erasure.refused': 'We could not delete your account:',
  'privacy.obstacle.last-owner': 'You are the only owner of this shop. Give someone else that role first.',
  'privacy.obstacle.balance': '{store}: its balance is not zero. Wait for the next payout.',
  'privacy.obstacle.open-parcels': '{store}: parcels are on their way.',
  'privacy.obstacle.open-requests': '{store}: buyers have open requests.',
  'privacy.obstacle.open-disputes': '{store}: a bank is still looking into a payment.',
} as const
