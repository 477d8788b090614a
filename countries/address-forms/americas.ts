import { type AddressForm, city, line1, line2, list, name, postcode, region } from '../address-fields.ts'

const canadianProvinces = list(
  'Alberta, British Columbia, Manitoba, New Brunswick, Newfoundland and Labrador, Northwest Territories, Nova Scotia, Nunavut, Ontario, Prince Edward Island, Quebec, Saskatchewan, Yukon',
)
const canadianPostcode = /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i

export const americanForms: Readonly<Record<string, AddressForm>> = {
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
}
