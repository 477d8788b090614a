/** Another email address for an account, and the way back. */
export const authEmailChange = {
  'auth.email-change.title': 'Email address',
  'auth.email-change.text':
    'You sign in with this address, and we send our emails to it. For seven days after you change it, you can undo the change with a link that we send to the old address.',
  'auth.email-change.now': 'Current address: <email></email>',
  'auth.email-change.ask': 'Change email address',
  'auth.email-change.new': 'New email address',
  'auth.email-change.submit': 'Use this address',
  'auth.email-change.another': 'Use another address',
  'auth.email-change.done': 'Your email address is now {email}. Other devices were signed out.',
  // Behind the link in the email to the former address.
  'auth.email-change.undo': 'Undo your email address change',
  'auth.email-change.undo-text':
    'Your account gets this address back. Every device is signed out, you set a new password, and two-step sign-in and passkeys that were added after the change or in the week before it are removed.',
  'auth.email-change.undo-submit': 'Undo change',
  'auth.email-change.undone': 'Your email address is restored',
  'auth.email-change.undone-text':
    'Your account has the address {email} again. Your old password no longer works. Set a new one to sign in.',
} as const
