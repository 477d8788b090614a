import type { Parcel, ParcelLine } from '@makola/contract/parcels.ts'
import { formatMoney, formatPercent } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { countUnits, unitsToPack, writeItems } from '../sales/units-to-pack.ts'

/** The contents of the parcel, in the store's money and in the buyer's. */
export function ParcelLines({ parcel }: { parcel: Parcel }) {
  const { toPack, refunded } = countUnits(parcel)
  return (
    <Card aria-labelledby="contents">
      <h2 id="contents" className="text-subheading">
        {writeItems(toPack)}
        {refunded > 0 && <span className="text-small font-normal text-muted"> · {refunded} refunded</span>}
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {parcel.lines.map((line) => (
          <Line key={line.id} line={line} />
        ))}
      </ul>
      <Totals parcel={parcel} />
    </Card>
  )
}

function Line({ line }: { line: ParcelLine }) {
  return (
    <li className="flex items-start gap-3 py-3 md:gap-4">
      <Picture picture={line.picture} sizes="72px" alt="" className="size-16 shrink-0 rounded-md md:size-18" />
      <div className="min-w-0 grow">
        <p className="leading-snug font-medium">
          {line.productId ? (
            <Link to="/dashboard/inventory/$id" params={{ id: line.productId }} className="hover:underline">
              {line.name}
            </Link>
          ) : (
            line.name
          )}
        </p>
        <p className="text-small text-muted">{[line.variantTitle, line.sku].filter(Boolean).join(' · ')}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-small">
          <span className="tabular">
            <b className="font-semibold">{unitsToPack(line)}</b>
            {line.refundedQuantity > 0 && ` of ${line.quantity}`} × {formatMoney(line.storeUnitPrice)}
          </span>
          {line.refundedQuantity > 0 && <Badge>{line.refundedQuantity} refunded</Badge>}
          {line.restockedQuantity > 0 && <span className="text-muted">{line.restockedQuantity} back on sale</span>}
        </p>
      </div>
      <div className="shrink-0 text-right tabular">
        <p className="font-semibold">{formatMoney(line.storeLineTotal)}</p>
        {line.lineTotal.currency !== line.storeLineTotal.currency && (
          <p className="text-small text-muted">{formatMoney(line.lineTotal)}</p>
        )}
      </div>
    </li>
  )
}

const writeCost = (money: Parcel['total']) => (money.amount === 0 ? 'Free' : formatMoney(money))

function Totals({ parcel }: { parcel: Parcel }) {
  const { subtotal, delivery, total, storeSubtotal, storeDelivery, storeTotal, rate } = parcel
  const isConverted = total.currency !== storeTotal.currency
  const rows = [
    ['Items', storeSubtotal, subtotal],
    [parcel.deliveryName, storeDelivery, delivery],
    ['Total', storeTotal, total],
  ] as const
  return (
    <div className="border-t border-line pt-3">
      <table className="w-full text-small tabular md:text-base">
        <caption className="sr-only">What the parcel comes to</caption>
        <thead className={isConverted ? 'text-label text-muted' : 'sr-only'}>
          <tr>
            <th scope="col" className="py-1 text-left font-semibold">
              <span className="sr-only">Part</span>
            </th>
            {isConverted && (
              <th scope="col" className="py-1 text-right font-semibold">
                {parcel.paysCash ? 'Buyer pays in cash' : 'Buyer paid'}
              </th>
            )}
            <th scope="col" className="py-1 pl-3 text-right font-semibold">
              Your store
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, own, paid]) => (
            <tr key={name} className={name === 'Total' ? 'font-semibold' : undefined}>
              <th scope="row" className={cx('py-1 text-left', name === 'Total' ? 'font-semibold' : 'font-normal')}>
                {name}
              </th>
              {isConverted && <td className="py-1 text-right whitespace-nowrap text-muted">{writeCost(paid)}</td>}
              <td className="py-1 pl-3 text-right whitespace-nowrap">{writeCost(own)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {parcel.cashDue && <p className="mt-3 font-semibold">Collect {formatMoney(parcel.cashDue)} in cash.</p>}
      {isConverted && (
        <p className="mt-3 text-small text-muted">
          Priced for {rate.country} when it was ordered: 1 {rate.base} was {rate.rate} {rate.currency}
          {Number(rate.marginPct) !== 0 && `, ${formatPercent(rate.marginPct)} margin`}. Refunds go by it too.
        </p>
      )}
    </div>
  )
}
