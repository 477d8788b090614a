import { cx } from 'class-variance-authority'
import { type PointerEvent, type ReactNode, useState } from 'react'
import { axisTicks } from './axis-ticks.ts'
import {
  type LineChartPoint,
  labelledOf,
  linesOf,
  pathAlong,
  pathBelow,
  readValue,
  sayValue,
  side,
  xOf,
} from './chart-lines.ts'

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
}

type Axis = { ticks: number[]; yOf: (value: number) => number }

/** Lines that their box stretches, with words in HTML around them: nothing is measured, so all is there with the first paint. */
export function LineChartDrawing(props: LineChartProps) {
  const { points, series, formatX, formatY, isStepped = false } = props
  const [pointed, setPointed] = useState<number | null>(null)
  const axis = axisOf(props)
  const point = pointed === null ? undefined : points[pointed]
  const follow = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const index = Math.round(((clientX - left) / width) * (points.length - 1))
    setPointed(Math.min(Math.max(index, 0), points.length - 1))
  }
  return (
    // Time runs from left to right in every language.
    <div dir="ltr" className="flex size-full gap-2 pt-2 pb-7 text-[0.8125rem] leading-5 text-muted">
      <div
        className={cx(
          'flex flex-col-reverse',
          axis.ticks.length === 1 && isStepped ? 'justify-center' : 'justify-between',
        )}
      >
        {axis.ticks.map((tick) => (
          <span key={tick} className="flex h-0 items-center justify-end">
            {formatY(tick, true)}
          </span>
        ))}
      </div>
      <div
        className="relative grow touch-pan-y"
        onPointerDown={follow}
        onPointerMove={follow}
        onPointerLeave={() => setPointed(null)}
      >
        <Lines {...props} {...axis} pointed={pointed} />
        {labelledOf(points.length).map((index, place) => (
          <Beside
            key={index}
            x={xOf(index, points.length)}
            className={cx('top-full pt-2 whitespace-nowrap', place % 2 === 1 && 'max-sm:hidden')}
          >
            {formatX(points[index]?.x ?? '')}
          </Beside>
        ))}
        {pointed !== null && point && (
          <Beside
            x={xOf(pointed, points.length)}
            className="pointer-events-none z-10 rounded-md border border-line bg-surface px-3 py-2 w-max max-w-full text-ink"
          >
            <p>{formatX(point.x)}</p>
            {series.map(({ key, name }) => (
              <p key={key}>
                {name}: <b className="font-semibold">{sayValue(point, key, (value) => formatY(value, false))}</b>
              </p>
            ))}
          </Beside>
        )}
      </div>
    </div>
  )
}

type LinesProps = LineChartProps & Axis & { pointed: number | null }

function Lines({ points, series, isStepped = false, ticks, yOf, pointed }: LinesProps) {
  const [main, ...others] = series
  const lines = main ? linesOf(points, main.key, yOf) : []
  const value = main && pointed !== null && points[pointed] ? readValue(points[pointed], main.key) : null
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${side} ${side}`}
      preserveAspectRatio="none"
      className="absolute size-full overflow-visible fill-none *:[vector-effect:non-scaling-stroke]"
    >
      {ticks.map((tick) => (
        <path key={tick} d={`M0 ${yOf(tick)}H${side}`} className="stroke-line" />
      ))}
      <path d={pathBelow(lines, isStepped)} className="fill-accent-soft" />
      {pointed !== null && <path d={`M${xOf(pointed, points.length)} 0V${side}`} className="stroke-edge" />}
      {others.map(({ key }) => (
        <path
          key={key}
          d={pathAlong(linesOf(points, key, yOf), isStepped)}
          strokeDasharray="4 4"
          className="stroke-edge stroke-2"
        />
      ))}
      <path
        d={pathAlong(lines, isStepped)}
        strokeLinecap="round"
        strokeLinejoin="round"
        className="stroke-accent stroke-[2.5px]"
      />
      {value !== null && pointed !== null && (
        <path
          d={`M${xOf(pointed, points.length)} ${yOf(value)}h0`}
          strokeLinecap="round"
          className="stroke-accent stroke-[9px]"
        />
      )}
    </svg>
  )
}

/** Words at a place of the drawing's width, which never leave it: at the left end they begin there, at the right one they end there. */
function Beside({ x, className, children }: { x: number; className: string; children: ReactNode }) {
  return (
    <div className={cx('absolute', className)} style={{ insetInlineStart: `${x}%`, transform: `translateX(-${x}%)` }}>
      {children}
    </div>
  )
}

function axisOf({ points, series, isStepped = false }: LineChartProps): Axis {
  const values = points.flatMap((point) => series.map(({ key }) => readValue(point, key)))
  const ticks = axisTicks(
    values.filter((value) => value !== null),
    { startsAtZero: !isStepped },
  )
  const [lowest = 0] = ticks
  const highest = ticks.at(-1) ?? lowest
  const span = highest - lowest
  // One mark only: a value that never changed is in the middle, nothing at all lies on the ground.
  if (span === 0) return { ticks, yOf: () => (isStepped ? side / 2 : side) }
  return { ticks, yOf: (value) => (side * (highest - value)) / span }
}
