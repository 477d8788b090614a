import { type AddressForm, city, field, line1, line2, name, optional, region } from './address-fields.ts'
import { africanForms } from './address-forms/africa.ts'
import { americanForms } from './address-forms/americas.ts'
import { europeanForms } from './address-forms/europe.ts'
import { gulfForms } from './address-forms/gulf.ts'

const forms: Readonly<Record<string, AddressForm>> = {
  ...africanForms,
  ...americanForms,
  ...europeanForms,
  ...gulfForms,
}

/** The form for every country without one of its own: any field is allowed, and only the universal ones are required. */
const generalForm: AddressForm = [
  name(),
  line1(),
  line2(),
  city(),
  region('State, province or region', null, optional),
  field('postcode', 'Postcode', 'postal-code', false),
]

/** The fields of an address in a country’s order and words. */
export function addressFormOf(countryCode: string): AddressForm {
  return forms[countryCode] ?? generalForm
}
