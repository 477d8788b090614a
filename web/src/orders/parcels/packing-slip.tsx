import type { PackingSlip as Slip } from '@makola/contract/orders/bulk-parcels.ts'
import { describePickup } from '../../shipping/describe-pickup.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { unitsToPack } from '../sales/units-to-pack.ts'

/** The sheet in the parcel: only in print, without prices and refunded items, but with the cash that the courier collects. */
export function PackingSlip({ parcel }: { parcel: Slip }) {
  const t = useWords()
  const { store, number, placedAt, addressLines, deliveryName, pickup, note } = parcel
  const to = pickup ? addressLines.slice(0, 1) : addressLines
  const lines = parcel.lines.filter((line) => unitsToPack(line) > 0)
  return (
    <article aria-hidden="true" className="hidden text-ink print:block">
      <header className="flex items-start justify-between gap-8 border-b-2 border-ink pb-4">
        <p className="text-title">{store.name}</p>
        <div className="text-end">
          <p className="font-semibold">{t('orders.parcels.slip.title')}</p>
          <p className="text-heading tabular">{number}</p>
          <p>{t('orders.parcels.ordered', { at: placedAt, time: () => <LocalTime at={placedAt} /> })}</p>
        </div>
      </header>
      <section className="mt-6 flex justify-between gap-8">
        <div>
          <h2 className="text-label">{t(pickup ? 'orders.parcels.collected-by' : 'orders.parcels.deliver-to')}</h2>
          <address className="mt-1 text-lg leading-snug not-italic">
            {to.map((line) => (
              <span key={line} className="block first:font-semibold">
                {line}
              </span>
            ))}
            {parcel.buyer.phone && <span className="block">{parcel.buyer.phone}</span>}
          </address>
        </div>
        <div className="text-end">
          <h2 className="text-label">{t('orders.parcels.slip.delivery')}</h2>
          <p className="mt-1">{deliveryName}</p>
          {pickup && <p>{describePickup(pickup, t)}</p>}
          {parcel.carrier && <p>{[parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' · ')}</p>}
        </div>
      </section>
      <table className="mt-8 w-full">
        <thead>
          <tr className="border-b border-ink text-label *:text-start">
            <th className="w-12 py-1">{t('orders.parcels.slip.quantity')}</th>
            <th className="py-1">{t('orders.parcels.slip.item')}</th>
            <th className="py-1">{t('orders.parcels.slip.sku')}</th>
            <th className="w-20 py-1 text-end!">{t('orders.parcels.slip.packed')}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="break-inside-avoid border-b border-edge">
              <td className="py-2 text-lg font-semibold tabular">{unitsToPack(line)}</td>
              <td className="py-2">{[line.name, line.variantTitle].filter(Boolean).join(', ')}</td>
              <td className="py-2 text-small">{line.sku}</td>
              <td className="py-2">
                <span className="ms-auto block size-5 border border-ink" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {parcel.cashDue && (
        <p className="mt-6 border-2 border-ink p-3 text-heading">
          {t('orders.sales.collect', { cash: parcel.cashDue })}
        </p>
      )}
      {note && <p className="mt-6">{t('orders.parcels.slip.note', { note })}</p>}
      <p className="mt-8">{t('orders.parcels.slip.thanks')}</p>
    </article>
  )
}
