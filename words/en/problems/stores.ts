export const stores = {
  'stores.not-your-invitation': 'This invitation is for another email address. Sign in with that one.',
  'stores.already-a-member': 'This person is already a member of the store.',
  'stores.last-owner': 'A store needs an owner. Make someone else an owner first.',
  'stores.suspended': 'Only an operator can change this now: {reason}',
  'stores.address-taken': 'Another store has this address.',
  'stores.role-too-low': 'Your role in this store does not allow this.',
  'stores.settings-changed': 'Someone else has changed these settings. Reload them and try again.',
  'stores.view-name-taken': 'You have another view with this name.',
  'stores.too-many-views': 'You can save {most, number} views of a list. Delete one first.',
  'stores.not-its-picture': 'Must be a picture that this store has uploaded.',
  'stores.slug-taken': 'Another store has this address.',
} as const
