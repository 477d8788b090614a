/** A store before it is approved, for whoever has its link. */
export const cataloguePreview = {
  'catalogue.preview.title': 'Preview of a store',
  'catalogue.preview.note': 'This is a preview. The store is not open yet, and nothing can be bought here.',
  'catalogue.preview.public': 'This store is open now. <link>Visit the store</link>',
  'catalogue.preview.empty': 'No products are on sale yet',
} as const
