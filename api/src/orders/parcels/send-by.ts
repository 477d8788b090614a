import type { ParcelState } from '@makola/contract/orders/orders.ts'
import { sql } from 'drizzle-orm'
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

/** The same moment for a row of `parcels` joined to its row of `orders`, sent or not. */
export const sendBySql = sql`(orders.paid_at
  + make_interval(secs => greatest(1, parcels.max_days - parcels.min_days) * ${sql.raw(String(daySeconds))}))`
