import { sql } from 'drizzle-orm'
import { defineMeasure } from '../../platform/measure.ts'
import { Gauge } from '../../platform/metrics/metric.ts'
import { readStuckRefunds } from '../refunds/read-stuck-refunds.ts'
import { readPaymentsToDecide } from '../settlement/list-payment-reviews.ts'
import { orders } from '../tables.ts'

const ofDay = new Gauge({
  name: 'orders_day',
  help: 'Orders placed in the last 24 hours, by the state that they are in now',
  labels: { state: orders.state.enumValues },
})
const toDecide = new Gauge({
  name: 'payments_to_decide',
  help: 'Orders whose money came too late or does not match, and that wait for an operator',
  labels: {},
})
const oldestToDecide = new Gauge({
  name: 'payments_to_decide_oldest_seconds',
  help: 'For how long the oldest of them has been waiting since its money came, in seconds; 0 when none is',
  labels: {},
})
const stuck = new Gauge({
  name: 'refunds_stuck',
  help: 'Refunds that wait for an operator; 1,000 stands for that many and more',
  labels: {},
})

export const orderMeasure = defineMeasure({
  name: 'orders',
  gauges: [ofDay, toDecide, oldestToDecide],
  async read({ database, clock }, show) {
    const now = clock.now().getTime()
    const since = new Date(now - 86_400_000).toISOString()
    const { rows } = await database.execute<{ state: 'paid'; count: number }>(
      sql`select state, count(*)::int as count from orders where placed_at >= ${since}::timestamptz group by state`,
    )
    for (const state of orders.state.enumValues)
      show(ofDay, { state }, rows.find((row) => row.state === state)?.count ?? 0)
    const { count, oldest } = await readPaymentsToDecide(database)
    show(toDecide, {}, count)
    show(oldestToDecide, {}, oldest === null ? 0 : Math.max(0, (now - oldest.getTime()) / 1_000))
  },
})

/** Looks at many refunds, so it is read once in a minute. */
export const refundMeasure = defineMeasure({
  name: 'refunds',
  keepSeconds: 60,
  gauges: [stuck],
  read: async ({ database }, show) => show(stuck, {}, (await readStuckRefunds(database, { limit: 1_000 })).length),
})
