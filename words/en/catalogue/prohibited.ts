/** Goods that nobody may sell here. */
export const catalogueProhibited = {
  'catalogue.prohibited.title': 'Prohibited goods',
  'catalogue.prohibited.text':
    'Nobody may sell these goods here. We check each product against these rules when its seller publishes it.',
  'catalogue.prohibited.empty': 'There are no rules yet.',
  'catalogue.prohibited.words': 'Products named or described with: {words}',
  'catalogue.prohibited.category': 'In the category {name}',
  'catalogue.prohibited.countries': 'For stores in {names}',
  'catalogue.prohibited.refuse': 'Sellers cannot publish such products.',
  'catalogue.prohibited.hold': 'We hide such products until a person has checked them.',
} as const
