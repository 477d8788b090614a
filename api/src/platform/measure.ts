import { Counter, type Gauge, type Labels, type ValuesOf } from './metrics/metric.ts'
import type { Platform } from './platform.ts'

/** Sets a gauge under its labels. */
export type Show = <L extends Labels>(gauge: Gauge<L>, values: ValuesOf<L>, value: number) => void

/**
 * Gauges that are read when somebody looks at the metrics, mostly from the database: so they are right after a restart and the same
 * in every process.
 */
export type Measure = {
  name: string
  /** A reading is shown for this long. 10 seconds unless it says otherwise; 0 reads each time. */
  keepSeconds?: number
  gauges: readonly Gauge<Labels>[]
  read: (platform: Platform, show: Show) => Promise<void> | void
}

/** Declares it; the types of its gauges' labels stay with the gauges. */
export function defineMeasure(measure: Omit<Measure, 'gauges'> & { gauges: readonly unknown[] }): Measure {
  return measure as Measure
}

export const measureFailures = new Counter({
  name: 'measure_failures_total',
  help: 'Gauges that could not be read; they are missing until they can be read again',
  labels: {},
})

/** Reads gauges anew, each when it is older than it may be. Several readers at a time share one reading. */
export function openMeasures(platform: Platform, measures: readonly Measure[]): () => Promise<void> {
  const kept = measures.map((measure) => ({ measure, readAt: Number.NEGATIVE_INFINITY }))
  let reading: Promise<void> | null = null

  async function readDue(): Promise<void> {
    // One after the other: the reader waits a little longer, and takes one connection from the buyers.
    for (const entry of kept) {
      const { measure } = entry
      if (performance.now() - entry.readAt < (measure.keepSeconds ?? 10) * 1_000) continue
      try {
        const shown: (() => void)[] = []
        await measure.read(platform, (gauge, values, value) => shown.push(() => gauge.set(values, value)))
        for (const gauge of measure.gauges) gauge.cells.clear()
        for (const show of shown) show()
        entry.readAt = performance.now()
      } catch (error) {
        // No figure rather than one from before.
        for (const gauge of measure.gauges) gauge.cells.clear()
        measureFailures.count({})
        platform.log.warn({ err: error, measure: measure.name }, 'metrics: not read')
      }
    }
  }

  return () => {
    reading ??= readDue().finally(() => {
      reading = null
    })
    return reading
  }
}
