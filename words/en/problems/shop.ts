export const shop = {
  'shop.place-left': 'A place in square brackets is still to be filled in.',
} as const
