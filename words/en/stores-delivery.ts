/** The delivery zones and prices of a store. */
export const storesDelivery = {
  'stores.delivery.form': 'Delivery',
  'stores.delivery.saved': 'Your delivery prices are saved.',
  'stores.delivery.text':
    'A shopper is offered what you set for their country; where no country fits, what you set for everywhere else. Orders already placed keep what they were promised.',
  'stores.delivery.none': 'You deliver nowhere yet',
  'stores.delivery.none.text': 'Nobody can order until you say where you deliver and for how much.',
  'stores.delivery.add': 'Add countries',
  // What the first option of new countries is called, until the seller types another name.
  'stores.delivery.standard': 'Standard',
  // Countries without a name yet.
  'stores.delivery.new': 'New countries',
  'stores.delivery.name': 'Name',
  'stores.delivery.name.example': 'West Africa',
  'stores.delivery.name.missing': 'Give it a name, such as ‘West Africa’.',
  'stores.delivery.remove': 'Remove {name}',
  'stores.delivery.remove-new': 'Remove these countries',
  'stores.delivery.everywhere': 'Every country that is not named elsewhere',
  'stores.delivery.countries': 'Countries',
  'stores.delivery.countries.missing': 'Choose at least one country.',
  'stores.delivery.add-country': 'Add a country',
  'stores.delivery.add-option': 'Another way to deliver there',
  // An option without a name yet.
  'stores.delivery.option.new': 'A way to deliver',
  'stores.delivery.option.name': 'Called',
  'stores.delivery.option.name.example': 'Courier',
  'stores.delivery.option.name.missing': 'Give it a name, such as ‘Courier’.',
  'stores.delivery.option.price': 'Price',
  'stores.delivery.option.price.wrong': 'An amount; 0 for free.',
  'stores.delivery.option.free-from': 'Free from',
  'stores.delivery.option.free-from.wrong': 'An amount, or nothing.',
  'stores.delivery.option.min-days': 'Days, at least',
  'stores.delivery.option.max-days': 'At most',
  'stores.delivery.option.days.wrong': 'From 0 to 365.',
  'stores.delivery.option.days.backwards': 'Not before the first day.',
  'stores.delivery.option.pickup': 'Buyers pick it up',
  'stores.delivery.option.address': 'Pick-up address',
  'stores.delivery.option.address.hint':
    'Shoppers see it at checkout. Leave it empty to send it to each buyer yourself.',
  'stores.delivery.option.address.example': '24 Commercial Avenue, Yaba, Lagos',
  'stores.delivery.option.remove': 'Remove {name}',
  'stores.delivery.option.remove-new': 'Remove this way to deliver',
} as const
