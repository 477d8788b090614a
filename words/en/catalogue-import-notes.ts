export const catalogueImportNotes = {
  'catalogue.import-note.tags-cut': 'Only the first {most} of {count} tags are taken.',
  'catalogue.import-note.free': 'The price is 0: it would be sold for nothing.',
  'catalogue.import-note.some-free': 'The price of {free} of {count} variants is 0: it would be sold for nothing.',
  'catalogue.import-note.oversold':
    '{count, plural, one {1 variant is} other {{count} variants are}} sold there even when stock is 0 (policy “continue”). Here nothing is sold that is not in stock.',
  'catalogue.import-note.separated':
    'The table was read as separated by {by, select, semicolons {semicolons} tabs {tabs} other {commas}}; a price may have a decimal comma.',
  'catalogue.import-note.no-handle': 'The table has no column “Handle”. It is made from “Title”.',
  'catalogue.import-note.pictures-to-fetch':
    'The file has {count, plural, one {1 new picture address} other {{count} new picture addresses}}.{left, plural, =0 {} one { {left} more are left for when the table is imported again.} other { {left} more are left for when the table is imported again.}} They are fetched after the import, and you are told when all of them have been tried.',
  'catalogue.import-note.pictures-not-fetched':
    'The file has {count, plural, one {1 new picture address} other {{count} new picture addresses}}. Pictures are not fetched from addresses: add them to the products here.',
} as const
