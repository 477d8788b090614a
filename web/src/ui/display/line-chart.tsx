import { cx } from 'class-variance-authority'
import { useWords } from '../words/use-words.ts'
import { sayValue } from './chart-lines.ts'
import { LineChartDrawing, type LineChartProps } from './line-chart-drawing.tsx'

/** A line over time, with the same figures as a table for screen readers. */
export function LineChart({ className, ...props }: LineChartProps & { className?: string }) {
  const t = useWords()
  const { label, points, series, formatX, formatY } = props
  return (
    <figure className={cx('relative h-64', className)}>
      <div aria-hidden="true" className="size-full">
        <LineChartDrawing {...props} />
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
                  <td key={key}>{sayValue(point, key, (value) => formatY(value, false))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </figure>
  )
}
