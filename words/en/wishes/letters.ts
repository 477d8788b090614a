/** Emails about goods that come back and about followed stores. */
export const wishesLetters = {
  // To an address that somebody typed: it may be a stranger's.
  'wishes.letter.confirm.subject': 'Confirm your {shopName} alert',
  'wishes.letter.confirm.title': 'Do you want an email when it is back?',
  'wishes.letter.confirm.what':
    'Someone asked us to write to this address when a product is in stock again. Open the link to see which one. If you confirm, we will send you one email.',
  'wishes.letter.confirm.action': 'View product and confirm',
  'wishes.letter.confirm.care': 'If this wasn’t you, ignore this email. We will not write again.',

  'wishes.letter.back.subject': '{product} is back in stock',
  'wishes.letter.back.title': 'It is back in stock',
  'wishes.letter.back.what':
    '{units, plural, one {{store} has 1 unit of {product}} other {{store} has {units} units of {product}}} on sale again.{isShared, select, yes { We have emailed several people, so it may sell out soon.} other {}}',
  'wishes.letter.back.action': 'View product',
  'wishes.letter.back.care': 'You asked for this email. We will not send another about this product.',
  'wishes.letter.back.stop': 'Stop all back-in-stock emails',

  'wishes.letter.news.action': 'See what is new',
  'wishes.letter.news.stop': 'Choose which stores you follow',

  // In the bell and in the email.
  'wishes.news.title': '{count, plural, one {1 new product} other {{count} new products}} from {store}',
  'wishes.news.body': '{more, plural, =0 {{names}} one {{names} and 1 more} other {{names} and {more} more}}',
} as const
