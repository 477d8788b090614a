import type { SalesReport } from '@makola/contract/orders/sales-report.ts'
import { formatMoney, formatNumber, formatPercent } from '@makola/money/format.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { describeChange } from '../home/describe-change.ts'

type Sums = SalesReport['period']
type Figure = { write: (sums: Sums) => string; size: (sums: Sums) => number; isBad?: boolean }

const figures = {
  'orders.report.sales': { write: ({ sales }) => formatMoney(sales), size: ({ sales }) => sales.amount },
  'orders.report.orders': { write: ({ orders }) => formatNumber(orders), size: ({ orders }) => orders },
  'orders.report.average': {
    write: ({ averageOrder }) => (averageOrder ? formatMoney(averageOrder) : '–'),
    size: ({ averageOrder }) => averageOrder?.amount ?? 0,
  },
  'orders.report.units': {
    write: ({ soldUnits, refundedUnits }) => formatNumber(soldUnits - refundedUnits),
    size: ({ soldUnits, refundedUnits }) => soldUnits - refundedUnits,
  },
  'orders.report.refunded': {
    write: ({ refundedUnits, refundedPct }) =>
      refundedPct === null ? '–' : `${formatNumber(refundedUnits)} (${formatPercent(refundedPct)})`,
    size: ({ refundedPct }) => Number(refundedPct ?? 0),
    isBad: true,
  },
} as const satisfies Record<string, Figure>

const names = Object.keys(figures) as (keyof typeof figures)[]
const turned = { success: 'danger', danger: 'success', neutral: 'neutral' } as const

/** The sums of the period, each beside that of the period before. */
export function ReportSums({ report: { period, previous } }: { report: SalesReport }) {
  const t = useWords()
  return (
    <section aria-label={t('orders.report.figures')}>
      <dl className="grid gap-px overflow-hidden rounded-lg border border-line bg-line max-xl:grid-cols-2 max-xl:[&>:last-child]:col-span-2 xl:grid-cols-5">
        {names.map((name) => {
          const { write, size, isBad = false }: Figure = figures[name]
          const change = describeChange(size(period), size(previous))
          return (
            <div key={name} className="flex min-w-0 flex-col bg-surface p-4">
              <dt className="text-label text-muted">{t(name)}</dt>
              <dd className="mt-2">
                <span className="block text-subheading break-words tabular">{write(period)}</span>
                <span className="mt-1 flex flex-col items-start gap-1 text-small text-muted tabular">
                  {change && <Badge tone={isBad ? turned[change.tone] : change.tone}>{change.text}</Badge>}
                  {t('orders.report.before', { value: write(previous) })}
                </span>
              </dd>
            </div>
          )
        })}
      </dl>
    </section>
  )
}
