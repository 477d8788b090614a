/** A table of products, imported: a dry run first, then the import. */
export const catalogueImport = {
  'catalogue.import.title': 'Import products',
  'catalogue.import.formats': 'A CSV table: our own export, or Shopify’s.',
  'catalogue.import.another': 'Another file',
  // The button that imports: without a product to write it may still keep choices of categories.
  'catalogue.import.take': 'Import',
  'catalogue.import.take-products': 'Import {count, plural, one {1 product} other {{count} products}}',
  'catalogue.import.take-nothing': 'Nothing to import',
  'catalogue.import.file.choose': 'Choose a CSV file',
  'catalogue.import.file.drop': 'or drop it here. You see what would change before anything does.',
  'catalogue.import.file.help':
    'The easiest start is an export: change it in a spreadsheet and import it back. Lines without a change stay as they are; a file takes up to 20 MB.',
  'catalogue.import.file.too-large': 'The file is larger than 20 MB. Split it into several.',
  'catalogue.import.file.none': 'No file was chosen.',

  'catalogue.import.progress.reading': 'Reading the table. Nothing is written yet.',
  'catalogue.import.progress.importing': 'Importing. It goes on if you leave this page.',
  'catalogue.import.progress.lines': 'Lines read',
  'catalogue.import.progress.products': 'Products found',
  'catalogue.import.progress.compared': 'Products compared',
  'catalogue.import.progress.stored': 'Products stored',

  'catalogue.import.done': 'The table is imported',
  'catalogue.import.done.counts': '{created} new, {changed} changed.',
  'catalogue.import.done.summary': 'The table is imported: {created} new, {changed} changed.',
  'catalogue.import.nothing.title': 'Nothing was imported',
  'catalogue.import.nothing.summary': 'Nothing was imported.',
  'catalogue.import.overtaken': 'The inventory has changed meanwhile. Choose the file again.',
  'catalogue.import.failed': 'The import has failed.',
  'catalogue.import.failed-now': 'The import failed.',
  'catalogue.import.forgotten': 'This import is not known any more. Imports are kept for a day.',

  // Above the inventory, while a table is being imported.
  'catalogue.import.running': 'Import',
  'catalogue.import.running.started': 'A table is being imported.',
  'catalogue.import.running.stored': 'A table is being imported: {stored, number} products so far.',
  'catalogue.import.running.ended': 'The import has ended.',
  'catalogue.import.running.show': 'Show progress',
  'catalogue.import.running.report': 'Show report',

  'catalogue.import.report.notes': 'About this table',
  'catalogue.import.report.created': 'New',
  'catalogue.import.report.changed': 'Changed',
  'catalogue.import.report.unchanged': 'Unchanged',
  'catalogue.import.report.faulty': 'Lines with errors',
  'catalogue.import.report.refused': 'Error',
  'catalogue.import.report.no-changes': 'Your inventory has all of this already: 0 changes.',
  'catalogue.import.report.more': 'and {count} more lines that are not listed.',
  'catalogue.import.report.line': 'Line {line}',
  // A column of the table, its value before and after.
  'catalogue.import.report.change': '{column}: <former>{from}</former> → <latter>{to}</latter>',
  // A value that was empty, or becomes so: "Brand: nothing → Awl".
  'catalogue.import.report.empty-value': 'nothing',

  'catalogue.import.choices.stock':
    'Stock of {count, plural, one {1 new variant} other {{count} new variants}} without a quantity',
  'catalogue.import.choices.stock-hint':
    'The table does not say how many there are. With 0 they are sold out until you change it.',
  'catalogue.import.choices.skip': 'Leave out the lines with errors, and import the rest',
  'catalogue.import.choices.draft': 'Start new products as drafts',

  'catalogue.import.categories': 'Categories',
  'catalogue.import.categories.text':
    'Choose a category of the shop for each word of the table. Your choices are kept for your next imports.',
  'catalogue.import.categories.known':
    '{count, plural, one {1 word is a category of the shop} other {{count} words are categories of the shop}}',
  'catalogue.import.categories.word':
    '{word} <quiet>{products, plural, one {1 product} other {{products} products}}</quiet>',
  'catalogue.import.categories.for': 'Category for {word}',
  'catalogue.import.categories.none': 'No category',
  'catalogue.import.categories.more': 'Show {count} more',
  'catalogue.import.categories.not-kept': 'Your choice was not kept',
  'catalogue.import.categories.ask':
    '{count, plural, one {Ask for this category} other {Ask for these {count} categories}}',
  'catalogue.import.categories.ask-hint': 'One request to the operators of the shop, who decide.',
  'catalogue.import.categories.asked':
    'You have asked for {count, plural, one {1 category} other {{count} categories}}. When the operators have added them, import the table again.',
  'catalogue.import.categories.ask-failed': 'Nothing was asked for',

  'catalogue.import.pictures': 'Pictures',
  'catalogue.import.pictures.counts':
    '{fetched} fetched{missing, plural, =0 {} one {, {missing} not fetched} other {, {missing} not fetched}}{waiting, plural, =0 {} one {, {waiting} to go} other {, {waiting} to go}}.',
  'catalogue.import.pictures.more': 'and {count} more that are not listed.',
} as const
