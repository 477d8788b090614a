/** The tree of categories: operators arrange it, sellers see it and ask for more. */
export const catalogueCategories = {
  'catalogue.categories.title': 'Categories',
  'catalogue.categories.note.operator':
    'All stores share these categories. Drag a category up or down to reorder it, and sideways to put it inside the one above.',
  'catalogue.categories.note.seller': 'All stores share these categories. If one is missing, request it.',
  'catalogue.categories.empty.title': 'No categories yet',
  'catalogue.categories.empty.text': 'Shoppers browse products by category.',

  // Both a button and the title of its dialog.
  'catalogue.categories.add.title': 'Add category',
  'catalogue.categories.add': 'Add',
  'catalogue.categories.added': '{name} added',
  'catalogue.categories.rename.title': 'Rename {name}',
  'catalogue.categories.rename.text': 'Its address stays the same, so shared links keep working.',
  'catalogue.categories.rename': 'Rename',
  'catalogue.categories.renamed': 'Renamed to {name}',
  'catalogue.categories.name': 'Name',
  // The parent of a category.
  'catalogue.categories.parent': 'Parent category',
  'catalogue.categories.parent.none': 'None (top level)',

  // Both a button and the title of its dialog.
  'catalogue.categories.ask.title': 'Request category',
  'catalogue.categories.ask.text': 'We review each request. You can list your product in the meantime.',
  'catalogue.categories.ask': 'Send request',
  'catalogue.categories.asked': 'Request for {name} sent',
  'catalogue.categories.requests': 'Requests from stores',
  'catalogue.categories.requests.below': '<strong>{name}</strong> in {parent}',
  'catalogue.categories.requests.by': '{store}, {person}',
  'catalogue.categories.requests.add': 'Approve',
  'catalogue.categories.requests.decline': 'Decline',
  'catalogue.categories.requests.decline.title': 'Decline {name}?',
  'catalogue.categories.requests.decline.reason': 'Reason',
  'catalogue.categories.requests.decline.hint': 'The store sees it.',
  'catalogue.categories.requests.declined': '{name} declined',

  'catalogue.categories.toggle': 'Subcategories of {name}',
  // Narrow screens show the number alone.
  'catalogue.categories.products': '{count, number}<unit> {count, plural, one {product} other {products}}</unit>',
  'catalogue.categories.menu': 'Actions for {name}',
  'catalogue.categories.add-below': 'Add subcategory',
  'catalogue.categories.move.up': 'Move up',
  'catalogue.categories.move.down': 'Move down',
  'catalogue.categories.move.in': 'Move into the category above',
  'catalogue.categories.move.out': 'Move out',
  'catalogue.categories.move.failed': 'Not moved: {error}',

  'catalogue.categories.delete.title': 'Delete {name}?',
  'catalogue.categories.delete.text': 'Links to it will stop working.',
  'catalogue.categories.delete.text-products': 'Its products need another category. Choose where they go.',
  'catalogue.categories.delete.target': 'Move products to',
  'catalogue.categories.delete.move': 'Move and delete',
  'catalogue.categories.delete.not-empty': 'Move its subcategories first',
  'catalogue.categories.deleted': '{name} deleted',
} as const
