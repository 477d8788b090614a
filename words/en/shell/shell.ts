/** Texts around every page. */
export const shell = {
  'shell.newer': 'The shop has been updated. Reload this page when you have finished typing.',
  // While a page waits because more people came than the shop can answer.
  'shell.busy': 'The shop is very busy. This page will retry automatically.',
  // Below the words "Not Found".
  'shell.not-found.products': 'See all products',
  // The logo, for those who hear the page.
  'shell.home': 'Home',
  'shell.part-lost': 'This did not load. Check your connection and try again.',
  'shell.file-lost': 'Part of this page did not load. Check your connection and try again.',
  // An answer that has no text of its own, such as a proxy's page.
  'shell.answer.refused': 'The shop did not accept this request. Check what you entered and try again.',
  'shell.answer.failed': 'The shop is not responding right now. Try again in a moment.',
} as const
