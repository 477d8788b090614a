import type { Address } from '@makola/contract/orders.ts'
import { rulesOf } from './address-form.ts'

type Part = { name: keyof Address; value: string }

const townNames = new Set<keyof Address>(['city', 'region', 'postcode'])

/** The lines of an address as its country orders them; town, region and postcode share one, and the country ends it. */
export function writeAddress(address: Address): string[] {
  const parts = rulesOf(address.countryCode).flatMap(({ name }): Part[] => {
    const value = address[name]
    return value ? [{ name, value }] : []
  })
  const isInTown = ({ name }: Part) => townNames.has(name)
  const country = new Intl.DisplayNames('en', { type: 'region' }).of(address.countryCode) ?? address.countryCode
  const street = parts.filter((part) => !isInTown(part)).map(({ value }) => value)
  return [...street, joinTown(parts.filter(isInTown)), country]
}

/** Commas between names, none beside a postcode: "Ikeja, Lagos", "75001 Paris", "Leeds LS1 4AP". */
function joinTown(parts: Part[]): string {
  return parts.reduce((text, { name, value }, index) => {
    const before = parts[index - 1]
    if (!before) return value
    return text + (name === 'postcode' || before.name === 'postcode' ? ' ' : ', ') + value
  }, '')
}
