/** Filters of a seller's lists, saved under a name. */
export const storesViews = {
  // For those who hear the page.
  'stores.views': 'Saved views',
  'stores.views.save': 'Save view',
  'stores.views.save.text': 'Saves the search and the filters of this list under a name. Only you see the view.',
  'stores.views.name': 'Name',
  'stores.views.name-missing': 'Enter a name.',
  'stores.views.saved': 'Saved “{name}”',
  'stores.views.options': 'Actions for the view “{name}”',
  'stores.views.rename': 'Rename',
  'stores.views.rename.title': 'Rename view',
  'stores.views.rename.save': 'Save',
  'stores.views.delete': 'Delete',
  'stores.views.deleted': 'Deleted “{name}”',
} as const
