export const catalogueImportNotes = {
  'catalogue.import-note.tags-cut': 'Only the first {most} of {count} tags are imported.',
  'catalogue.import-note.free': 'The price is 0, so shoppers would get it for free.',
  'catalogue.import-note.some-free':
    'The price of {free, number} of {count, number} variants is 0, so shoppers would get them for free.',
  'catalogue.import-note.oversold':
    '{count, plural, one {1 variant is} other {{count, number} variants are}} sold in Shopify even when out of stock (policy “continue”). Here, shoppers can only buy what is in stock.',
  // A line of the file gives another status to a product that the shop's staff has taken down.
  'catalogue.import-note.stays-taken-down':
    'The product stays taken down. The new status applies when our staff restore it.',
  'catalogue.import-note.separated':
    'The columns of the file are separated by {by, select, semicolons {semicolons} tabs {tabs} other {commas}}. Prices may use a decimal comma.',
  'catalogue.import-note.no-handle': 'The file has no column “Handle”. We make handles from “Title”.',
  'catalogue.import-note.pictures-to-fetch':
    'The file has {count, plural, one {1 new picture address} other {{count, number} new picture addresses}}.{left, plural, =0 {} one { Import the file again to fetch {left, number} more.} other { Import the file again to fetch {left, number} more.}} We fetch the pictures after the import and notify you when we are done.',
  'catalogue.import-note.pictures-not-fetched':
    'The file has {count, plural, one {1 new picture address} other {{count, number} new picture addresses}}. The shop does not fetch pictures from addresses. Add them to the products here.',
} as const
