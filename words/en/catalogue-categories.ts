/** The tree of categories: operators arrange it, sellers see it and ask for more. */
export const catalogueCategories = {
  'catalogue.categories.title': 'Categories',
  'catalogue.categories.note.operator':
    'One tree for all stores. Drag to arrange; sideways makes a category part of the one above.',
  'catalogue.categories.note.seller': 'One tree for all stores. Something missing? Ask for it.',
  'catalogue.categories.empty.title': 'No categories yet',
  'catalogue.categories.empty.text': 'Shoppers find products by them.',

  // Both a button and the title of its dialog.
  'catalogue.categories.add.title': 'Add a category',
  'catalogue.categories.add': 'Add',
  'catalogue.categories.added': '{name} added',
  'catalogue.categories.rename.title': 'Rename {name}',
  'catalogue.categories.rename.text': 'Its address stays, so that shared links go on working.',
  'catalogue.categories.rename': 'Rename',
  'catalogue.categories.renamed': 'Renamed to {name}',
  'catalogue.categories.name': 'Name',
  // The parent of a category.
  'catalogue.categories.parent': 'Below',
  'catalogue.categories.parent.none': 'Nothing: at the top',

  // Both a button and the title of its dialog.
  'catalogue.categories.ask.title': 'Ask for a category',
  'catalogue.categories.ask.text': 'We review each request. You can list your product in the meantime.',
  'catalogue.categories.ask': 'Ask',
  'catalogue.categories.asked': 'Request for {name} sent',
  'catalogue.categories.requests': 'Asked for',
  'catalogue.categories.requests.below': '<strong>{name}</strong> below {parent}',
  'catalogue.categories.requests.by': '{store}, {person}',
  'catalogue.categories.requests.add': 'Add it',
  'catalogue.categories.requests.decline': 'Decline',
  'catalogue.categories.requests.decline.title': 'Decline {name}?',
  'catalogue.categories.requests.decline.reason': 'Why, in a sentence',
  'catalogue.categories.requests.decline.hint': 'The store reads it.',
  'catalogue.categories.requests.declined': '{name} declined',

  'catalogue.categories.toggle': 'What is below {name}',
  // Narrow screens show the number alone.
  'catalogue.categories.products': '{count}<unit> {count, plural, one {product} other {products}}</unit>',
  'catalogue.categories.menu': 'Actions for {name}',
  'catalogue.categories.add-below': 'Add below',
  'catalogue.categories.move.up': 'Move up',
  'catalogue.categories.move.down': 'Move down',
  'catalogue.categories.move.in': 'Move into the one above',
  'catalogue.categories.move.out': 'Move out',
  'catalogue.categories.move.failed': 'Not moved: {error}',

  'catalogue.categories.delete.title': 'Delete {name}?',
  'catalogue.categories.delete.text': 'Its address will not be found any more.',
  'catalogue.categories.delete.text-products': 'Its products need another category. Choose where they go.',
  'catalogue.categories.delete.target': 'Move products to',
  'catalogue.categories.delete.move': 'Move and delete',
  'catalogue.categories.delete.not-empty': 'Move what is below it first',
  'catalogue.categories.deleted': '{name} deleted',
} as const
