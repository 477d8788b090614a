export const stores = {
  'stores.not-your-invitation': 'This invitation is for another email address. Sign in with that one.',
  'stores.already-a-member': 'This person belongs to the store already.',
  'stores.last-owner': 'A store needs an owner. Make someone else an owner first.',
  'stores.suspended': 'An operator of the shop decides this now: {reason}',
  'stores.address-taken': 'Another store has this address.',
  'stores.role-too-low': 'Your role in this store does not allow this.',
  'stores.settings-changed': 'Someone else has changed these settings. Look at them again.',
  'stores.not-its-picture': 'Must be a picture that this store has uploaded.',
  'stores.slug-taken': 'Another store has this address.',
} as const
