/** Rates as operators and sellers set them: the shop's, a store's own, and the terms that both have. */
export const ratesShop = {
  'rates.title': 'Rates',
  // The choice between the shop's rates and the store's, for those who hear the page.
  'rates.views': 'Choose rates',
  'rates.search': 'Search countries and currencies',
  'rates.search-example': 'Country or currency',
  'rates.not-found': 'No rates found',
  'rates.not-found-text': 'No rate matches “{words}”.',
  // One unit of a currency, before its price in another.
  'rates.one': '1 {currency}',
  'rates.column.country': 'Country',
  'rates.column.rate': 'Rate',
  'rates.column.margin': 'Margin',
  'rates.column.rounding': 'Rounding',
  'rates.column.age': 'Age and source',
  'rates.column.actions': 'Actions',

  'rates.terms.quote': '1 {from} in {to}',
  'rates.terms.rate': 'Rate',
  'rates.terms.margin': 'Margin (%)',
  'rates.terms.margin-hint': 'Added to the rate when prices are converted. Above −50 and below 100.',
  'rates.terms.rounding': 'Rounding',
  'rates.terms.rounding-hint': 'Takes at most 5% off a price. Where it would take more, the price goes up.',
  'rates.terms.no-rule': 'No rule',
  'rates.terms.to-step': 'To a step',
  'rates.terms.to-ending': 'Up to an ending',
  'rates.terms.step': 'Step in {currency}',
  'rates.terms.step-of-currency': 'Step in the currency',
  'rates.terms.ending': 'Ending in {currency}',
  'rates.terms.ending-of-currency': 'Ending in the currency',
  'rates.terms.direction': 'Direction',
  'rates.terms.nearest': 'Nearest',
  'rates.terms.up': 'Up',
  'rates.terms.down': 'Down',
  // A rounding rule in a list: "to the nearest ₦50", "up to the next .99".
  'rates.terms.rounded':
    '{way, select, unit {to the unit} decimal {to the last decimal} ending {up to the next {step}} nearest {to the nearest {step}} up {up to {step}} other {down to {step}}}',
  'rates.terms.margin-shown': '{kind, select, none {none} other {{margin}}}',
  'rates.terms.age':
    '{unit, select, now {just now} minute {{count, plural, one {{count} minute ago} other {{count} minutes ago}}} hour {{count, plural, one {{count} hour ago} other {{count} hours ago}}} other {{count, plural, one {{count} day ago} other {{count} days ago}}}}',
  // The age of a rate, and the person or the feed that it comes from.
  'rates.terms.age-and-source':
    '{unit, select, now {just now} minute {{count, plural, one {{count} minute ago} other {{count} minutes ago}}} hour {{count, plural, one {{count} hour ago} other {{count} hours ago}}} other {{count, plural, one {{count} day ago} other {{count} days ago}}}}, {source, select, manual {by hand} other {{feed}}}',
  'rates.terms.no-connection': 'No connection. Your changes are kept. Try again.',
  // The answer to "This changes the rate by more than 20 %".
  'rates.terms.set-anyway': 'Set anyway',

  'rates.shop.note': 'What one {currency} is worth in each country where the shop sells.',
  'rates.shop.import': 'Import',
  'rates.shop.add-country': 'Add country',
  'rates.shop.add': 'Add',
  'rates.shop.by-country': 'By country',
  'rates.shop.empty': 'No countries yet',
  'rates.shop.empty-text': 'Visitors choose their country and currency from this list. Add the first country.',
  'rates.shop.ten': '10 becomes',
  'rates.shop.ten-of': '10 {currency} becomes',
  'rates.shop.closed': 'Closed',
  'rates.shop.stale': 'Out of date',
  'rates.shop.old': 'Over a day old',
  'rates.shop.rate-of': 'Rate for {country}',
  'rates.shop.margin-of': 'Margin for {country} (%)',
  'rates.shop.base-is-one': 'The base currency is always 1.',
  'rates.shop.may-not-change': 'Your role does not allow changing rates.',
  'rates.shop.rate-invalid': 'Must be a number above 0 with at most 12 digits.',
  'rates.shop.margin-invalid': 'Must be above −50 and below 100.',
  'rates.shop.not-saved': '{rate} is not saved: {reason}',
  'rates.shop.confirm': 'Set {rate} to {value}?',
  'rates.shop.actions': 'Actions for {rate}',
  'rates.shop.change': 'Change',
  'rates.shop.delete-title': 'Delete {rate}?',
  'rates.shop.delete-text': 'Visitors can no longer choose it. Existing orders keep their rate.',
  'rates.shop.added': '{rate} added',
  'rates.shop.saved': '{rate} saved',
  'rates.shop.deleted': '{rate} deleted',
  'rates.shop.country': 'Country',
  'rates.shop.no-country': 'No matching country, or it already has a rate.',
  'rates.shop.currency': 'Currency',
  'rates.shop.open': 'Open to shoppers',
  'rates.shop.history-note': 'Note for the history',
  'rates.shop.example':
    'A price of 10 {currency} becomes <strong>{price}</strong>, rounded {way, select, unit {to the unit} decimal {to the last decimal} ending {up to the next {step}} nearest {to the nearest {step}} up {up to {step}} other {down to {step}}}.',

  'rates.history.title': 'History',
  'rates.history.rate': '1 {from} = {rate} {to}',
  'rates.history.terms':
    '{source, select, manual {{person}} other {{person}, from {feed}}} · margin {kind, select, none {none} other {{margin}}} · {way, select, unit {to the unit} decimal {to the last decimal} ending {up to the next {step}} nearest {to the nearest {step}} up {up to {step}} other {down to {step}}}',
  // The chart of a rate.
  'rates.history.chart': '{to} for 1 {from}',

  'rates.import.title': 'Import rates',
  'rates.import.text':
    'A file from the European Central Bank: daily or historical, CSV or XML. Nothing changes until you confirm.',
  'rates.import.file': 'File',
  'rates.import.history': 'Add every day in the file to the history',
  'rates.import.large-moves': 'Include changes of more than 20%',
  'rates.import.start': 'Import',
  'rates.import.done':
    '{changed, plural, one {{changed, number} rate} other {{changed, number} rates}} changed, {added, number} added to the history',
  'rates.import.report': 'What this file would change',
  'rates.import.summary':
    '{day}: {changed, plural, one {{changed, number} rate changes} other {{changed, number} rates change}}, {added, number} for the history.',
  // The result for each rate in the file.
  'rates.import.applied': 'Changes',
  'rates.import.older': 'Older',
  'rates.import.unchanged': 'Unchanged',
  'rates.import.skipped': 'Skipped',
} as const
