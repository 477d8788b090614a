/** One change to many products of the inventory. */
export const catalogueBulk = {
  // The name of a product's copy.
  'catalogue.bulk.copy-name': '{name} (copy)',
} as const
