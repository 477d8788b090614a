export const shellClosed = {
  'shell.closed.title': 'Back in a moment',
  'shell.closed.safe': 'The shop is not responding right now. Your cart, your orders and your money are safe.',
  'shell.closed.again': 'This page retries automatically.',
  'shell.closed.no-script': 'JavaScript is off, so you need to reload the page yourself. Wait a few seconds first.',
  'shell.closed.try': 'Try now',
  // The page of a shop that has not opened to visitors yet.
  'shell.soon.title': 'Opening soon',
  'shell.soon.text': 'This shop is getting ready. Please come back later.',
  'shell.soon.staff': 'Do you work here?',
  'shell.soon.sign-in': 'Sign in',
  // For a browser that is not let in: more people came than the shop can answer.
  'shell.busy.title': 'The shop is very busy',
  'shell.busy.safe': 'Many people are shopping right now. Your cart, your orders and your money are safe.',
  'shell.closed.not-found': 'Not Found',
  'shell.closed.only-read': 'This address accepts only GET and HEAD requests.',
  'shell.closed.not-built': 'The web app is not built yet. Run npm run build.',
} as const
