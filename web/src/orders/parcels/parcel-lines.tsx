import type { Parcel, ParcelLine } from '@makola/contract/orders/parcels.ts'
import { formatMoney, formatPercent } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { cx } from 'class-variance-authority'
import type { ReactNode } from 'react'
import { Badge } from '../../ui/display/badge.tsx'
import { Card } from '../../ui/display/card.tsx'
import { Picture } from '../../ui/display/picture.tsx'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import { countUnits, unitsToPack } from '../sales/units-to-pack.ts'

/** The contents of the parcel, in the store's money and in the buyer's. */
export function ParcelLines({ parcel }: { parcel: Parcel }) {
  const t = useWords()
  const { toPack, refunded } = countUnits(parcel)
  return (
    <Card aria-labelledby="contents">
      <h2 id="contents" className="text-subheading">
        {t('orders.parcels.contents', { items: toPack })}
        {refunded > 0 && (
          <span className="text-small font-normal text-muted">
            {' · '}
            {t('orders.sales.refunded', { units: refunded })}
          </span>
        )}
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
  const t = useWords()
  const count = {
    units: unitsToPack(line),
    price: line.storeUnitPrice,
    strong: (units: ReactNode) => <b className="font-semibold">{units}</b>,
  }
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
            {line.refundedQuantity > 0
              ? t('orders.parcels.line.units-of', { ...count, ordered: line.quantity })
              : t('orders.parcels.line.units', count)}
          </span>
          {line.refundedQuantity > 0 && <Badge>{t('orders.sales.refunded', { units: line.refundedQuantity })}</Badge>}
          {line.restockedQuantity > 0 && (
            <span className="text-muted">{t('orders.parcels.line.restocked', { units: line.restockedQuantity })}</span>
          )}
        </p>
        {line.typedStorePrice && (
          <p className="mt-1 text-small text-muted">
            {t('orders.parcels.line.own-terms', { price: line.typedStorePrice, earned: line.storeUnitPrice })}
          </p>
        )}
      </div>
      <div className="shrink-0 text-end tabular">
        <p className="font-semibold">{formatMoney(line.storeLineTotal)}</p>
        {line.lineTotal.currency !== line.storeLineTotal.currency && (
          <p className="text-small text-muted">{formatMoney(line.lineTotal)}</p>
        )}
      </div>
    </li>
  )
}

/** Only what costs the buyer nothing is free: a store may earn 0 of what was paid. */
const writeCost = (money: Parcel['total'], paid: Parcel['total'], t: Words) =>
  paid.amount === 0 ? t('orders.parcels.totals.free') : formatMoney(money)

function Totals({ parcel }: { parcel: Parcel }) {
  const t = useWords()
  const { subtotal, delivery, total, storeSubtotal, storeDelivery, storeTotal } = parcel
  const isConverted = total.currency !== storeTotal.currency
  const rows = [
    ['items', t('orders.parcels.totals.items'), storeSubtotal, subtotal],
    ['delivery', parcel.deliveryName, storeDelivery, delivery],
    ['total', t('orders.parcels.totals.total'), storeTotal, total],
  ] as const
  return (
    <div className="border-t border-line pt-3">
      <table className="w-full text-small tabular md:text-base">
        <caption className="sr-only">{t('orders.parcels.totals.caption')}</caption>
        <thead className={isConverted ? 'text-label text-muted' : 'sr-only'}>
          <tr>
            <th scope="col" className="py-1 text-start font-semibold">
              <span className="sr-only">{t('orders.parcels.totals.part')}</span>
            </th>
            {isConverted && (
              <th scope="col" className="py-1 text-end font-semibold">
                {parcel.paysCash ? t('orders.parcels.totals.pays-cash') : t('orders.parcels.totals.paid')}
              </th>
            )}
            <th scope="col" className="py-1 ps-3 text-end font-semibold">
              {t('orders.parcels.totals.own')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([part, name, own, paid]) => (
            <tr key={part} className={part === 'total' ? 'font-semibold' : undefined}>
              <th scope="row" className={cx('py-1 text-start', part === 'total' ? 'font-semibold' : 'font-normal')}>
                {name}
              </th>
              {isConverted && (
                <td className="py-1 text-end whitespace-nowrap text-muted">{writeCost(paid, paid, t)}</td>
              )}
              <td className="py-1 ps-3 text-end whitespace-nowrap">{writeCost(own, paid, t)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {parcel.cashDue && <p className="mt-3 font-semibold">{t('orders.parcels.collect', { cash: parcel.cashDue })}</p>}
      {parcel.shortfall && (
        <p className="mt-3 text-small text-muted">
          {t('orders.parcels.totals.short', { shortfall: parcel.shortfall })}
        </p>
      )}
      {isConverted && <p className="mt-3 text-small text-muted">{explainRate(parcel, t)}</p>}
    </div>
  )
}

function explainRate({ rate: { marginPct, ...rate } }: Parcel, t: Words): string {
  if (Number(marginPct) === 0) return t('orders.parcels.totals.rate', rate)
  return t('orders.parcels.totals.rate-margin', { ...rate, margin: formatPercent(marginPct) })
}
