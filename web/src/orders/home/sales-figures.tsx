import type { StoreFigures } from '@makola/contract/orders/figures.ts'
import { formatMoney, formatNumber, formatPercent } from '@makola/money/format.ts'
import { Link } from '@tanstack/react-router'
import { useMay } from '../../stores/membership/current-store.ts'
import { Badge } from '../../ui/display/badge.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { describeChange } from './describe-change.ts'

/** Sales, orders, average order and conversion of the period, each beside the period before. */
export function SalesFigures({ figures: { today, period, previous } }: { figures: StoreFigures }) {
  const t = useWords()
  const mayRead = useMay('figures.read')
  const figures = [
    {
      name: t('orders.home.figures.sales'),
      value: formatMoney(period.sales),
      note: t('orders.home.figures.sales-today', { sales: today.sales }),
      change: describeChange(period.sales.amount, previous.sales.amount),
    },
    {
      name: t('orders.home.figures.orders'),
      value: formatNumber(period.orders),
      note: t('orders.home.figures.orders-today', { count: today.orders }),
      change: describeChange(period.orders, previous.orders),
    },
    {
      name: t('orders.home.figures.average'),
      value: period.averageOrder ? formatMoney(period.averageOrder) : '–',
      change: describeChange(period.averageOrder?.amount ?? 0, previous.averageOrder?.amount ?? 0),
    },
    {
      name: t('orders.home.figures.conversion'),
      value: period.conversionPct === null ? '–' : formatPercent(period.conversionPct),
      note: t('orders.home.figures.conversion-of'),
      change: describeChange(Number(period.conversionPct ?? 0), Number(previous.conversionPct ?? 0)),
    },
  ]
  return (
    <section aria-label={t('orders.home.figures')}>
      <p className="mb-2 flex flex-wrap items-center justify-between gap-x-4 text-small text-muted">
        {t('orders.home.note')}
        {mayRead && (
          <Link to="/dashboard" search={{ view: 'report' }} className="link inline-flex touch items-center">
            {t('orders.report.open')}
          </Link>
        )}
      </p>
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-lg border border-line bg-line">
        {figures.map(({ name, value, note, change }) => (
          <div key={name} className="flex min-w-0 flex-col bg-surface p-4 md:p-5">
            <dt className="text-label text-muted">{name}</dt>
            <dd className="mt-2">
              <span className="block text-heading whitespace-nowrap tabular max-sm:text-[clamp(0.875rem,4.6vw,1.25rem)]">
                {value}
              </span>
              <span className="mt-1 flex flex-col items-start gap-1 text-small text-muted">
                {change && (
                  <Badge tone={change.tone} className="tabular">
                    {change.text}
                  </Badge>
                )}
                {note}
              </span>
            </dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-small text-muted">{t('orders.home.figures.note')}</p>
    </section>
  )
}
