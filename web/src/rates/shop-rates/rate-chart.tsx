import type { RateRevision } from '@makola/contract/rates/rates.ts'
import { formatDate } from '@makola/money/format.ts'
import { LineChart } from '../../ui/display/line-chart.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { shortRate } from '../terms/rate-terms.ts'

type RateChartProps = { revisions: RateRevision[]; base: string; currency: string }

/** The chart of a rate, oldest first; a single revision makes no line. */
export function RateChart({ revisions, base, currency }: RateChartProps) {
  const t = useWords()
  if (revisions.length < 2) return null
  const points = revisions.map(({ effectiveAt, rate }) => ({ x: effectiveAt, rate: Number(rate) })).toReversed()
  return (
    <LineChart
      label={t('rates.history.chart', { from: base, to: currency })}
      points={points}
      series={[{ key: 'rate', name: t('rates.terms.quote', { from: base, to: currency }) }]}
      formatX={formatDate}
      formatY={(value) => shortRate(String(value))}
      isStepped
      className="mb-5 h-48"
    />
  )
}
