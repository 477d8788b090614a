export const stores = {
  'stores.not-your-invitation':
    'This invitation is for another email address. Sign in with the address that it was sent to.',
  'stores.already-a-member': 'This person is already a member of the store.',
  'stores.last-owner': 'A store needs an owner. Make someone else an owner first.',
  'stores.suspended': 'Only the shop can change this now: {reason}',
  'stores.not-on-break': 'The store is not on a break.',
  'stores.address-taken': 'Another store has this address.',
  'stores.same-name': 'Another store has this name.',
  'stores.role-too-low': 'Your role in this store does not allow this.',
  'stores.settings-changed': 'Someone else has changed these settings. Reload them and try again.',
  'stores.payout-terms-changed': 'Someone else has changed these payout terms. Reload them and try again.',
  'stores.view-name-taken': 'You have another view with this name.',
  'stores.too-many-views': 'You can save at most {most, number} views of a list. Delete one first.',
  'stores.not-its-picture': 'Must be a picture that this store has uploaded.',
  'stores.slug-taken': 'Another store has this web address.',
  'stores.name-taken': 'A store with this name exists. Choose another.',
  'stores.break-too-short-or-long': 'Must be a day from {from} to {to}.',
} as const
