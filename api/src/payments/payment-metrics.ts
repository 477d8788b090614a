import { payoutWay } from '@makola/contract/ledger/payouts.ts'
import { providerName } from '@makola/contract/payments/payments.ts'
import { currencyCodes } from '@makola/money/currencies.ts'
import { sql } from 'drizzle-orm'
import { firstIdSince } from '../platform/ids.ts'
import { defineMeasure } from '../platform/measure.ts'
import { Counter, Gauge, Histogram } from '../platform/metrics/metric.ts'

const providers = providerName.options
/** Transfers to stores are called apart from payments. */
const transfers = payoutWay.exclude(['by-hand']).options.map((name) => `${name} transfers` as const)
const called = [...providers, ...transfers]

export const providerCalls = new Counter({
  name: 'provider_calls_total',
  help: 'Calls to payment providers: answered, refused by the provider, broken there, or without an answer',
  labels: { provider: called, outcome: ['answered', 'refused', 'broken', 'unanswered'] },
})
export const providerSeconds = new Histogram({
  name: 'provider_call_seconds',
  help: 'Time of a call to a payment provider, in seconds',
  labels: { provider: called },
})

const captured = new Gauge({
  name: 'money_captured_day_minor',
  help: 'Money that paid orders in the last 24 hours, in minor units of its currency',
  labels: { provider: providers, currency: () => currencyCodes },
})
const tries = new Gauge({
  name: 'payment_attempts_day',
  help: 'Attempts to pay that were begun in the last 24 hours, by provider and by what became of them',
  labels: { provider: providers, state: ['created', 'redirected', 'succeeded', 'failed', 'abandoned', 'expired'] },
})
const sinceLast = new Gauge({
  name: 'last_payment_age_seconds',
  help: 'Time since the last payment that paid an order, in seconds; missing before the first',
  labels: {},
})
const usualGap = new Gauge({
  name: 'usual_payment_gap_seconds',
  help: 'Usual time between two payments: around this time of day in the last week, or, where those are few, in the whole week',
  labels: {},
})

const [hour, day] = [3_600_000, 86_400_000]

/** Money and attempts of the last day. Ids begin with the time, so each statement reads one day of an index. */
export const paymentMeasure = defineMeasure({
  name: 'payments',
  gauges: [captured, tries, sinceLast],
  async read({ database, clock }, show) {
    const since = firstIdSince(clock.now().getTime() - day)
    const money = await database.execute<{ provider: 'paystack'; currency: string; minor: number }>(
      sql`select provider, currency, sum(amount_minor)::float8 as minor from payment_facts
        where id >= ${since} and is_capture group by provider, currency`,
    )
    for (const { provider, currency, minor } of money.rows) show(captured, { provider, currency }, minor)
    const begun = await database.execute<{ provider: 'paystack'; state: 'failed'; count: number }>(
      sql`select provider, state, count(*)::int as count from payment_attempts where id >= ${since}
        group by provider, state`,
    )
    for (const { provider, state, count } of begun.rows) show(tries, { provider, state }, count)
    const last = await database.execute<{ at: Date }>(
      sql`select at from payment_facts where is_capture order by id desc limit 1`,
    )
    const at = last.rows[0]?.at
    if (at !== undefined) show(sinceLast, {}, Math.max(0, (clock.now().getTime() - new Date(at).getTime()) / 1_000))
  },
})

/** So many payments around this time of day in a week are enough to say what is usual. */
const enough = 14

/** How often payments come. It changes slowly. */
export const paymentGapMeasure = defineMeasure({
  name: 'payment gap',
  keepSeconds: 300,
  gauges: [usualGap],
  async read({ database, clock }, show) {
    const now = clock.now().getTime()
    const spans = Array.from({ length: 7 }, (_, index) => now - (index + 1) * day)
    const from = spans.map((moment) => firstIdSince(moment - hour))
    const until = spans.map((moment) => firstIdSince(moment + hour))
    const { rows } = await database.execute<{ near: number; week: number }>(
      sql`select count(*)::int as week, count(*) filter (where exists (
          select from unnest(${sql.param(from)}::uuid[], ${sql.param(until)}::uuid[]) as span (first, next)
          where id >= first and id < next))::int as near
        from payment_facts where id >= ${firstIdSince(now - 7 * day)} and is_capture`,
    )
    const { near = 0, week = 0 } = rows[0] ?? {}
    if (near >= enough) show(usualGap, {}, (spans.length * 2 * hour) / near / 1_000)
    else if (week > 1) show(usualGap, {}, (7 * day) / week / 1_000)
  },
})
