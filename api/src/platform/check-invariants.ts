import { sql } from 'drizzle-orm'
import { defineMeasure, type Measure } from './measure.ts'
import type { Schedule } from './messaging/jobs.ts'
import { Gauge } from './metrics/metric.ts'
import type { Invariant } from './module.ts'
import type { Platform } from './platform.ts'
import { invariantChecks } from './tables.ts'

/** The day of checking begins at this hour of UTC, when few buy. */
const firstHour = 3
/** One run of the job takes about so long at most, in milliseconds; the next one goes on. */
const longestRun = 30_000

/** Looks at every invariant once a day, a few at each run: those first that have waited longest. */
export function checkDaily(invariants: readonly Invariant[]): Schedule {
  return {
    name: 'check-invariants',
    everyMinutes: 5,
    run: async (platform) => {
      const startedAt = performance.now()
      for (const invariant of await findDue(platform, invariants)) {
        if (performance.now() - startedAt > longestRun) return
        await check(platform, invariant)
      }
    },
  }
}

async function findDue({ database, clock }: Platform, invariants: readonly Invariant[]): Promise<Invariant[]> {
  const dayBegan = clock.now()
  dayBegan.setUTCHours(dayBegan.getUTCHours() < firstHour ? firstHour - 24 : firstHour, 0, 0, 0)
  const checks = await database.select().from(invariantChecks)
  const lastOf = new Map(checks.map(({ invariant, checkedAt }) => [invariant, checkedAt.getTime()]))
  const last = ({ id }: Invariant) => lastOf.get(id) ?? 0
  return invariants.filter((one) => last(one) < dayBegan.getTime()).toSorted((a, b) => last(a) - last(b))
}

async function check({ database, clock, log }: Platform, { id, query }: Invariant): Promise<void> {
  let violations: number | null = null
  try {
    violations = (await database.execute(query)).rows.length
    if (violations > 0) log.error({ invariant: id, violations }, 'verify: an invariant is broken')
  } catch (error) {
    log.error({ err: error, invariant: id }, 'verify: an invariant could not be checked')
  }
  const found = { checkedAt: clock.now(), violations }
  await database
    .insert(invariantChecks)
    .values({ invariant: id, ...found })
    .onConflictDoUpdate({ target: invariantChecks.invariant, set: found })
}

/** Shows what the daily look has found. */
export function measureInvariants(invariants: readonly Invariant[]): Measure {
  const ids = invariants.map(({ id }) => id)
  const broken = new Gauge({
    name: 'verify_violations',
    help: 'Rows that break an invariant, as the daily look found them',
    labels: { invariant: ids },
  })
  const age = new Gauge({
    name: 'verify_oldest_seconds',
    help: 'Time since the invariant that has waited longest was last checked to the end, in seconds; missing before the first time',
    labels: {},
  })
  return defineMeasure({
    name: 'invariants',
    keepSeconds: 60,
    gauges: [broken, age],
    async read({ database, clock }, show) {
      const { rows } = await database.execute<{ invariant: string; at: string; violations: number }>(
        sql`select invariant, checked_at::text as at, violations from invariant_checks where violations is not null`,
      )
      const known = rows.filter(({ invariant }) => ids.includes(invariant))
      for (const { invariant, violations } of known) show(broken, { invariant }, violations)
      const oldest = Math.min(...known.map(({ at }) => new Date(at).getTime()))
      if (known.length === ids.length) show(age, {}, Math.max(0, (clock.now().getTime() - oldest) / 1_000))
    },
  })
}
