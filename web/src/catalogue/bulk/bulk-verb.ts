/** What can be done with many products in a run that is followed. */
export type BulkVerb =
  | 'prices'
  | 'stock'
  | 'category'
  | 'publish'
  | 'draft'
  | 'archive'
  | 'feature'
  | 'unfeature'
  | 'copy'
