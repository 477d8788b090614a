import type { StoreFigures } from '@makola/contract/figures.ts'
import { formatMoney, formatPercent } from '@makola/money/format.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { describeChange } from './describe-change.ts'

/** Sales, orders, average order and conversion of the period, each beside the period before. */
export function SalesFigures({ figures: { today, period, previous } }: { figures: StoreFigures }) {
  const figures = [
    {
      name: 'Sales',
      value: formatMoney(period.sales),
      note: `${formatMoney(today.sales)} today`,
      change: describeChange(period.sales.amount, previous.sales.amount),
    },
    {
      name: 'Orders',
      value: String(period.orders),
      note: `${today.orders} today`,
      change: describeChange(period.orders, previous.orders),
    },
    {
      name: 'Average order',
      value: period.averageOrder ? formatMoney(period.averageOrder) : '–',
      change: describeChange(period.averageOrder?.amount ?? 0, previous.averageOrder?.amount ?? 0),
    },
    {
      name: 'Conversion',
      value: period.conversionPct === null ? '–' : formatPercent(period.conversionPct),
      note: 'of carts with your items became paid orders',
      change: describeChange(Number(period.conversionPct ?? 0), Number(previous.conversionPct ?? 0)),
    },
  ]
  return (
    <section aria-label="Figures">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line xl:grid-cols-4">
        {figures.map(({ name, value, note, change }) => (
          <div key={name} className="flex min-w-0 flex-col bg-surface p-4 md:p-5">
            <dt className="flex flex-wrap items-center justify-between gap-x-2 gap-y-1 text-label text-muted">
              {name}
              {change && (
                <Badge tone={change.tone} className="tabular">
                  {change.text}
                </Badge>
              )}
            </dt>
            <dd className="mt-2">
              <span className="block text-heading break-words tabular">{value}</span>
              {note && <span className="mt-0.5 block text-small text-muted">{note}</span>}
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-small text-muted">
        Sales count on the day of the order, before commission and less refunds. Orders that were cancelled or refunded
        in full are not counted.
      </p>
    </section>
  )
}
