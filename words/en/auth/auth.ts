/** The account: its pages, its menu, signing out. */
export const auth = {
  // The link in the header of a visitor who is not signed in.
  'auth.account.sign-in': 'Sign in',
  'auth.account.sign-out': 'Sign out',
  'auth.account.yours': 'Your account',
  // The button that opens the account's menu, for those who hear the page.
  'auth.account.menu': 'Account of {name}',
  'auth.account.orders': 'Orders',
  'auth.account.details': 'Details',
  'auth.account.security': 'Security',
  // In histories, in place of the address of somebody who deleted the account.
  'auth.former-account': 'A former account',
  'auth.account.name-changed': 'Your name was changed.',
  'auth.account.no-second-step': 'Two-step sign-in is off',
  'auth.account.role-suspended': 'Your role in the shop is suspended until two-step sign-in is on',
  'auth.account.no-second-step-text':
    '{role, select, owner {You run this shop. Anyone who learns your password could run it too.} other {You are on the shop’s staff. Anyone who learns your password could use your role.}} <link>Turn on two-step sign-in</link>',
} as const
