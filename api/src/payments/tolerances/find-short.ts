import { toleratedShortfall } from '@makola/money/tolerance.ts'
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { paymentFacts, type payments, paymentTolerances } from '../tables.ts'

type Payment = Pick<typeof payments.$inferSelect, 'id' | 'state' | 'amountMinor' | 'currency'>

/** Money that came before its shortfall was tolerated, and what the shop bears if it pays now. */
export type ShortFact = { factId: string; amountMinor: number; shortfallMinor: number }

/**
 * Finds what could pay unpaid payments by today's tolerance (rule R21), by the payments' ids: the largest sum of which nothing has
 * gone back. Sums are never added up: one transaction pays, or none.
 */
export async function findShort(db: Queryable, asked: readonly Payment[]): Promise<ReadonlyMap<string, ShortFact>> {
  const unpaid = asked.filter(({ state }) => state !== 'paid')
  if (unpaid.length === 0) return new Map()
  const isWhole = sql`not exists (select from refunds where fact_id = ${paymentFacts.id} and state <> 'failed')`
  const ids = unpaid.map(({ id }) => id)
  const facts = await db
    .selectDistinctOn([paymentFacts.paymentId])
    .from(paymentFacts)
    .where(and(inArray(paymentFacts.paymentId, ids), eq(paymentFacts.decision, 'underpaid'), isWhole))
    .orderBy(paymentFacts.paymentId, desc(paymentFacts.amountMinor))
  if (facts.length === 0) return new Map()
  const tolerances = await db.select().from(paymentTolerances)
  return new Map(
    unpaid.flatMap(({ id, amountMinor, currency }) => {
      const fact = facts.find(({ paymentId }) => paymentId === id)
      const tolerance = tolerances.find((each) => each.currency === currency)
      if (!fact || !tolerance) return []
      const shortfallMinor = amountMinor - fact.amountMinor
      if (shortfallMinor > toleratedShortfall(amountMinor, tolerance)) return []
      return [[id, { factId: fact.id, amountMinor: fact.amountMinor, shortfallMinor }] as const]
    }),
  )
}
