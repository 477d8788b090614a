import type { ParcelState } from '@makola/contract/orders.ts'
import { addSeconds } from '../../platform/clock.ts'

const daySeconds = 86_400

type Unsent = { state: ParcelState; paidAt: Date | string | null; minDays: number; maxDays: number }

/**
 * Returns the last moment at which sending a parcel keeps the buyer's estimate: its fastest journey still ends on the last
 * promised day. A store has one day at least. Null once it is sent, and before it is paid.
 */
export function sendByOf({ state, paidAt, minDays, maxDays }: Unsent): Date | null {
  if (paidAt === null || (state !== 'new' && state !== 'packed')) return null
  return addSeconds(new Date(paidAt), Math.max(1, maxDays - minDays) * daySeconds)
}
