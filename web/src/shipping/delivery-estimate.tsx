import type { DeliveryOption } from '@makola/contract/shipping.ts'
import { formatMoney } from '@makola/money/format.ts'
import { useQuery } from '@tanstack/react-query'
import Truck from 'lucide-react/icons/truck'
import { useRate } from '../rates/use-rate.ts'
import { deliveryEstimateQuery } from './queries.ts'

/** What the cheapest delivery to the shopper's country costs and how long it takes. */
export function DeliveryEstimate({ store }: { store: string }) {
  const rate = useRate()
  const { data: estimate } = useQuery({ ...deliveryEstimateQuery(store, rate?.id ?? ''), enabled: rate !== null })
  if (!rate || !estimate) return null
  const cheapest = findCheapest(estimate.options)
  return (
    <div className="flex gap-3 text-small">
      <Truck aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-muted" />
      {cheapest ? (
        <p>
          <strong>Delivery to {rate.country}</strong> {describePrice(cheapest)}
          <span className="block text-muted">
            {cheapest.name}, {describeDays(cheapest)}
            {cheapest.freeOver && cheapest.price.amount > 0 && `, free from ${formatMoney(cheapest.freeOver)}`}
          </span>
        </p>
      ) : (
        <p>
          <strong>Not delivered to {rate.country}</strong>
          <span className="block text-muted">This store does not send there yet.</span>
        </p>
      )}
    </div>
  )
}

function findCheapest(options: DeliveryOption[]): DeliveryOption | undefined {
  return options.toSorted((a, b) => a.price.amount - b.price.amount || a.maxDays - b.maxDays)[0]
}

function describePrice({ price }: DeliveryOption): string {
  return price.amount === 0 ? 'is free' : `from ${formatMoney(price)}`
}

function describeDays({ minDays, maxDays }: DeliveryOption): string {
  if (minDays === maxDays) return maxDays === 1 ? '1 day' : `${maxDays} days`
  return `${minDays}–${maxDays} days`
}
