export const wishes = {
  'wishes.full': 'Your wish list is full: it holds {most} products. Remove one to add another.',
  'wishes.in-stock': 'It is in stock again. You can buy it now.',
  'wishes.too-many-alerts': 'You already wait for {most} products. Take one back first.',
  'wishes.too-many-follows': 'You follow {most} stores already. Stop following one first.',
  'wishes.email-needed': 'Enter your email address.',
} as const
