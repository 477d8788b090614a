import type { StoreFigures } from '@makola/contract/orders/figures.ts'
import { exponentOf } from '@makola/money/currencies.ts'
import { formatMoney } from '@makola/money/format.ts'
import { Card } from '../../ui/display/card.tsx'
import { LineChart } from '../../ui/display/line-chart.tsx'
import { useWords } from '../../ui/words/use-words.ts'

const compact = new Intl.NumberFormat('en', { notation: 'compact', maximumSignificantDigits: 3 })
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** Sales by day, beside those of as many days before. */
export function SalesChart({ figures: { days, period } }: { figures: StoreFigures }) {
  const t = useWords()
  const series = [
    { key: 'sales', name: t('orders.home.chart.last') },
    { key: 'previous', name: t('orders.home.chart.previous') },
  ]
  const { currency } = period.sales
  const hasSales = days.some(({ sales, previousSales }) => sales.amount > 0 || previousSales.amount > 0)
  const unit = 10 ** exponentOf(currency)
  return (
    <Card aria-labelledby="sales-by-day" className="min-w-0 md:p-5!">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="sales-by-day" className="text-subheading">
          {t('orders.home.chart', {
            currency,
            quiet: (text) => <span className="text-small font-normal text-muted">{text}</span>,
          })}
        </h2>
        <p className="flex gap-4 text-small text-muted">
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="w-5 border-t-3 border-accent" />
            {t('orders.home.chart.last')}
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="w-5 border-t-2 border-dashed border-edge" />
            {t('orders.home.chart.previous')}
          </span>
        </p>
      </div>
      {hasSales ? (
        <LineChart
          label={t('orders.home.chart.label')}
          points={days.map(({ date, sales, previousSales }) => ({
            x: date,
            sales: sales.amount,
            previous: previousSales.amount,
          }))}
          series={series}
          formatX={(date) => day.format(new Date(date))}
          formatY={(amount, isShort) =>
            isShort ? compact.format(amount / unit) : formatMoney({ amount: Math.round(amount), currency })
          }
          className="mt-4"
        />
      ) : (
        <p className="mt-4 grid h-64 place-items-center rounded-md bg-sunken px-6 text-center text-muted">
          {t('orders.home.chart.empty')}
        </p>
      )}
    </Card>
  )
}
