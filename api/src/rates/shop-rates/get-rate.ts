import type { Queryable } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { restOnRate } from '../answer-tags.ts'
import { type ActiveRate, loadRate } from '../load-rate.ts'

/**
 * A single rate, active or not.
 * @throws Problem `not-found`, also for a deleted one.
 */
export async function getRate(db: Queryable, base: string, rateId: string): Promise<ActiveRate> {
  restOnRate(rateId)
  const rate = await loadRate(db, base, rateId)
  if (!rate) throw notFound('rate')
  return rate
}
