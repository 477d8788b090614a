import type { ModerationCounts } from '@makola/contract/moderation/counts.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Platform } from '../../platform/platform.ts'
import { reports, takedowns } from '../tables.ts'

type Count = ModerationCounts['counts'][number]

/** Counts the reports, takedowns and appeals of a year, the current one unless named. */
export async function countModeration(
  { database, clock }: Platform,
  given: number | undefined,
): Promise<ModerationCounts> {
  const thisYear = clock.now().getUTCFullYear()
  const year = given ?? thisYear
  const isIn = (at: SQL) =>
    sql`${at} >= ${new Date(Date.UTC(year, 0)).toISOString()} and ${at} < ${new Date(Date.UTC(year + 1, 0)).toISOString()}`
  const { rows: counts } = await database.execute<Count>(sql`
    select 'reports' as kind, reason as ground, state as outcome, count(*)::int as count
      from ${reports} where ${isIn(sql`at`)} group by 2, 3
    union all
    select 'takedowns', ground, case when restored_at is null then 'in-force' else 'restored' end, count(*)::int
      from ${takedowns} where ${isIn(sql`at`)} group by 2, 3
    union all
    select 'appeals', ground, appeal_state, count(*)::int
      from ${takedowns} where ${isIn(sql`appealed_at`)} group by 2, 3
    order by 1, 2, 3`)
  const { rows } = await database.execute<{ year: number | null }>(sql`
    select extract(year from least((select min(at) from ${reports}), (select min(at) from ${takedowns})) at time zone 'UTC')::int
      as year`)
  return { year, firstYear: Math.min(rows[0]?.year ?? thisYear, thisYear), counts }
}
