import { type AddressForm, city, landmark, line1, line2, list, name, region } from '../address-fields.ts'

const emirates = list('Abu Dhabi, Ajman, Dubai, Fujairah, Ras Al Khaimah, Sharjah, Umm Al Quwain')

export const gulfForms: Readonly<Record<string, AddressForm>> = {
  AE: [
    name(),
    line1({ label: 'Building and street' }),
    line2(),
    landmark(),
    city({ label: 'Area' }),
    region('Emirate', emirates),
  ],
  QA: [name(), line1({ hint: 'Building, street and zone numbers' }), line2(), city()],
}
