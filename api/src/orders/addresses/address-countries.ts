import type { AddressField } from '@makola/contract/address-form.ts'

/** One field of an address as a country writes it. */
export type AddressRule = Omit<AddressField, 'pattern' | 'patternWords'> & {
  /** The pattern of a value, and the words for one that does not match. */
  pattern?: RegExp
  patternWords?: string
}

type Given = Partial<Omit<AddressRule, 'name'>>

const optional = { required: false }

const name = (): AddressRule => rule('name', 'Full name', 'name', true)
const line1 = (given: Given = {}) => rule('line1', 'Street address', 'address-line1', true, given)
const line2 = (given: Given = {}) => rule('line2', 'Flat, floor or building', 'address-line2', false, given)
const landmark = (given: Given = {}) =>
  rule('landmark', 'Nearest landmark', 'off', false, { hint: 'A place that everybody around knows', ...given })
const city = (given: Given = {}) => rule('city', 'City or town', 'address-level2', true, given)
const region = (label: string, options: readonly string[] | null, given: Given = {}) =>
  rule('region', label, 'address-level1', true, { options: options && [...options], ...given })
const postcode = (label: string, pattern: RegExp, example: string, given: Given = {}) =>
  rule('postcode', label, 'postal-code', true, {
    pattern,
    hint: `For example, ${example}`,
    patternWords: `Must look like ${example}.`,
    ...given,
  })

function rule(
  field: AddressField['name'],
  label: string,
  autocomplete: string,
  required: boolean,
  given: Given = {},
): AddressRule {
  return { name: field, label, hint: null, required, autocomplete, options: null, ...given }
}

const list = (text: string) => text.split(', ')
const fiveDigits = /^\d{5}$/
const fourDigits = /^\d{4}$/

const nigerianStates = list(
  'Abia, Adamawa, Akwa Ibom, Anambra, Bauchi, Bayelsa, Benue, Borno, Cross River, Delta, Ebonyi, Edo, Ekiti, Enugu, Federal Capital Territory, Gombe, Imo, Jigawa, Kaduna, Kano, Katsina, Kebbi, Kogi, Kwara, Lagos, Nasarawa, Niger, Ogun, Ondo, Osun, Oyo, Plateau, Rivers, Sokoto, Taraba, Yobe, Zamfara',
)
const ghanaianRegions = list(
  'Ahafo, Ashanti, Bono, Bono East, Central, Eastern, Greater Accra, North East, Northern, Oti, Savannah, Upper East, Upper West, Volta, Western, Western North',
)
const kenyanCounties = list(
  "Baringo, Bomet, Bungoma, Busia, Elgeyo-Marakwet, Embu, Garissa, Homa Bay, Isiolo, Kajiado, Kakamega, Kericho, Kiambu, Kilifi, Kirinyaga, Kisii, Kisumu, Kitui, Kwale, Laikipia, Lamu, Machakos, Makueni, Mandera, Marsabit, Meru, Migori, Mombasa, Murang'a, Nairobi, Nakuru, Nandi, Narok, Nyamira, Nyandarua, Nyeri, Samburu, Siaya, Taita-Taveta, Tana River, Tharaka-Nithi, Trans Nzoia, Turkana, Uasin Gishu, Vihiga, Wajir, West Pokot",
)
const southAfricanProvinces = list(
  'Eastern Cape, Free State, Gauteng, KwaZulu-Natal, Limpopo, Mpumalanga, North West, Northern Cape, Western Cape',
)
const emirates = list('Abu Dhabi, Ajman, Dubai, Fujairah, Ras Al Khaimah, Sharjah, Umm Al Quwain')
const canadianProvinces = list(
  'Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Northwest Territories, Nova Scotia, Nunavut, Ontario, Prince Edward Island, Quebec, Saskatchewan, Yukon',
)

const britishPostcode = /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i
const canadianPostcode = /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i

const withoutPostcode = (regionLabel: string): AddressRule[] => [
  name(),
  line1(),
  landmark(),
  city(),
  region(regionLabel, null, optional),
]
const withPostcodeBeforeCity = (pattern: RegExp, example: string): AddressRule[] => [
  name(),
  line1({ label: 'Street and number' }),
  line2(),
  postcode('Postcode', pattern, example),
  city(),
]

/** The rules for every country not named below: any field is allowed, and only the universal ones are required. */
export const addressElsewhere: readonly AddressRule[] = [
  name(),
  line1(),
  line2(),
  city(),
  region('State, province or region', null, optional),
  rule('postcode', 'Postcode', 'postal-code', false),
]

/** The fields of an address by country, in local order. */
export const addressCountries: Readonly<Record<string, readonly AddressRule[]>> = {
  NG: [name(), line1(), landmark(), city(), region('State', nigerianStates)],
  GH: [
    name(),
    line1({ hint: 'House number and street' }),
    landmark(),
    city(),
    region('Region', ghanaianRegions),
    postcode('Digital address (GhanaPostGPS)', /^[A-Z][A-Z0-9]-?\d{3,5}-?\d{4}$/i, 'GA-183-8164', optional),
  ],
  KE: [name(), line1({ label: 'Street or estate' }), line2(), landmark(), city(), region('County', kenyanCounties)],
  ZA: [
    name(),
    line1(),
    line2({ label: 'Suburb', required: true }),
    city(),
    region('Province', southAfricanProvinces),
    postcode('Postal code', fourDigits, '8001'),
  ],
  CI: [
    name(),
    line1({ label: 'Street or quarter' }),
    landmark(),
    region('Commune', null, { hint: 'For example, Cocody, Yopougon or Plateau' }),
    city(),
  ],
  SN: [name(), line1(), landmark(), city(), region('Region', null, optional)],
  CM: withoutPostcode('Region'),
  BJ: withoutPostcode('Department'),
  TG: withoutPostcode('Region'),
  UG: withoutPostcode('District'),
  RW: withoutPostcode('District'),
  TZ: withoutPostcode('Region'),
  AE: [
    name(),
    line1({ label: 'Building and street' }),
    line2(),
    landmark(),
    city({ label: 'Area' }),
    region('Emirate', emirates),
  ],
  QA: [name(), line1({ hint: 'Building, street and zone numbers' }), line2(), city()],
  GB: [name(), line1(), line2(), city({ label: 'Town or city' }), postcode('Postcode', britishPostcode, 'SW1A 1AA')],
  US: [
    name(),
    line1(),
    line2({ label: 'Apartment or suite' }),
    city({ label: 'City' }),
    region('State', null, {
      hint: 'For example, NY',
      pattern: /^[A-Z]{2}$/i,
      patternWords: 'Must be two letters, like NY.',
    }),
    postcode('ZIP code', /^\d{5}(?:-\d{4})?$/, '10001'),
  ],
  CA: [
    name(),
    line1(),
    line2(),
    city({ label: 'City' }),
    region('Province', canadianProvinces),
    postcode('Postal code', canadianPostcode, 'K1A 0B1'),
  ],
  DE: withPostcodeBeforeCity(fiveDigits, '10115'),
  FR: withPostcodeBeforeCity(fiveDigits, '75001'),
  ES: withPostcodeBeforeCity(fiveDigits, '28001'),
  IT: withPostcodeBeforeCity(fiveDigits, '00184'),
  BE: withPostcodeBeforeCity(fourDigits, '1000'),
  AT: withPostcodeBeforeCity(fourDigits, '1010'),
  CH: withPostcodeBeforeCity(fourDigits, '8001'),
  NL: withPostcodeBeforeCity(/^\d{4} ?[A-Z]{2}$/i, '1012 AB'),
  PT: withPostcodeBeforeCity(/^\d{4}-\d{3}$/, '1100-148'),
}
