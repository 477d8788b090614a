import type { RateRevision } from '@makola/contract/rates/rates.ts'
import type { rateRevisions } from '../tables.ts'

export function presentRateRevision(row: typeof rateRevisions.$inferSelect): RateRevision {
  const { id, rate, marginPct, rounding, source, note } = row
  const effectiveAt = row.effectiveAt.toISOString()
  return { id, rate, marginPct, rounding, source, effectiveAt, updatedBy: row.createdBy, note }
}
