import { addSeconds } from '../../platform/clock.ts'
import type { ActiveRate } from '../load-rate.ts'

/** After this a feed has missed a weekend and a day; it is still sold at, and the operator is shown that it is old. */
const freshHours = 72

/** Returns true when a feed's rate is stale; a typed rate holds until a person changes it. */
export function isStale({ source, effectiveAt }: Pick<ActiveRate, 'source' | 'effectiveAt'>, now: Date): boolean {
  return source !== 'manual' && effectiveAt < addSeconds(now, -freshHours * 3600)
}
