export const catalogueImportFaults = {
  'catalogue.import-fault.prohibited': 'Cannot be sold here: {ground}.',
  'catalogue.import-fault.empty': 'Must not be empty.',
  'catalogue.import-fault.not-a-flag': 'Must be true or false.',
  'catalogue.import-fault.too-many-variants': 'Must have at most {most} variants.',
  'catalogue.import-fault.same-options': 'Two variants have the same options.',
  'catalogue.import-fault.value-not-listed': 'Must be one of the values that the option lists.',
  'catalogue.import-fault.not-an-amount': 'Must be an amount in {currency}, like 10.50.',
  // A number like 1.200: thousands or decimals.
  'catalogue.import-fault.unclear-number':
    'It is unclear what {text} means. Write {plain} for thousands, or decimals like {example}.',
  // The same in a currency without decimals.
  'catalogue.import-fault.unclear-whole-number': 'It is unclear what {text} means. Write {plain} for thousands.',
  'catalogue.import-fault.not-units': 'Must be a whole number from 0 to 1,000,000.',
  'catalogue.import-fault.not-pinned-prices': 'Must be amounts in other currencies, like NGN 1500.00; GHS 12.50.',
  'catalogue.import-fault.not-a-list': 'The file must be a JSON list of products.',
  'catalogue.import-fault.wrong-kind': 'Is missing or has the wrong type.',
  'catalogue.import-fault.file-empty': 'The file is empty.',
  'catalogue.import-fault.cells': 'Has {count, plural, one {1 cell} other {{count} cells}} instead of {width}.',
  'catalogue.import-fault.too-long': 'Must have at most {most} characters.',
  'catalogue.import-fault.too-many-products': 'A file may have at most {most} products.',
  'catalogue.import-fault.twice': 'Appears twice in the file.',
  'catalogue.import-fault.column-twice': 'The column “{name}” appears twice. Keep one of them.',
  'catalogue.import-fault.column-missing':
    'The file has no column “{first}”{count, plural, one {} other { or “{second}”}}. Found, separated by {by, select, commas {commas} semicolons {semicolons} other {tabs}}: {found}{more, plural, =0 {} one { and {more} more} other { and {more} more}}.',
  'catalogue.import-fault.pictures-full': 'The product already has {most} pictures, which is the limit.',
  'catalogue.import-fault.not-its-picture': 'The picture of {sku} is not one of its product.',
  'catalogue.import-fault.product-deleted': 'The product was deleted in the meantime.',
  'catalogue.import-fault.store-suspended': 'The store was suspended in the meantime.',
  'catalogue.import-fault.shop-broken': 'Something went wrong on our side. Import the file again.',
  'catalogue.import-fault.id-unknown': 'The store has no product with this ID.',
  'catalogue.import-fault.same-product': 'Another line of the file is for the same product.',
  'catalogue.import-fault.operators-feature': 'Only our staff can choose featured products.',
  'catalogue.import-fault.sets-price': 'Your role does not allow you to set the price of {sku}.',
  'catalogue.import-fault.sets-stock':
    'Your role does not allow you to set the stock of {sku}. Without this column, stock stays as it is.',
  'catalogue.import-fault.sku-taken': 'Another product of this store has the SKU {sku}.',
  'catalogue.import-fault.variant-lost': 'The shop has the variant {sku}, which is not in the file.',
  'catalogue.import-fault.units-held':
    '{held, plural, one {1 unit of {sku} is} other {{held} units of {sku} are}} held for orders.',
  'catalogue.import-fault.interrupted': 'The import was interrupted and nothing was changed. Import the file again.',
  'catalogue.import-fault.broken': 'Something went wrong. Import the file again.',
} as const
