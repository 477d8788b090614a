import type { Parcel } from '@makola/contract/parcels.ts'
import { formatMoney } from '@makola/money/format.ts'
import { LocalTime } from '../../ui/display/local-time.tsx'
import { unitsToPack } from '../sales/units-to-pack.ts'

/** The sheet in the parcel: only in print, without prices and refunded items, but with the cash that the courier collects. */
export function PackingSlip({ parcel }: { parcel: Parcel }) {
  const { store, number, placedAt, addressLines, deliveryName, note } = parcel
  const lines = parcel.lines.filter((line) => unitsToPack(line) > 0)
  return (
    <article aria-hidden="true" className="hidden text-ink print:block">
      <header className="flex items-start justify-between gap-8 border-b-2 border-ink pb-4">
        <p className="text-title">{store.name}</p>
        <div className="text-right">
          <p className="font-semibold">Packing slip</p>
          <p className="text-heading tabular">{number}</p>
          <p>
            Ordered <LocalTime at={placedAt} />
          </p>
        </div>
      </header>
      <section className="mt-6 flex justify-between gap-8">
        <div>
          <h2 className="text-label">Deliver to</h2>
          <address className="mt-1 text-lg leading-snug not-italic">
            {addressLines.map((line) => (
              <span key={line} className="block first:font-semibold">
                {line}
              </span>
            ))}
            {parcel.buyer.phone && <span className="block">{parcel.buyer.phone}</span>}
          </address>
        </div>
        <div className="text-right">
          <h2 className="text-label">Delivery</h2>
          <p className="mt-1">{deliveryName}</p>
          {parcel.carrier && <p>{[parcel.carrier, parcel.trackingNumber].filter(Boolean).join(' · ')}</p>}
        </div>
      </section>
      <table className="mt-8 w-full">
        <thead>
          <tr className="border-b border-ink text-left text-label">
            <th className="w-12 py-1">Qty</th>
            <th className="py-1">Item</th>
            <th className="py-1">SKU</th>
            <th className="w-20 py-1 text-right">Packed</th>
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <tr key={line.id} className="break-inside-avoid border-b border-edge">
              <td className="py-2 text-lg font-semibold tabular">{unitsToPack(line)}</td>
              <td className="py-2">{[line.name, line.variantTitle].filter(Boolean).join(', ')}</td>
              <td className="py-2 text-small">{line.sku}</td>
              <td className="py-2">
                <span className="ml-auto block size-5 border border-ink" />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {parcel.cashDue && (
        <p className="mt-6 border-2 border-ink p-3 text-heading">Collect {formatMoney(parcel.cashDue)} in cash</p>
      )}
      {note && <p className="mt-6">Note from the buyer: {note}</p>}
      <p className="mt-8">Thank you for your order.</p>
    </article>
  )
}
