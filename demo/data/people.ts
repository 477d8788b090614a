import type { StaffRole } from '@makola/contract/permissions.ts'
import type { printedPasswords } from '../../api/src/auth/passwords/printed-passwords.ts'

export type DemoAccount = {
  name: string
  email: keyof typeof printedPasswords
  /** `operator` runs the shop; the others are what the person is in the store. */
  roles: readonly { role: 'operator' | 'owner' | 'manager' | 'fulfilment' | 'accounts'; storeSlug: string | null }[]
}

export type DemoStaff = { name: string; email: keyof typeof printedPasswords; role: StaffRole }

export type DemoBuyer = {
  name: string
  email: string
  phone: string
  address: {
    line1: string
    line2?: string
    landmark?: string
    city: string
    region?: string
    postcode?: string
    countryCode: string
  }
}

/** Printed at the first start, each with its password. */
export const demoAccounts: readonly DemoAccount[] = [
  {
    name: 'Adunni Bakare',
    email: 'owner@makola.test',
    roles: [
      { role: 'operator', storeSlug: null },
      { role: 'owner', storeSlug: 'adunni-atelier' },
    ],
  },
  {
    name: 'Wanjiru Kamau',
    email: 'seller@makola.test',
    roles: [{ role: 'owner', storeSlug: 'rift-roasters' }],
  },
  {
    name: 'Tunde Afolabi',
    email: 'packer@makola.test',
    roles: [{ role: 'fulfilment', storeSlug: 'adunni-atelier' }],
  },
  { name: 'Efua Sarpong', email: 'shopper@makola.test', roles: [] },
]

/** The shop's staff besides its owner: one person in each role, printed like the others. */
export const demoStaff: readonly DemoStaff[] = [
  { name: 'Kofi Mensah', email: 'support@makola.test', role: 'support' },
  { name: 'Zanele Khumalo', email: 'finance@makola.test', role: 'finance' },
  { name: 'Aminata Touré', email: 'catalogue@makola.test', role: 'catalogue' },
  { name: 'Oluwaseun Ade', email: 'reader@makola.test', role: 'read-only' },
]

type BuyerRow = readonly [name: string, phone: string, address: DemoBuyer['address']]

// Streets and towns exist, people and house numbers do not; British and American numbers are from the ranges reserved for drama.
const rows: readonly BuyerRow[] = [
  [
    'Chinedu Okafor',
    '+2348030001102',
    {
      line1: '14 Adeola Odeku Street',
      landmark: 'Opposite the blue pharmacy',
      city: 'Victoria Island',
      region: 'Lagos',
      countryCode: 'NG',
    },
  ],
  [
    'Halima Yusuf',
    '+2348020001187',
    { line1: '7 Gana Street', city: 'Abuja', region: 'Federal Capital Territory', countryCode: 'NG' },
  ],
  [
    'Ebere Nwosu',
    '+2348060001243',
    {
      line1: '22 Trans Amadi Road',
      landmark: 'Behind the tyre market',
      city: 'Port Harcourt',
      region: 'Rivers',
      countryCode: 'NG',
    },
  ],
  ['Sade Ogunleye', '+2347030001320', { line1: '3 Ring Road', city: 'Ibadan', region: 'Oyo', countryCode: 'NG' }],
  [
    'Kwabena Asante',
    '+233240001415',
    {
      line1: '11 Oxford Street',
      landmark: 'Osu, next to the print shop',
      city: 'Accra',
      region: 'Greater Accra',
      countryCode: 'GH',
    },
  ],
  [
    'Abena Ofori',
    '+233200001526',
    {
      line1: '5 Prempeh II Street',
      landmark: 'Adum, above the bakery',
      city: 'Kumasi',
      region: 'Ashanti',
      countryCode: 'GH',
    },
  ],
  ['Yaw Darko', '+233270001611', { line1: '2 Beach Road', city: 'Takoradi', region: 'Western', countryCode: 'GH' }],
  [
    'Achieng Odhiambo',
    '+254710001704',
    { line1: '18 Oginga Odinga Street', city: 'Kisumu', region: 'Kisumu', postcode: '40100', countryCode: 'KE' },
  ],
  [
    'Brian Kiptoo',
    '+254720001818',
    {
      line1: '9 Ngong Road',
      line2: 'Flat B4',
      city: 'Nairobi',
      region: 'Nairobi',
      postcode: '00200',
      countryCode: 'KE',
    },
  ],
  [
    'Fatma Said',
    '+254730001922',
    {
      line1: '4 Ndia Kuu Road',
      landmark: 'Old Town, near the fort',
      city: 'Mombasa',
      region: 'Mombasa',
      postcode: '80100',
      countryCode: 'KE',
    },
  ],
  [
    'Sipho Dlamini',
    '+27820002015',
    {
      line1: '31 Vilakazi Street',
      line2: 'Orlando West',
      city: 'Soweto',
      region: 'Gauteng',
      postcode: '1804',
      countryCode: 'ZA',
    },
  ],
  [
    'Annelise van Wyk',
    '+27830002137',
    {
      line1: '12 Kloof Street',
      line2: 'Gardens',
      city: 'Cape Town',
      region: 'Western Cape',
      postcode: '8001',
      countryCode: 'ZA',
    },
  ],
  [
    'Priya Naidoo',
    '+27840002219',
    {
      line1: '77 Florida Road',
      line2: 'Morningside',
      city: 'Durban',
      region: 'KwaZulu-Natal',
      postcode: '4001',
      countryCode: 'ZA',
    },
  ],
  [
    'Koffi N’Guessan',
    '+2250700002314',
    {
      line1: '8 Rue des Jardins',
      landmark: 'Deux Plateaux, after the roundabout',
      city: 'Abidjan',
      region: 'Cocody',
      countryCode: 'CI',
    },
  ],
  [
    'Mariam Coulibaly',
    '+2250500002452',
    {
      line1: '15 Avenue Houdaille',
      landmark: 'Facing the post office',
      city: 'Abidjan',
      region: 'Le Plateau',
      countryCode: 'CI',
    },
  ],
  ['Awa Diop', '+221770002533', { line1: '6 Rue Mohamed V', city: 'Dakar', countryCode: 'SN' }],
  [
    'Grace Nakato',
    '+256770002614',
    { line1: '10 Acacia Avenue', landmark: 'Kololo, white gate', city: 'Kampala', countryCode: 'UG' },
  ],
  ['Eric Mugisha', '+250780002725', { line1: '21 KG 7 Avenue', city: 'Kigali', countryCode: 'RW' }],
  [
    'Hannah Whitfield',
    '+447700900148',
    {
      line1: '16 Market Street',
      city: 'Hebden Bridge',
      region: 'West Yorkshire',
      postcode: 'HX7 6EU',
      countryCode: 'GB',
    },
  ],
  [
    'Kwame Boateng',
    '+447700900263',
    { line1: '42 Rye Lane', line2: 'Flat 3', city: 'London', postcode: 'SE15 5BY', countryCode: 'GB' },
  ],
  [
    'Moira Campbell',
    '+447700900371',
    { line1: '5 Byres Road', city: 'Glasgow', postcode: 'G11 5RD', countryCode: 'GB' },
  ],
  [
    'Camille Laurent',
    '+33639980214',
    { line1: '27 Rue Oberkampf', city: 'Paris', postcode: '75011', countryCode: 'FR' },
  ],
  [
    'Jonas Becker',
    '+4915550002871',
    { line1: 'Oranienstraße 112', city: 'Berlin', postcode: '10969', countryCode: 'DE' },
  ],
  [
    'Amara Johnson',
    '+12025550143',
    {
      line1: '1840 U Street NW',
      line2: 'Apt 2',
      city: 'Washington',
      region: 'DC',
      postcode: '20009',
      countryCode: 'US',
    },
  ],
  [
    'Noor Al Mansoori',
    '+971500002966',
    { line1: '9 Al Wasl Road', line2: 'Villa 14', city: 'Dubai', region: 'Dubai', countryCode: 'AE' },
  ],
]

const toMailbox = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^A-Za-z ]/g, '')
    .trim()
    .toLowerCase()
    .replace(/ +/g, '.')

/** Fictional people for the seeded orders. */
export const demoBuyers: readonly DemoBuyer[] = rows.map(([name, phone, address]) => ({
  name,
  email: `${toMailbox(name)}@makola.test`,
  phone,
  address,
}))
