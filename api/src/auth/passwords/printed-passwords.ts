/** The passwords of the demo shop's accounts, as they are printed at its start and in the README: no secret. */
export const printedPasswords = {
  'owner@makola.test': 'makola-owner-demo',
  'seller@makola.test': 'makola-seller-demo',
  'packer@makola.test': 'makola-packer-demo',
  'shopper@makola.test': 'makola-shopper-demo',
} as const
