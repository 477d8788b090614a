/** One change to many products of the inventory. */
export const catalogueBulk = {
  // The name of a product's copy.
  'catalogue.bulk.copy-name': '{name} (copy)',

  // The menu of the bar below the list while products are selected; some are also the buttons of the forms.
  'catalogue.bulk.menu': 'Change',
  'catalogue.bulk.prices': 'Change prices',
  'catalogue.bulk.stock': 'Change stock',
  'catalogue.bulk.category': 'Move to a category',
  'catalogue.bulk.copy': 'Duplicate',
  'catalogue.bulk.draft': 'Unpublish',
  'catalogue.bulk.feature': 'Feature',
  'catalogue.bulk.unfeature': 'Stop featuring',

  // The forms and questions.
  'catalogue.bulk.way': 'Change',
  'catalogue.bulk.prices.title':
    '{count, plural, one {Change the price of 1 product} other {Change the prices of {count, number} products}}',
  'catalogue.bulk.prices.text': 'All variants change. Pinned prices and compare-at prices stay as they are.',
  'catalogue.bulk.prices.raise': 'Raise by a percentage',
  'catalogue.bulk.prices.lower': 'Lower by a percentage',
  'catalogue.bulk.prices.set': 'Set to an amount',
  'catalogue.bulk.prices.percent': 'Percentage',
  'catalogue.bulk.prices.amount': 'New price',
  'catalogue.bulk.prices.percent-fault':
    '{way, select, lower {Enter a number from 0.01 to 99.} other {Enter a number from 0.01 to 1,000.}}',
  'catalogue.bulk.preview': 'Examples of new prices',
  // In front of the price of a product whose variants have several.
  'catalogue.bulk.preview.lowest': 'from',
  'catalogue.bulk.stock.title':
    '{count, plural, one {Change the stock of 1 product} other {Change the stock of {count, number} products}}',
  'catalogue.bulk.stock.text': 'Each variant gets the same number.',
  'catalogue.bulk.stock.add': 'Add to the stock',
  'catalogue.bulk.stock.set': 'Set the stock',
  'catalogue.bulk.stock.units': 'Units',
  'catalogue.bulk.stock.fault':
    '{way, select, add {Enter a whole number from 1 to {most, number}.} other {Enter a whole number from 0 to {most, number}.}}',
  'catalogue.bulk.category.title': '{count, plural, one {Move 1 product} other {Move {count, number} products}}',
  'catalogue.bulk.category.text': 'Shoppers will find them in the new category.',
  'catalogue.bulk.category.verb': 'Move',
  'catalogue.bulk.category.choose': 'Choose a category',
  'catalogue.bulk.category.missing': 'Choose a category.',
  'catalogue.bulk.category.none': 'No category',
  'catalogue.bulk.publish.title': '{count, plural, one {Publish 1 product?} other {Publish {count, number} products?}}',
  'catalogue.bulk.publish.text': 'Shoppers can buy {count, plural, one {it} other {them}} at once.',
  'catalogue.bulk.draft.title':
    '{count, plural, one {Unpublish 1 product?} other {Unpublish {count, number} products?}}',
  'catalogue.bulk.draft.text':
    '{count, plural, one {It becomes a draft. Shoppers no longer find it.} other {They become drafts. Shoppers no longer find them.}}',
  'catalogue.bulk.archive.title': '{count, plural, one {Archive 1 product?} other {Archive {count, number} products?}}',
  'catalogue.bulk.archive.text': 'Shoppers no longer find {count, plural, one {it} other {them}}.',
  'catalogue.bulk.feature.title': '{count, plural, one {Feature 1 product?} other {Feature {count, number} products?}}',
  'catalogue.bulk.feature.text':
    '{count, plural, one {It appears} other {They appear}} among the featured products of the whole shop.',
  'catalogue.bulk.unfeature.title':
    '{count, plural, one {Stop featuring 1 product?} other {Stop featuring {count, number} products?}}',
  'catalogue.bulk.unfeature.text':
    '{count, plural, one {It is removed from} other {They are removed from}} the featured products of the whole shop.',
  'catalogue.bulk.copy.title':
    '{count, plural, one {Duplicate 1 product?} other {Duplicate {count, number} products?}}',
  'catalogue.bulk.copy.text':
    '{count, plural, one {The copy is a draft} other {The copies are drafts}} without stock, with the same pictures and prices.',

  // While the products are sent to the shop, and after that.
  'catalogue.bulk.changing': 'Changing products',
  'catalogue.bulk.copying': 'Duplicating products',
  'catalogue.bulk.changed':
    '{count, plural, =0 {No product was changed} one {1 product changed} other {{count, number} products changed}}',
  'catalogue.bulk.copied':
    '{count, plural, =0 {No product was duplicated} one {1 product duplicated} other {{count, number} products duplicated}}',
  'catalogue.bulk.unchanged':
    '{count, plural, one {1 product needed no change} other {{count, number} products needed no change}}.',
  'catalogue.bulk.refused':
    '{count, plural, one {1 product was skipped} other {{count, number} products were skipped}}:',
  'catalogue.bulk.refused.unknown': 'A product that no longer exists',
  'catalogue.bulk.more': 'and {count, number} more',
  'catalogue.bulk.stopped':
    'You stopped. {count, plural, one {1 product was not processed} other {{count, number} products were not processed}}.',
  'catalogue.bulk.failed':
    '{count, plural, one {1 product was not processed} other {{count, number} products were not processed}}. {reason}',
} as const
