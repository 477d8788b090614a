/** The delivery zones and prices of a store. */
export const storesDelivery = {
  'stores.delivery.form': 'Delivery',
  'stores.delivery.saved': 'Your delivery prices are saved.',
  'stores.delivery.text':
    'Shoppers see the delivery options that you set for their country. Elsewhere they see what you set for all other countries. Orders already placed do not change.',
  'stores.delivery.none': 'No delivery options yet',
  'stores.delivery.none.text': 'Set where you deliver and for how much. Until then, nobody can order.',
  'stores.delivery.add': 'Add countries',
  // The name of the first option of new countries, until the seller types another one.
  'stores.delivery.standard': 'Standard',
  // Countries without a name yet.
  'stores.delivery.new': 'New countries',
  'stores.delivery.name': 'Name',
  'stores.delivery.name.example': 'West Africa',
  'stores.delivery.name.missing': 'Enter a name, such as “West Africa”.',
  'stores.delivery.remove': 'Remove {name}',
  'stores.delivery.remove-new': 'Remove these countries',
  'stores.delivery.everywhere': 'All other countries',
  'stores.delivery.countries': 'Countries',
  'stores.delivery.countries.missing': 'Choose at least one country.',
  'stores.delivery.add-country': 'Add country',
  'stores.delivery.add-option': 'Add delivery option',
  // An option without a name yet.
  'stores.delivery.option.new': 'New delivery option',
  'stores.delivery.option.name': 'Option',
  'stores.delivery.option.name.example': 'Courier',
  'stores.delivery.option.name.missing': 'Enter a name, such as “Courier”.',
  'stores.delivery.option.price': 'Price',
  'stores.delivery.option.price.wrong': 'Enter an amount, or 0 for free delivery.',
  'stores.delivery.option.free-from': 'Free from',
  'stores.delivery.option.free-from.wrong': 'Enter an amount, or leave this empty.',
  'stores.delivery.option.min-days': 'Min. days',
  'stores.delivery.option.max-days': 'Max. days',
  'stores.delivery.option.days.wrong': 'Enter a number from 0 to 365.',
  'stores.delivery.option.days.backwards': 'Must not be below the minimum.',
  'stores.delivery.option.pickup': 'Buyers collect it',
  'stores.delivery.option.address': 'Pick-up address',
  'stores.delivery.option.address.hint':
    'Shoppers see it at checkout. Leave it empty to send it to each buyer yourself.',
  'stores.delivery.option.address.example': '24 Commercial Avenue, Yaba, Lagos',
  'stores.delivery.option.remove': 'Remove {name}',
  'stores.delivery.option.remove-new': 'Remove this delivery option',
} as const
