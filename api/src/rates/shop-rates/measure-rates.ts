import { sql } from 'drizzle-orm'
import { defineMeasure } from '../../platform/measure.ts'
import { Gauge } from '../../platform/metrics/metric.ts'

const age = new Gauge({
  name: 'rate_feed_age_seconds',
  help: 'Age of the oldest active rate that comes from a feed, in seconds; 0 where all are typed',
  labels: {},
})

export const rateMeasure = defineMeasure({
  name: 'rates',
  gauges: [age],
  async read({ database, clock }, show) {
    const now = clock.now().toISOString()
    const { rows } = await database.execute<{ seconds: number | null }>(
      sql`select extract(epoch from ${now}::timestamptz - min(effective_at))::float8 as seconds from rates
        where active and deleted_at is null and source <> 'manual'`,
    )
    show(age, {}, Math.max(0, rows[0]?.seconds ?? 0))
  },
})
