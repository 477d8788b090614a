/** A delivery choice; prices in minor units of the store's currency, days from packing to the door. */
export type DemoShippingOption = {
  name: string
  priceMinor: number
  freeOverMinor: number | null
  minDays: number
  maxDays: number
  isPickup: boolean
  /** Null for a pick-up whose address the store tells each buyer. */
  pickupAddress: string | null
}

/** `['*']` is everywhere that no other zone of the store names. */
export type DemoShippingZone = { name: string; countryCodes: readonly string[]; options: readonly DemoShippingOption[] }

const option = (name: string, priceMinor: number, freeOverMinor: number | null, minDays: number, maxDays: number) => ({
  name,
  priceMinor,
  freeOverMinor,
  minDays,
  maxDays,
  isPickup: false,
  pickupAddress: null,
})

const pickup = (name: string, pickupAddress: string | null, maxDays: number): DemoShippingOption => ({
  ...option(name, 0, null, 1, maxDays),
  isPickup: true,
  pickupAddress,
})

const zone = (name: string, countryCodes: readonly string[], ...options: DemoShippingOption[]): DemoShippingZone => ({
  name,
  countryCodes,
  options,
})

const everywhere = ['*'] as const
const westAfrica = ['GH', 'CI', 'SN', 'CM', 'BJ', 'TG', 'NG', 'ML', 'BF', 'GM', 'SL', 'LR'] as const
const eastAfrica = ['KE', 'UG', 'TZ', 'RW', 'ET', 'BI'] as const
const southernAfrica = ['ZA', 'BW', 'NA', 'ZM', 'ZW', 'MZ', 'LS', 'SZ', 'MW'] as const
const europe = ['IE', 'FR', 'DE', 'NL', 'BE', 'ES', 'IT', 'PT', 'CH', 'AT', 'SE', 'DK', 'NO', 'PL', 'FI'] as const

const without = (codes: readonly string[], home: string) => codes.filter((code) => code !== home)

export const nairaZones = [
  zone(
    'Nigeria',
    ['NG'],
    option('Courier to the door', 250000, 6000000, 1, 3),
    pickup('Pick up in Yaba', '24 Commercial Avenue, Yaba, Lagos', 2),
  ),
  zone('West Africa', without(westAfrica, 'NG'), option('Regional courier', 1450000, 25000000, 4, 8)),
  zone(
    'Rest of the world',
    everywhere,
    option('Tracked air', 3800000, 45000000, 7, 14),
    option('Express', 6900000, null, 3, 6),
  ),
]

export const cediZones = [
  zone(
    'Ghana',
    ['GH'],
    option('Courier to the door', 3500, 80000, 1, 3),
    pickup('Pick up at Makola', 'Shed 12, Makola Market, Accra', 1),
  ),
  zone('West Africa', without(westAfrica, 'GH'), option('Regional courier', 14000, 250000, 4, 8)),
  zone(
    'Rest of the world',
    everywhere,
    option('Tracked air', 36000, 420000, 7, 14),
    option('Express', 68000, null, 3, 6),
  ),
]

export const shillingZones = [
  zone(
    'Kenya',
    ['KE'],
    option('Courier to the door', 35000, 600000, 1, 3),
    pickup('Pick up on Biashara Street', null, 2),
  ),
  zone('East Africa', without(eastAfrica, 'KE'), option('Cross-border bus and rider', 120000, 2000000, 3, 7)),
  zone(
    'Rest of the world',
    everywhere,
    option('Tracked air', 350000, 4500000, 7, 14),
    option('Express', 620000, null, 3, 6),
  ),
]

export const randZones = [
  zone(
    'South Africa',
    ['ZA'],
    option('Courier to the door', 9900, 75000, 2, 4),
    option('Locker near you', 5900, 60000, 2, 4),
  ),
  zone('Southern Africa', without(southernAfrica, 'ZA'), option('Regional courier', 28000, 300000, 4, 9)),
  zone(
    'Rest of the world',
    everywhere,
    option('Tracked air', 54000, 650000, 8, 15),
    option('Express', 98000, null, 3, 6),
  ),
]

// XOF has no minor unit: 2500 is 2 500 francs.
export const francZones = [
  zone(
    'Côte d’Ivoire',
    ['CI'],
    option('Rider in Abidjan', 1500, 40000, 1, 2),
    option('Coach to other towns', 2500, 60000, 2, 4),
  ),
  zone('West Africa', without(westAfrica, 'CI'), option('Regional courier', 7500, 150000, 3, 7)),
  zone(
    'Rest of the world',
    everywhere,
    option('Tracked air', 19500, 260000, 7, 14),
    option('Express', 36000, null, 3, 6),
  ),
]

export const poundZones = [
  zone('United Kingdom', ['GB'], option('Tracked 48', 395, 5000, 2, 3), option('Next day', 695, null, 1, 1)),
  zone('Europe', europe, option('Tracked Europe', 1195, 15000, 4, 8)),
  zone(
    'Rest of the world',
    everywhere,
    option('Tracked world', 1795, 25000, 7, 14),
    option('Express', 3495, null, 3, 5),
  ),
]
