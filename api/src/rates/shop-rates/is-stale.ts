import { addSeconds } from '../../platform/clock.ts'
import type { ActiveRate } from '../load-rate.ts'

/** The age after which a feed has missed a weekend and a day; the rate is still used, and the operator sees that it is stale. */
const freshHours = 72

/** Returns true when a feed's rate is stale; a typed rate holds until a person changes it. */
export function isStale({ source, effectiveAt }: Pick<ActiveRate, 'source' | 'effectiveAt'>, now: Date): boolean {
  return source !== 'manual' && effectiveAt < addSeconds(now, -freshHours * 3600)
}
