export const wishes = {
  'wishes.full': 'Your wish list is full: it holds {most} products. Remove one to add another.',
  'wishes.in-stock': 'It is in stock again. You can buy it now.',
  'wishes.too-many-alerts': 'You already have alerts for {most} products. Cancel one first.',
  'wishes.too-many-follows': 'You already follow {most} stores. Stop following one first.',
  'wishes.email-needed': 'Enter your email address.',
} as const
