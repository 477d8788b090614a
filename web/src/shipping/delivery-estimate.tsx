import type { DeliveryOption } from '@makola/contract/shipping/shipping.ts'
import { formatColumn, type WriteAmount } from '@makola/money/column.ts'
import { useQuery } from '@tanstack/react-query'
import { useRate } from '../rates/choice/use-rate.ts'
import { Truck } from '../ui/icons.ts'
import { useWords, type Words } from '../ui/words/use-words.ts'
import { describeArrival } from './describe-arrival.ts'
import { deliveryEstimateQuery } from './queries.ts'

/** A store's delivery to the shopper's country: price and days of arrival; deliveries first, then the cheapest. */
export function DeliveryEstimate({ store }: { store: string }) {
  const t = useWords()
  const rate = useRate()
  const { data: estimate } = useQuery({ ...deliveryEstimateQuery(store, rate?.id ?? ''), enabled: rate !== null })
  if (!rate || !estimate) return null
  const options = estimate.options.toSorted(
    (a, b) =>
      Number(a.pickup !== null) - Number(b.pickup !== null) || a.price.amount - b.price.amount || a.maxDays - b.maxDays,
  )
  const write = formatColumn(options.map(({ price }) => price))
  return (
    <section aria-labelledby="delivery" className="grid grid-cols-[auto_1fr] gap-x-3 text-small">
      <Truck aria-hidden="true" className="mt-0.5 size-5 text-muted" />
      <h2 id="delivery" className="font-semibold">
        {options.length > 0
          ? t('shipping.estimate.title', { country: rate.country })
          : t('shipping.estimate.none', { country: rate.country })}
      </h2>
      {options.length === 0 && <p className="col-start-2 text-muted">{t('shipping.estimate.none-here')}</p>}
      <ul className="col-start-2 grid gap-2 pt-1 text-muted empty:hidden">
        {options.map((option) => (
          <li key={option.id} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4">
            <span className="min-w-0 text-ink">{option.name}</span>
            <span className="text-end text-ink tabular">{writeOwnPrice(option, write, t)}</span>
            <span className="col-span-2">
              {[describeArrival(option, t), describeFreeOver(option, t)].filter(Boolean).join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** "Free", "£3.95". */
function writeOwnPrice({ price }: DeliveryOption, write: WriteAmount, t: Words): string {
  return price.amount === 0 ? t('shipping.estimate.free') : write(price)
}

/** In the line below: beside the price it is too long for a phone, and one option of a list would look unlike the others. */
function describeFreeOver({ price, freeOver }: DeliveryOption, t: Words): string {
  return freeOver && price.amount > 0 ? t('shipping.estimate.free-from', { over: freeOver }) : ''
}
