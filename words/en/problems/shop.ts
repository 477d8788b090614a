export const shop = {
  'shop.settings-changed': 'Somebody else has changed this. Reload the page and try again.',
  'shop.place-left': 'A place in square brackets is still to be filled in.',
} as const
