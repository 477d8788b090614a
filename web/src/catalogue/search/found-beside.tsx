import { useQuery } from '@tanstack/react-query'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { StoreStrip } from '../../stores/storefront/store-strip.tsx'
import { suggestQuery } from './suggest-query.ts'

/** A search's results beside products: stores of that name. */
export function FoundBeside({ q }: { q: string }) {
  const { data } = useQuery(suggestQuery(q, useRateId()))
  if (!data) return null
  return data.stores.length > 0 ? <StoreStrip stores={data.stores} /> : null
}
