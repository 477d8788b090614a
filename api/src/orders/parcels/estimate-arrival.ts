import { arrivalAfter } from '../../shipping/arrival-after.ts'
import { closedParcelStates } from '../order-states.ts'
import type { orders, parcels } from '../tables.ts'

/** Counted from the payment; null before it, and once the parcel is closed. */
export function estimateArrival(
  { paidAt }: Pick<typeof orders.$inferSelect, 'paidAt'>,
  parcel: typeof parcels.$inferSelect,
): { from: string; to: string } | null {
  if (!paidAt || closedParcelStates.includes(parcel.state)) return null
  const { from, to } = arrivalAfter(paidAt, parcel)
  return { from: from.toISOString(), to: to.toISOString() }
}
