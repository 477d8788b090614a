/** The page of a product. */
export const catalogueProduct = {
  // The first breadcrumb.
  'catalogue.product.home': 'Home',
  // For search engines, where a product has no description.
  'catalogue.product.from-store': '{product} from {store}',
  'catalogue.product.in-stock': 'In stock',
  // In place of the button that buys, where the staff has taken the product off sale in the shopper's country.
  'catalogue.product.not-here': 'This product cannot be sold in your country.',
  'catalogue.product.quantity': 'Quantity of {product}',
  // A product with the chosen options.
  'catalogue.product.with-variant': '{product}, {variant}',
  // `article` is the English one: write what your language says of a chosen option, such as a size.
  'catalogue.product.choose': '{article, select, an {Choose an {option}} other {Choose a {option}}}',
  'catalogue.product.impossible': '{option}<hidden>, not available with this choice</hidden>',
  'catalogue.product.sold-out': '{option}<hidden>, sold out</hidden>',
  'catalogue.product.description': 'Description',
  'catalogue.product.not-described': '{store} has not added a description yet.',
  'catalogue.product.materials': 'Materials',
  'catalogue.product.use': 'How to use',
  'catalogue.product.care': 'Care',
  'catalogue.product.size-guide': 'Size guide',
  'catalogue.product.maker': 'Who made it',
  'catalogue.product.details': 'Details',
  'catalogue.product.brand': 'Brand',
  'catalogue.product.weight': 'Weight',
  'catalogue.product.grams': '{weight} g',
  'catalogue.product.kilograms': '{weight} kg',
  'catalogue.product.item-number': 'Item number',
  'catalogue.product.related': 'More like this',

  'catalogue.price.of-seller': 'Seller’s price: {price}',
  'catalogue.price.pinned': 'The store set this price in {currency} itself. No exchange rate is applied.',
  'catalogue.price.converted': '1 {from} = {rate} {to}, set on {day}. You pay exactly the price shown.',
  'catalogue.price.converted-with-margin':
    '1 {from} = {rate} {to}, including a margin of {margin}, set on {day}. You pay exactly the price shown.',
  'catalogue.price.paused': 'Sales in {currency} are paused. Choose another currency above to see the price.',
  'catalogue.price.no-rate':
    'There is no exchange rate from {from} to {to} today. Choose another currency above to see the price.',

  'catalogue.pictures.title': 'Pictures',
  'catalogue.pictures.look-closer': 'View larger: {picture}',
  'catalogue.pictures.enlarge': 'Zoom in: {picture}',
  'catalogue.pictures.show-whole': 'Zoom out: {picture}',
  'catalogue.pictures.position': '<hidden>Picture </hidden>{number} / {count}',
  'catalogue.pictures.show': 'Show picture {number}',
  'catalogue.pictures.previous': 'Previous picture',
  'catalogue.pictures.next': 'Next picture',
} as const
