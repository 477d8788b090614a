export const shippingFirstZones = {
  'shipping.first-zones.standard': 'Standard',
  'shipping.first-zones.elsewhere': 'Everywhere else',
  'shipping.first-zones.international': 'International',
} as const
