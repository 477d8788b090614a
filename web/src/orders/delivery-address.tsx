import type { Address } from '@makola/contract/orders.ts'
import { useQuery } from '@tanstack/react-query'
import { ratesQuery } from '../rates/queries.ts'

/** An address as it is written on a parcel. */
export function DeliveryAddress({ address }: { address: Address }) {
  const { data: rates } = useQuery(ratesQuery())
  const country = rates?.find((rate) => rate.countryCode === address.countryCode)?.country ?? address.countryCode
  const city = [address.postcode, address.city].filter(Boolean).join(' ')
  const town = [city, address.region].filter(Boolean).join(', ')
  const lines = [address.name, address.line1, address.line2, address.landmark, town, country]
  return (
    <address className="not-italic">
      {lines.filter(Boolean).map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an address may read the same
        <span key={index} className="block">
          {line}
        </span>
      ))}
    </address>
  )
}
