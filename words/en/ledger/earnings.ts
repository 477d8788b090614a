/** A store's earnings: its balance, its payouts, its payout account. */
export const ledgerEarnings = {
  'ledger.earnings.title': 'Earnings',
  'ledger.earnings.about': 'What {store} has sold, the shop’s commission, and what you earn.',
  'ledger.earnings.statement': 'Statement',
  'ledger.earnings.available': 'Paid to you with the next payout.',
  // In place of the sentence above.
  'ledger.earnings.held':
    '{by, select, suspension {Payouts are on hold while your store is suspended, until {day} at the latest.} other {Payouts are on hold until {day}, because strikes have closed your store.}}',
  'ledger.earnings.available-nothing': 'Nothing to pay out yet.',
  'ledger.earnings.available-owing': 'You owe this to the shop. Your next sales pay it off first.',
  'ledger.earnings.pending-next': '{amount} becomes available on {day}.',
  // In place of the sentence above, for the commission of sales paid in cash.
  'ledger.earnings.pending-owing': 'You owe the shop {amount}. It comes off your payouts from {day}.',
  'ledger.earnings.pending':
    'Money becomes available {days, plural, =0 {as soon as an order arrives} one {1 day after an order arrives} other {{days} days after an order arrives}}.',
  'ledger.earnings.reserved': '{amount} of this is held as a reserve.',
  'ledger.earnings.on-its-way': 'Sent but not yet confirmed as received.',
  'ledger.earnings.on-its-way-part': 'Not yet confirmed as received. {amount} of this is not sent yet.',
  'ledger.earnings.unsent': 'In a payout that is not sent yet.',
  'ledger.earnings.on-its-way-nothing': 'No payout is on its way.',
  'ledger.earnings.no-payouts': 'No payouts yet',
  'ledger.earnings.no-payouts-text': 'Each payout appears here when the shop sends it, with the account it went to.',
  // The details are a list: the payout's reference, how it was sent, a note.
  'ledger.earnings.payout': '{institution} <number>•••• {end}</number>',
  'ledger.earnings.payout-by': 'by {provider}',
  // The terms of selling: what the shop keeps, and when it pays.
  'ledger.selling.title': 'Fees and payout times',
  'ledger.selling.commission': 'Commission',
  // The share reads "8.5% + ₦50.00".
  'ledger.selling.share':
    '{share} of each item sold, after discounts. {of, select, store {Agreed with your store.} other {}} You keep the whole delivery price.',
  'ledger.selling.no-commission': 'None. You keep the whole price.',
  'ledger.selling.in-category': '{name}: {share}',
  'ledger.selling.in-category-none': '{name}: none',
  'ledger.selling.payment-fees': 'Payment fees',
  'ledger.selling.payment-fees-text': 'None. {shopName} pays the fees of cards, banks and mobile money.',
  'ledger.selling.payout': 'Payouts',
  'ledger.selling.payout-text':
    'Your money is available {days, plural, =0 {on delivery} one {1 day after delivery} other {{days} days after delivery}} and goes out with the next payout. If nobody marks an order as delivered, its money is available {undelivered} days after payment.',
  // The share reads "10%".
  'ledger.selling.reserve':
    'We hold {share} of what you earn from each order as a reserve. It becomes available {days, plural, one {1 day} other {{days} days}} after the rest.',
  // Below the price of a product, for one unit.
  'ledger.net.one': 'You receive <strong>{net}</strong> for each one sold, after {share} commission.',
  'ledger.net.range': 'You receive <strong>{least} to {most}</strong> for each one sold, after {share} commission.',
  'ledger.net.all': 'You receive the whole price. There is no commission.',
  // On the first page of the dashboard.
  'ledger.next.title': 'Your next payout',
  'ledger.next.all': 'Earnings',
  'ledger.next.available': 'Available now. It goes out with the next payout.',
  'ledger.next.owing': 'You owe this to the shop. Your next sales pay it off first.',
  'ledger.next.then': '{amount} more becomes available on {day}.',
  'ledger.next.pending': '{amount} is pending until the orders arrive.',
  'ledger.next.on-its-way': '{amount} is on its way to you.',
  'ledger.next.unsent': '{amount} is in a payout that is not sent yet.',
  'ledger.next.nothing':
    'Nothing sold yet. Money is available {days, plural, =0 {as soon as an order arrives} one {1 day after an order arrives} other {{days} days after an order arrives}}.',
  'ledger.next.no-account': 'Add a payout account, so that the shop can pay you.',
  // On a parcel, part by part.
  'ledger.parcel.title': 'What you earn',
  'ledger.parcel.sold': 'Items and delivery',
  'ledger.parcel.refunded': 'Refunds',
  'ledger.parcel.commission': 'Commission',
  'ledger.parcel.cash': 'Paid to you in cash',
  // In its place until the parcel has arrived.
  'ledger.parcel.cash-due': 'You collect in cash',
  'ledger.parcel.fees': 'Payment fees',
  'ledger.parcel.fees-none': 'None',
  'ledger.parcel.net': 'You receive',
  'ledger.parcel.net-owing': 'You owe the shop',
  // Until it has confirmed that it paid the cash back.
  'ledger.parcel.net-owing-buyer': 'You owe the buyer',
  'ledger.parcel.held': 'On hold until the open request or dispute is decided.',
  'ledger.parcel.available-since': 'Available for payout since {day}.',
  'ledger.parcel.available-from': 'Available for payout from {day}.',
  'ledger.parcel.after-delivery':
    'Available for payout {days, plural, =0 {on delivery} one {1 day after delivery} other {{days} days after delivery}}, and on {day} at the latest.',
  // In place of the three sentences above, for what the store owes.
  'ledger.parcel.owed-since': 'It has been due since {day}, and comes off your payouts.',
  'ledger.parcel.owed-from': 'It comes off your payouts from {day}.',
  'ledger.parcel.owed-after-delivery':
    'It comes off your payouts {days, plural, =0 {on delivery} one {1 day after delivery} other {{days} days after delivery}}, and on {day} at the latest.',
  'ledger.parcel.reserve-until': '{amount} is held as a reserve until {day}.',
  'ledger.parcel.reserve-longer':
    '{amount} is held {days, plural, one {1 day} other {{days} days}} longer, as a reserve.',
  'ledger.account.title': 'Payout account',
  'ledger.account.held':
    '{by, select, suspension {Store suspended, on hold until {day} at the latest} other {Store closed because of strikes, on hold until {day}}}',
  'ledger.account.replaced': 'The store has changed its payout account since',
  'ledger.account.on-hold': '<mark>New</mark> Payouts go to this account from <when></when>.',
  'ledger.account.none': 'There is no payout account yet. The shop needs one to pay you.',
  'ledger.account.change': 'Change payout account',
  'ledger.account.add': 'Add payout account',
  'ledger.account.owners-only': 'Only owners of the store can change it.',
  'ledger.account.about': 'Payouts go to this account from tomorrow. Until then, an owner can still change it.',
  'ledger.account.present': 'Current account: {institution} <number>•••• {end}</number>, {holder}.',
  'ledger.account.saved': 'Saved. We will email all owners about it.',
  'ledger.account.kind': 'Account type',
  'ledger.account.kind-bank': 'Bank account',
  'ledger.account.kind-mobile-money': 'Mobile money',
  'ledger.account.country': 'Country',
  'ledger.account.bank': 'Bank',
  // A provider of mobile money.
  'ledger.account.provider': 'Provider',
  'ledger.account.institution-missing': 'Choose your bank or provider.',
  'ledger.account.institution-loading': 'Loading the list…',
  'ledger.account.institution-none': 'No matches.',
  // The button that lets the person type the name instead.
  'ledger.account.institution-not-listed': 'Type another name',
  'ledger.account.bank-code': 'Bank code',
  'ledger.account.number-bank': 'Account number or IBAN',
  'ledger.account.number-mobile-money': 'Phone number',
  // In whose name the bank or provider holds the account.
  'ledger.account.name.asking': 'Checking the name…',
  'ledger.account.name.same': 'This account belongs to {name}. The names match.',
  'ledger.account.name.found': 'This account belongs to {name}.',
  'ledger.account.name.other': 'This account belongs to {name}. You entered a different account holder.',
  'ledger.account.name.use': 'Use {name}',
  'ledger.account.name.unknown': 'There is no account with this number. Check the number and the bank or provider.',
  'ledger.account.name.unavailable':
    'The name cannot be checked right now. You can save the account. It is marked as not checked.',
  'ledger.account.name.not-offered': 'The name of this account cannot be checked. It is marked as not checked.',
  'ledger.account.name-checked': 'Name checked',
  'ledger.account.name-differs': 'Name does not match',
  'ledger.account.name-unchecked': 'Name not checked',
  'ledger.account.number-missing': 'Enter the account number.',
  'ledger.account.holder': 'Account holder',
  'ledger.account.holder-missing': 'Enter the name of the account holder.',
} as const
