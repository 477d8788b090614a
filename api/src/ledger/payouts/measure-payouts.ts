import { sql } from 'drizzle-orm'
import { defineMeasure } from '../../platform/measure.ts'
import { Gauge } from '../../platform/metrics/metric.ts'

const failed = new Gauge({
  name: 'payouts_failed_day',
  help: 'Payouts to stores that failed in the last 24 hours',
  labels: {},
})
const open = new Gauge({
  name: 'payouts_open',
  help: 'Payouts to stores that were begun and have not ended',
  labels: {},
})

export const payoutMeasure = defineMeasure({
  name: 'payouts',
  keepSeconds: 60,
  gauges: [failed, open],
  async read({ database, clock }, show) {
    const since = new Date(clock.now().getTime() - 86_400_000).toISOString()
    const { rows } = await database.execute<{ failed: number; open: number }>(
      sql`select count(*) filter (where state = 'failed' and changed_at >= ${since}::timestamptz)::int as failed,
          count(*) filter (where state in ('requested', 'sent'))::int as open from payouts`,
    )
    show(failed, {}, rows[0]?.failed ?? 0)
    show(open, {}, rows[0]?.open ?? 0)
  },
})
