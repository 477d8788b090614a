import { type AddressForm, city, fiveDigits, fourDigits, line1, line2, name, postcode } from '../address-fields.ts'

const britishPostcode = /^(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})$/i

const withPostcodeBeforeCity = (pattern: RegExp, example: string): AddressForm => [
  name(),
  line1({ label: 'Street and number' }),
  line2(),
  postcode('Postcode', pattern, example),
  city(),
]

export const europeanForms: Readonly<Record<string, AddressForm>> = {
  GB: [name(), line1(), line2(), city({ label: 'Town or city' }), postcode('Postcode', britishPostcode, 'SW1A 1AA')],
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
