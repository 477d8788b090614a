/** The form of a product. */
export const catalogueEditor = {
  'catalogue.editor.back': 'Inventory',
  'catalogue.editor.add.title': 'Add product',
  'catalogue.editor.view': 'View in shop',
  'catalogue.editor.menu': 'More',
  'catalogue.editor.to-draft': 'Unpublish',
  'catalogue.editor.archive': 'Archive',
  // The form's name while the product has none.
  'catalogue.editor.new': 'New product',
  // The button that opens the rest of the form on a phone.
  'catalogue.editor.more': 'More: description, options…',

  'catalogue.editor.save-draft': 'Save draft',
  'catalogue.editor.publish': 'Publish',
  'catalogue.editor.saved': 'Saved',
  'catalogue.editor.saved-draft': 'Draft saved',
  'catalogue.editor.published': '{name} is on sale',
  'catalogue.editor.published.view': 'View',
  'catalogue.editor.uploading': '{count, plural, one {{count} picture is} other {{count} pictures are}} uploading…',
  // The key shows only where there is a keyboard.
  'catalogue.editor.unsaved': 'Not saved yet.<key> {keyboard, select, mac {⌘ S} other {Ctrl S}} saves.</key>',
  'catalogue.editor.publish.title': 'Publish {name} as it is?',
  'catalogue.editor.publish.back': 'Keep editing',
  'catalogue.editor.publish.anyway': 'Publish anyway',
  'catalogue.editor.gap.price': 'The price is 0, so shoppers get it for free.',
  'catalogue.editor.gap.picture': 'It has no picture.',
  'catalogue.editor.gap.category': 'It has no category, so shoppers cannot find it by browsing.',

  'catalogue.editor.locked': 'Some fields are locked.',
  'catalogue.editor.check': '{count, plural, one {Check one field.} other {Check {count} fields.}}',
  'catalogue.editor.not-saved': '<strong>Not saved.</strong> {error} Your changes are kept. Try again.',
  'catalogue.editor.not-saved-offline': '<strong>Not saved.</strong> No connection. Your changes are kept. Try again.',
  'catalogue.editor.deleted':
    '<strong>Not saved.</strong> This product, or a part of it, was deleted while you were editing it. Copy what you need and open it again.',
  'catalogue.editor.overtaken': 'This product was changed while you were editing it.',
  'catalogue.editor.overtaken.choose': 'Save again to keep your changes too, or <discard>discard them</discard>.',
  // Someone else changed a field that has been typed into here: "Stock of Red / S is now 1. You typed 10."
  'catalogue.editor.overtaken.value':
    '{field, select, name {Name} description {Description} category {Category} pictures {Pictures} options {Options} variants {Variants} weightGrams {Weight} brand {Brand} materials {Materials} use {How to use} care {Care} sizeGuide {Size guide} maker {Who made it} tags {Tags} isFeatured {Featured} status {Status} price {Price} compareAt {Compare-at price} stock {Stock} lowStockThreshold {Low-stock alert} sku {SKU} pinned {Pinned prices} pictureId {Picture} other {A field}}{of, select, variant { of {variant}} other {}} is now {now, select, filled {{theirs}} other {empty}}. You typed {typed, select, filled {{mine}} other {nothing}}.',
  'catalogue.editor.overtaken.field':
    'Someone else also changed this: {field, select, name {name} description {description} category {category} pictures {pictures} options {options} variants {variants} weightGrams {weight} brand {brand} materials {materials} use {how to use} care {care} sizeGuide {size guide} maker {who made it} tags {tags} isFeatured {featured} status {status} price {price} compareAt {compare-at price} stock {stock} lowStockThreshold {low-stock alert} barcode {barcode} sku {sku} pinned {pinned prices} pictureId {picture} other {a field}}{of, select, variant { of {variant}} other {}}.',

  'catalogue.editor.essentials': 'Basics',
  'catalogue.editor.name': 'Name',
  'catalogue.editor.name.placeholder': 'For example, Ankara wrap dress',
  'catalogue.editor.name.missing': 'Enter the name of the product.',
  'catalogue.editor.price': 'Price',
  'catalogue.editor.price.missing': 'Enter a price.',
  // The example has the decimals of the currency: "10.50", "1500".
  'catalogue.editor.price.malformed': 'Enter an amount, such as {example}.',
  'catalogue.editor.stock': 'In stock',
  'catalogue.editor.stock.missing': 'Enter how many you have.',
  'catalogue.editor.units.malformed': 'Enter a whole number, 0 or more.',

  'catalogue.editor.abroad': 'Prices in other countries',
  'catalogue.editor.abroad.title': 'Shoppers abroad pay',
  // Countries with the same price.
  'catalogue.editor.abroad.countries': '{country} and {others} more',
  'catalogue.editor.abroad.pinned': 'pinned',
  'catalogue.editor.abroad.fewer': 'Show fewer',
  'catalogue.editor.abroad.all': 'Show all {count} prices',

  'catalogue.editor.category': 'Category',
  'catalogue.editor.category.placeholder': 'Search categories',
  'catalogue.editor.category.no-match': 'No category matches.',

  'catalogue.editor.description': 'Description',
  'catalogue.editor.description.format': 'Format the description',
  'catalogue.editor.description.heading': 'Heading',
  'catalogue.editor.description.bold': 'Bold',
  'catalogue.editor.description.italic': 'Italic',
  'catalogue.editor.description.list': 'List',
  'catalogue.editor.description.numbered': 'Numbered list',
  'catalogue.editor.description.link': 'Link',
  'catalogue.editor.description.address': 'Link address',
  'catalogue.editor.description.not-an-address': 'Enter a web address, such as https://example.com.',
  'catalogue.editor.description.select-first': 'Select some text first.',

  'catalogue.editor.about': 'Details',
  'catalogue.editor.about.text': 'Materials, use, care, sizes, and who made it.',
  'catalogue.editor.about.materials.hint': 'What it is made of, and where that comes from.',
  'catalogue.editor.about.use.hint': 'How to wear it, cook it, mix it or set it up.',
  'catalogue.editor.about.care.hint': 'How to wash, clean or store it.',
  // Commas are what separates the cells, also in the example.
  'catalogue.editor.about.size-guide.hint':
    'One line for each size, with commas between the cells. You can also paste cells from a spreadsheet.',
  'catalogue.editor.about.size-guide.placeholder': 'Size, Chest, Length\nS, 86 cm, 100 cm\nM, 94 cm, 102 cm',
  'catalogue.editor.about.maker.hint': 'The people who made it, where, and how.',

  'catalogue.editor.labels': 'Labels',
  'catalogue.editor.featured': 'Featured',
  'catalogue.editor.featured.hint': 'Shown on the home page and under Featured.',
  'catalogue.editor.featured.locked': 'Shown on the home page. Only our staff can change this.',
  'catalogue.editor.tags': 'Tags',
  'catalogue.editor.tags.hint': 'Words that shoppers may search for.',
  'catalogue.editor.brand': 'Brand',
  'catalogue.editor.weight': 'Weight in grams',
  'catalogue.editor.weight.malformed': 'Enter whole grams, such as 350.',

  'catalogue.editor.options': 'Options',
  'catalogue.editor.options.text': 'Add options such as size or colour. Each combination has its own price and stock.',
  'catalogue.editor.options.add':
    '{count, plural, =0 {Add an option} one {Add another option} other {Add another option}}',
  'catalogue.editor.options.too-many': 'These options make {count} variants. A product can have at most {most}.',
  'catalogue.editor.options.none-sold': 'All variants are left out. Keep at least one.',
  'catalogue.editor.option.number': 'Option {number}',
  'catalogue.editor.option.name': 'Option',
  'catalogue.editor.option.name-missing': 'Enter a name, such as Size or Colour.',
  'catalogue.editor.option.values': 'Values',
  'catalogue.editor.option.values-missing': 'Enter at least one value.',
  'catalogue.editor.option.remove': 'Remove the option {name}',
  // Examples of options and their values, in empty fields.
  'catalogue.editor.example.size': 'Size',
  'catalogue.editor.example.sizes': 'S, M, L',
  'catalogue.editor.example.colour': 'Colour',
  'catalogue.editor.example.colours': 'Indigo, Clay',
  'catalogue.editor.example.material': 'Material',
  'catalogue.editor.example.materials': 'Cotton, Linen',

  'catalogue.editor.variants': 'Variants',
  'catalogue.editor.variants.count': '{count, plural, one {1 variant} other {{count} variants}}',
  'catalogue.editor.variants.count-left-out':
    '{count, plural, one {1 variant} other {{count} variants}}<quiet>, {leftOut} left out</quiet>',
  'catalogue.editor.fill': 'Fill in all variants',
  'catalogue.editor.fill.short': 'For all',
  'catalogue.editor.fill.price': 'Price of all variants',
  'catalogue.editor.fill.price.placeholder': 'Price',
  'catalogue.editor.fill.stock': 'Stock of all variants',
  'catalogue.editor.fill.stock.placeholder': 'Stock',
  'catalogue.editor.fill.apply': 'Fill in',
  'catalogue.editor.variant.price': 'Price of {variant}',
  'catalogue.editor.variant.stock': 'Stock of {variant}',
  'catalogue.editor.variant.more': 'More about {variant}',
  'catalogue.editor.variant.leave-out': 'Do not sell this combination',
  // Takes back "Do not sell this combination".
  'catalogue.editor.variant.sell': 'Sell it<hidden>: {variant}</hidden>',
  'catalogue.editor.compare-at': 'Compare-at price',
  'catalogue.editor.compare-at.hint': 'The earlier price, shown struck through.',
  'catalogue.editor.compare-at.too-low': 'The compare-at price must be higher than the price.',
  'catalogue.editor.sku': 'SKU',
  'catalogue.editor.sku.hint': 'Your own item number.',
  'catalogue.editor.low-stock': 'Low-stock alert at',
  'catalogue.editor.barcode': 'Barcode',
  'catalogue.editor.barcode.hint': 'The number under the bars. You can scan it.',
  'catalogue.editor.low-stock.hint': 'We notify you when the stock falls to this level.',
  'catalogue.editor.variant.picture': 'Picture of this variant',
  // A picture to choose, with its description where it has one.
  'catalogue.editor.variant.picture-number': 'Picture {number}{hasAlt, select, yes {: {alt}} other {}}',
  // For an option such as Colour: a picture for each colour.
  'catalogue.editor.value.pictures': 'Pictures by {option}',
  'catalogue.editor.value.pictures.text':
    'Shoppers see this picture when they choose the value, in their cart, and in their order.',
  'catalogue.editor.value.pictures.several': '{value}: its variants have different pictures',
  'catalogue.editor.pinned': 'Pinned prices in other currencies',
  'catalogue.editor.pinned.hint': 'A price below the converted one also lowers what you earn.',
  'catalogue.editor.pinned.add': 'Pin the price in another currency',
  'catalogue.editor.pinned.add.placeholder': 'Pin the price in another currency…',
  'catalogue.editor.pinned.currency': '{name} ({code})',
  'catalogue.editor.pinned.remove': 'Convert to {code} again',
  'catalogue.editor.taken-down':
    '{scope, select, countries {Our staff have taken this product down in these countries: {countries}. It stays on sale everywhere else.} other {Our staff have taken this product down. Nobody can see or buy it. Your changes take effect when it is restored.}}',
  'catalogue.editor.taken-down.read': 'Read the reasons and appeal',
} as const
