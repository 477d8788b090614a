import {
  type AddressForm,
  city,
  fourDigits,
  landmark,
  line1,
  line2,
  list,
  name,
  optional,
  postcode,
  region,
} from '../address-fields.ts'

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

const withoutPostcode = (regionLabel: string): AddressForm => [
  name(),
  line1(),
  landmark(),
  city(),
  region(regionLabel, null, optional),
]

export const africanForms: Readonly<Record<string, AddressForm>> = {
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
}
