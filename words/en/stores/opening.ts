/** The page that opens a store. */
export const storesOpening = {
  'stores.opening.title': 'Open your store',
  'stores.opening.summary':
    'All you need is a name. You can change everything else later, except the country. The currency cannot change once a product has a price.',
  'stores.opening.name': 'Name of your store',
  'stores.opening.name.missing': 'Enter the name of your store.',
  'stores.opening.country': 'Country you send from',
  'stores.opening.country.missing': 'Choose the country that you send from.',
  'stores.opening.currency': 'Currency of your prices',
  'stores.opening.currency.choose': 'Choose one',
  'stores.opening.tagline': 'In a few words',
  'stores.opening.tagline.hint': 'Shown below the name. Say what you sell and what makes it special.',
  'stores.opening.open': 'Open store',
  // When the person has a store of the name already.
  'stores.opening.own': 'Go to {store}',
  'stores.opening.opened': '{store} is open.',
  // In the preview, until a name is typed.
  'stores.opening.your-store': 'Your store',
} as const
