/** Parts that every screen uses. */
export const ui = {
  'ui.try-again': 'Try again',
  'ui.not-loaded': 'This did not load',
  'ui.check-connection': 'Check your connection and try again.',
  'ui.no-connection': 'We could not reach the shop. Check your connection and try again.',
} as const
