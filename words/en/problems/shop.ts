export const shop = {
  'shop.settings-changed': 'Someone else has changed this. Reload the page and try again.',
  'shop.place-left': 'Replace everything in square brackets before you publish.',
} as const
