export const shellClosed = {
  'shell.closed.title': 'Back in a moment',
  'shell.closed.safe': 'The shop does not answer right now. Your cart, your orders and your money are safe.',
  'shell.closed.again': 'This page tries again by itself.',
  'shell.closed.no-script': 'Without JavaScript it cannot: try again in a few seconds.',
  'shell.closed.try': 'Try now',
  'shell.closed.not-found': 'Not Found',
  'shell.closed.only-read': 'A page can only be read.',
  'shell.closed.not-built': 'The web is not built yet: run npm run build.',
} as const
