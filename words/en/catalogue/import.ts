/** A table of products, imported: a dry run first, then the import. */
export const catalogueImport = {
  'catalogue.import.title': 'Import products',
  'catalogue.import.formats': 'A CSV file: our own export, or an export from Shopify.',
  'catalogue.import.another': 'Choose another file',
  // The button that imports: without a product to write it may still keep choices of categories.
  'catalogue.import.take': 'Import',
  'catalogue.import.take-products': 'Import {count, plural, one {1 product} other {{count, number} products}}',
  'catalogue.import.take-nothing': 'Nothing to import',
  'catalogue.import.file.choose': 'Choose a CSV file',
  'catalogue.import.file.drop': 'or drop it here. You can check every change before you import it.',
  'catalogue.import.file.help':
    'The easiest way is to export your products, edit the file in a spreadsheet and import it again. Lines that you do not change stay as they are. The file can be up to 20 MB.',
  'catalogue.import.file.too-large': 'The file is larger than 20 MB. Split it into smaller files.',
  'catalogue.import.file.none': 'Choose a file.',

  'catalogue.import.progress.reading': 'Reading the file. Nothing has changed yet.',
  'catalogue.import.progress.importing': 'Importing. It continues if you leave this page.',
  'catalogue.import.progress.lines': 'Lines read',
  'catalogue.import.progress.products': 'Products found',
  'catalogue.import.progress.compared': 'Products compared',
  'catalogue.import.progress.stored': 'Products imported',

  'catalogue.import.done': 'Import finished',
  'catalogue.import.done.counts': '{created, number} new, {changed, number} changed.',
  'catalogue.import.done.summary': 'Import finished: {created, number} new, {changed, number} changed.',
  'catalogue.import.nothing.title': 'Nothing was imported',
  'catalogue.import.nothing.summary': 'Nothing was imported.',
  'catalogue.import.overtaken': 'The inventory has changed in the meantime. Choose the file again.',
  'catalogue.import.failed': 'The import failed.',
  'catalogue.import.failed-now': 'The import failed.',
  'catalogue.import.forgotten': 'This import is no longer available. Imports are kept for a day.',

  // Above the inventory, while a table is being imported.
  'catalogue.import.running': 'Import',
  'catalogue.import.running.started': 'A file is being imported.',
  'catalogue.import.running.stored':
    'A file is being imported: {stored, plural, one {# product} other {# products}} so far.',
  'catalogue.import.running.ended': 'The import is finished.',
  'catalogue.import.running.show': 'Show progress',
  'catalogue.import.running.report': 'Show report',

  'catalogue.import.report.notes': 'About this file',
  'catalogue.import.report.created': 'New',
  'catalogue.import.report.changed': 'Changed',
  'catalogue.import.report.unchanged': 'Unchanged',
  'catalogue.import.report.faulty': 'Lines with errors',
  'catalogue.import.report.refused': 'Error',
  'catalogue.import.report.no-changes': 'Your inventory already matches this file. There is nothing to import.',
  'catalogue.import.report.no-lines': 'This file has no products: there are no lines below the header.',
  'catalogue.import.report.more':
    'and {count, plural, one {{count, number} more line} other {{count, number} more lines}}.',
  'catalogue.import.report.line': 'Line {line}',
  // A column of the table, its value before and after.
  'catalogue.import.report.change': '{column}: <former>{from}</former> → <latter>{to}</latter>',
  // A value that was empty, or becomes so: "Brand: nothing → Awl".
  'catalogue.import.report.empty-value': 'nothing',

  'catalogue.import.choices.stock':
    'Stock of {count, plural, one {1 new variant} other {{count, number} new variants}} without a quantity',
  'catalogue.import.choices.stock-hint':
    'The file has no quantity for them. With 0, they are sold out until you add stock.',
  'catalogue.import.choices.skip': 'Skip the lines with errors and import the rest',
  'catalogue.import.choices.draft': 'Add new products as drafts',

  'catalogue.import.categories': 'Categories',
  'catalogue.import.categories.text':
    'Choose a shop category for each category in the file. We remember your choices for your next imports.',
  'catalogue.import.categories.known':
    '{count, plural, one {1 category is already in the shop} other {{count, number} categories are already in the shop}}',
  'catalogue.import.categories.word':
    '{word} <quiet>{products, plural, one {1 product} other {{products, number} products}}</quiet>',
  'catalogue.import.categories.for': 'Category for {word}',
  'catalogue.import.categories.none': 'No category',
  'catalogue.import.categories.more': 'Show {count, number} more',
  'catalogue.import.categories.not-kept': 'Your choice was not saved',
  'catalogue.import.categories.ask':
    '{count, plural, one {Request this category} other {Request these {count, number} categories}}',
  'catalogue.import.categories.ask-hint': 'Our staff review the request.',
  'catalogue.import.categories.asked':
    'You have requested {count, plural, one {1 category. Import the file again when we have added it.} other {{count, number} categories. Import the file again when we have added them.}}',
  'catalogue.import.categories.ask-failed': 'The request was not sent',

  'catalogue.import.pictures': 'Pictures',
  'catalogue.import.pictures.counts':
    '{fetched} fetched{missing, plural, =0 {} one {, {missing} not fetched} other {, {missing} not fetched}}{waiting, plural, =0 {} one {, {waiting} to go} other {, {waiting} to go}}.',
  'catalogue.import.pictures.more': 'and {count, number} more.',
} as const
