import type { StoreFigures } from '@makola/contract/figures.ts'
import { exponentOf } from '@makola/money/currencies.ts'
import { formatMoney } from '@makola/money/format.ts'
import { LineChart } from '../ui/line-chart.tsx'

/** Sales day by day, with those of as many days before. */
export function SalesChart({ figures: { days, period } }: { figures: StoreFigures }) {
  const { currency } = period.sales
  const points = days.map(({ date, sales, previousSales }) => ({
    x: date,
    sales: sales.amount,
    before: previousSales.amount,
  }))
  return (
    <LineChart
      label={`Sales of the last ${days.length} days`}
      points={points}
      series={[
        { key: 'sales', name: 'Sales' },
        { key: 'before', name: `The ${days.length} days before` },
      ]}
      formatX={formatDay}
      formatY={(amount, isShort) => (isShort ? formatShort(amount, currency) : formatMoney({ amount, currency }))}
    />
  )
}

/** A day of the store's own time zone, which the reader's may not be. */
function formatDay(date: string): string {
  return new Date(`${date}T00:00:00Z`).toLocaleDateString('en-US', { day: 'numeric', month: 'short', timeZone: 'UTC' })
}

function formatShort(amount: number, currency: string): string {
  return new Intl.NumberFormat('en-US', { notation: 'compact' }).format(amount / 10 ** exponentOf(currency))
}
