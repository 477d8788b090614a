import { addSeconds } from '../../platform/clock.ts'
import { closedParcelStates } from '../order-states.ts'
import type { orders, parcels } from '../tables.ts'

const daySeconds = 86_400

/** Counted from the payment; null before it, and once the parcel is closed. */
export function estimateArrival(
  { paidAt }: Pick<typeof orders.$inferSelect, 'paidAt'>,
  { state, minDays, maxDays }: typeof parcels.$inferSelect,
): { from: string; to: string } | null {
  if (!paidAt || closedParcelStates.includes(state)) return null
  const after = (days: number) => addSeconds(paidAt, days * daySeconds).toISOString()
  return { from: after(minDays), to: after(maxDays) }
}
