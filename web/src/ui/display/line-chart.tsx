import { cx } from 'class-variance-authority'
import { Suspense } from 'react'
import { lazyPart } from '../layers/lazy-part.tsx'
import { Skeleton } from '../messages/skeleton.tsx'
import { useWords } from '../words/use-words.ts'

export type LineChartPoint = { x: string; [series: string]: string | number | null }

export type LineChartProps = {
  /** The name of the chart, read out before the table: 'Sales of the last 30 days'. */
  label: string
  /** From left to right; each has a value by every series' key. */
  points: LineChartPoint[]
  /** The first is drawn strongly; the others, to compare with, as dashes. */
  series: { key: string; name: string }[]
  formatX: (x: string) => string
  /** `isShort` on the axis, where there is little room. */
  formatY: (value: number, isShort: boolean) => string
  /** A value holds until the next one, as a rate does; the axis need not start at 0. */
  isStepped?: boolean
  className?: string
}

const Drawing = lazyPart(async () => ({ default: (await import('./line-chart-drawing.tsx')).LineChartDrawing }))

/** A line over time, with the same figures as a table for screen readers. */
export function LineChart({ className, ...props }: LineChartProps) {
  const t = useWords()
  const { label, points, series, formatX, formatY } = props
  return (
    <figure className={cx('relative h-64', className)}>
      <div aria-hidden="true" className="size-full">
        <Suspense fallback={<Skeleton className="size-full" />}>
          <Drawing {...props} />
        </Suspense>
      </div>
      {/* A table keeps the width of its words; around it the box can be as small as one cannot see. */}
      <div className="sr-only">
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <th scope="col">{t('ui.chart.when')}</th>
              {series.map(({ key, name }) => (
                <th key={key} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {points.map((point) => (
              <tr key={point.x}>
                <th scope="row">{formatX(point.x)}</th>
                {series.map(({ key }) => (
                  <td key={key}>{point[key] === null ? '–' : formatY(Number(point[key]), false)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
