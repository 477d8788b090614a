import type { Arrival } from '../mixed/schedule.ts'
import type { Told } from '../pay-orders.ts'
import { percentile } from '../percentiles.ts'
import type { LoadReport, Sent } from '../send-load.ts'

/** A part of the load: `pages` a second from a moment on, in milliseconds. */
export type Phase = { name: string; pages: number; from: number; seconds: number }
type Measured = { phases: readonly Phase[]; arrivals: readonly Arrival[]; report: LoadReport; told: Told }

/** A page that comes later is of no use to its visitor, in milliseconds. */
const stillOfUse = 1_000
/** Normal again: in two seconds this share of the pages came within so many milliseconds. */
const normal = { share: 0.95, milliseconds: 250, seconds: 2 }

export function describeOverload({ phases, arrivals, report, told }: Measured): string[] {
  const rows = phases.map((phase) => measure(phase, arrivals, report))
  const peak = Math.max(...rows.map(({ useful }) => useful))
  const peakOrders = Math.max(...rows.map(({ orders }) => orders))
  const failures = report.failures.length
  const hooks = Object.entries(told).map(([status, count]) => `${count} × ${status}`)
  return [
    `| | pages a second | of use within ${stillOfUse / 1000} s | of peak | p50 ms | p99 ms | refused | refusals p50 ms | p95 ms | p99 ms | orders wanted a second | placed | of peak | order p50 ms | p99 ms |`,
    '|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|',
    ...rows.map(({ phase, useful, pages, refused, wanted, orders, orderTimes }) => {
      const cells = [
        phase.name,
        phase.pages,
        useful.toFixed(1),
        (useful / peak).toFixed(2),
        percentile(pages, 0.5).toFixed(0),
        percentile(pages, 0.99).toFixed(0),
        refused.length,
        percentile(refused, 0.5).toFixed(0),
        percentile(refused, 0.95).toFixed(0),
        percentile(refused, 0.99).toFixed(0),
        wanted.toFixed(2),
        orders.toFixed(2),
        (orders / Math.max(peakOrders, 0.01)).toFixed(2),
        percentile(orderTimes, 0.5).toFixed(0),
        percentile(orderTimes, 0.99).toFixed(0),
      ]
      return `| ${cells.join(' | ')} |`
    }),
    '',
    ...phases.flatMap((phase, index) => {
      const before = phases[index - 1]
      if (!before || before.pages <= phase.pages) return []
      const seconds = normalAfter(phase, report, arrivals)
      return [`Normal again after ${before.name}: ${seconds === null ? 'not in this time' : `${seconds} s`}.`]
    }),
    `Webhooks were answered ${hooks.join(', ') || 'not at all'}. ${failures} failures${failures > 0 ? `: ${summary(report.failures)}` : ''}. ${report.soldOut} found their product sold out. ` +
      `The sender was late by ${percentile(report.late, 0.99).toFixed(1)} ms at p99.`,
  ]
}

function measure(phase: Phase, arrivals: readonly Arrival[], { answered, refused }: LoadReport) {
  const isIn = ({ due }: Pick<Sent, 'due'>) => due >= phase.from && due < phase.from + phase.seconds * 1000
  const of = (stream: string) => answered.filter((one) => one.stream === stream && isIn(one)).map(({ took }) => took)
  const pages = of('browse')
  const orderTimes = of('order')
  const wanted = arrivals.filter(({ kind, at }) => kind === 'order' && isIn({ due: at })).length
  return {
    phase,
    pages,
    useful: pages.filter((took) => took <= stillOfUse).length / phase.seconds,
    refused: refused.filter(isIn).map(({ took }) => took),
    wanted: wanted / phase.seconds,
    orders: orderTimes.length / phase.seconds,
    orderTimes,
  }
}

/** The seconds from the beginning of a calm phase until pages are as they should be. */
function normalAfter({ from, seconds }: Phase, { answered }: LoadReport, arrivals: readonly Arrival[]): number | null {
  for (let second = 0; second + normal.seconds <= seconds; second++) {
    const [begin, end] = [from + second * 1000, from + (second + normal.seconds) * 1000]
    const wanted = arrivals.filter(({ kind, at }) => kind === 'page' && at >= begin && at < end).length
    const quick = answered.filter(
      ({ stream, due, took }) => stream === 'browse' && due >= begin && due < end && took <= normal.milliseconds,
    ).length
    if (quick >= normal.share * wanted) return second
  }
  return null
}

/** Failures by their first words, the most frequent first. */
function summary(failures: readonly string[]): string {
  const counts = new Map<string, number>()
  for (const failure of failures) {
    const name = failure.replace(/https?:\S+/g, '…').slice(0, 120)
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  return [...counts]
    .sort(([, a], [, b]) => b - a)
    .slice(0, 5)
    .map(([name, count]) => `${count} × ${name}`)
    .join('; ')
}
