import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { ActiveRate } from '../load-rate.ts'
import { rateRevisions } from '../tables.ts'
import { type EcbDay, ecbMoment, quoteOn } from './ecb-day.ts'

const rowsAtOnce = 20_000

type History = { base: string; rates: readonly ActiveRate[]; days: readonly EcbDay[]; by: string }

/**
 * Adds days older than a rate's current revision to its history, with today's margin and rounding rule; existing days stay.
 * Returns the number of new revisions.
 */
export async function insertRateHistory(tx: Transaction, history: History): Promise<number> {
  const rows = historyRows(history)
  let inserted = 0
  for (let start = 0; start < rows.length; start += rowsAtOnce) {
    const batch = rows.slice(start, start + rowsAtOnce)
    const result = await tx.execute(sql`
      insert into ${rateRevisions}
        (id, rate_id, rate, margin_pct, rounding, source, source_ref, effective_at, created_by)
      select row.id, r.id, row.rate, r.margin_pct, r.rounding, 'ecb', row.date, row.effective_at, ${history.by}
      from unnest(
        ${sql.param(batch.map(() => newId()))}::uuid[],
        ${sql.param(batch.map((row) => row.rateId))}::uuid[],
        ${sql.param(batch.map((row) => row.rate))}::numeric[],
        ${sql.param(batch.map((row) => row.date))}::text[],
        ${sql.param(batch.map((row) => row.effectiveAt))}::timestamptz[]
      ) as row (id, rate_id, rate, date, effective_at)
      join rates r on r.id = row.rate_id
      on conflict (rate_id, effective_at) do nothing`)
    inserted += result.rowCount ?? 0
  }
  return inserted
}

function historyRows({ base, rates, days }: History) {
  const dated = days.map((day) => ({ day, moment: ecbMoment(day.date) }))
  const byCurrency = Map.groupBy(
    rates.filter((rate) => rate.currency !== base),
    (rate) => rate.currency,
  )
  // Crossing is the expensive part: once a day and currency, however many countries share it.
  return [...byCurrency].flatMap(([currency, countries]) =>
    dated.flatMap(({ day, moment }) => {
      const due = countries.filter((country) => moment < country.effectiveAt)
      const rate = due.length > 0 ? quoteOn(day, base, currency) : null
      if (rate === null) return []
      const effectiveAt = moment.toISOString()
      return due.map((country) => ({ rateId: country.id, rate, date: day.date, effectiveAt }))
    }),
  )
}
