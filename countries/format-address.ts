import type { Address, AddressFieldName } from './address-fields.ts'
import { addressFormOf } from './address-forms.ts'
import { countryName } from './names.ts'

type Part = { name: AddressFieldName; value: string }

const townNames = new Set<AddressFieldName>(['city', 'region', 'postcode'])

/** The lines of an address as its country orders them; town, region and postcode share one, and the country ends it. */
export function formatAddress(address: Address): string[] {
  const parts = addressFormOf(address.countryCode).flatMap(({ name }): Part[] => {
    const value = address[name]
    return value ? [{ name, value }] : []
  })
  const isInTown = ({ name }: Part) => townNames.has(name)
  const street = parts.filter((part) => !isInTown(part)).map(({ value }) => value)
  const town = joinTown(parts.filter(isInTown))
  return [...street, ...(town === '' ? [] : [town]), countryName(address.countryCode)]
}

/** "Lagos, Nigeria"; the country alone where no town is known. */
export function formatDestination({ city, countryCode }: Pick<Address, 'city' | 'countryCode'>): string {
  return [city, countryName(countryCode)].filter(Boolean).join(', ')
}

/** Commas between names, none beside a postcode: "Ikeja, Lagos", "75001 Paris", "Leeds LS1 4AP". */
function joinTown(parts: Part[]): string {
  return parts.reduce((text, { name, value }, index) => {
    const before = parts[index - 1]
    if (!before) return value
    return text + (name === 'postcode' || before.name === 'postcode' ? ' ' : ', ') + value
  }, '')
}
