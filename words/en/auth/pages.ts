/** Titles of the pages of an account where their headings say something else, and what stands above their forms. */
export const authPages = {
  'auth.page.register-description': 'Shop on every device, or open a store of your own.',
  'auth.page.password': 'Set a new password',
  'auth.page.password-text': 'You will have to sign in again on every device.',
  'auth.page.setup': 'Set up the shop',
  'auth.page.setup-text': 'This account runs the shop: its stores, rates and settings.',
  'auth.page.setup-without-link': 'Open this page with the link that the shop printed when it started.',
  'auth.page.verify': 'Confirm your email address',
  'auth.page.verify-heading': 'Confirm your address',
  'auth.page.verify-text': 'Enter the code and your password to create the account for <email>{address}</email>.',
  'auth.page.verify-where': 'The code is in the email that we sent you.',
} as const
