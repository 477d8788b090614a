/** What is around every page. */
export const shell = {
  'shell.newer': 'The shop has been updated. Load this page again when you have finished typing.',
  // Below the words "Not Found".
  'shell.not-found.products': 'See all products',
  // The logo, for those who hear the page.
  'shell.home': 'Home',
  'shell.part-lost': 'That did not load. Check your connection and try again.',
  'shell.file-lost': 'Part of this page did not arrive. Check your connection and try again.',
  // An answer that has no text of its own, such as a proxy's page.
  'shell.answer.refused': 'The shop did not accept that.',
  'shell.answer.failed': 'The shop could not answer. Try again in a moment.',
} as const
