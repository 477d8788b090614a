import { useWords } from '../../ui/words/use-words.ts'
import type { ChosenParcel } from './chosen-parcel.ts'

/** Enough to compare by eye; a phone renders no thousand rows in a form. */
const mostShown = 100

type ShipPreviewProps = { parcels: readonly ChosenParcel[]; numbers: ReadonlyMap<string, string> }

/** Each order with the tracking number that its buyer will get, or the news that it is ready. */
export function ShipPreview({ parcels, numbers }: ShipPreviewProps) {
  const t = useWords()
  return (
    <section aria-label={t('orders.bulk.ship.preview')} className="min-w-0">
      <h3 className="text-label">{t('orders.bulk.ship.preview')}</h3>
      <p className="text-small text-muted">
        {t('orders.bulk.ship.with', {
          tracked: numbers.size,
          count: parcels.filter(({ isPickup }) => !isPickup).length,
        })}
      </p>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line text-small">
        {parcels.slice(0, mostShown).map(({ id, number, buyerName, isPickup }) => (
          <li key={id} className="flex items-baseline justify-between gap-3 px-3 py-2">
            <span className="min-w-0">
              <span className="block font-semibold whitespace-nowrap">{number}</span>
              <span className="block truncate text-muted">{buyerName}</span>
            </span>
            <span className="min-w-0 text-end wrap-anywhere tabular">
              {numbers.get(id) ?? (
                <span className="text-muted">
                  {isPickup ? t('orders.sales.state.ready') : t('orders.bulk.ship.no-number')}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
      {parcels.length > mostShown && (
        <p className="mt-2 text-small text-muted">
          {t('orders.bulk.ship.more', { count: parcels.length - mostShown })}
        </p>
      )}
    </section>
  )
}
