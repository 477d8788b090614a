import type { PriceTerms } from '@makola/money/convert.ts'
import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { newId } from '../../platform/ids.ts'
import type { ActiveRate } from '../load-rate.ts'
import { rateRevisions, rates } from '../tables.ts'

/** The terms of a rate from a moment on, with their source. */
export type Revision = PriceTerms & {
  effectiveAt: Date
  source: string
  sourceRef?: string
  note?: string | null
  by: string
}

/**
 * Applies a new revision: appends it to the history and copies it onto the rate. The caller holds the rate's lock and rebuilds
 * the cross rates after its last revision.
 */
export async function reviseRate(
  tx: Transaction,
  rateId: string,
  { by, note = null, ...revision }: Revision,
  changes: { country?: string; active?: boolean; deletedAt?: null } = {},
): Promise<ActiveRate> {
  await tx.insert(rateRevisions).values({ ...revision, id: newId(), rateId, note, createdBy: by })
  const { rate, marginPct, rounding, effectiveAt, source } = revision
  const [revised] = await tx
    .update(rates)
    .set({
      ...changes,
      rate,
      marginPct,
      rounding,
      effectiveAt,
      source,
      updatedBy: by,
      version: sql`${rates.version} + 1`,
    })
    .where(eq(rates.id, rateId))
    .returning()
  if (!revised) throw new Error('The rate to revise is gone')
  return revised
}

/** Revisions of a rate are ordered by time, even two in the same millisecond. */
export function laterOf(now: Date, previous: Date): Date {
  return now > previous ? now : new Date(previous.getTime() + 1)
}
