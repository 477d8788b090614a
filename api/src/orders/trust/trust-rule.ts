import type { Trust } from '@makola/contract/orders/trust.ts'

/** What a store has done, as `readTrustRecords` counts it. */
export type TrustRecord = {
  /** Whole days since its first paid order. */
  days: number
  orders: number
  disputes: number
  late: number
  /** Parcels whose last day for sending has come or that are sent: those of which some are late. */
  due: number
}

const fewestDays = 90
const fewestOrders = 50
const disputesBelowPct = 1
const lateBelowPct = 5

/** The days whose orders count. */
export const recordDays = 90

/** Holds a record against each of the four figures that a trusted store needs. A share of nothing is no good record. */
export function judge({ days, orders, disputes, late, due }: TrustRecord) {
  return {
    days: { count: days, needed: fewestDays, isMet: days >= fewestDays },
    orders: { count: orders, needed: fewestOrders, isMet: orders >= fewestOrders },
    disputes: {
      ...{ count: disputes, of: orders, belowPct: disputesBelowPct },
      isMet: isBelow(disputes, disputesBelowPct, orders),
    },
    late: { count: late, of: due, belowPct: lateBelowPct, isMet: isBelow(late, lateBelowPct, due) },
  } satisfies Partial<Trust>
}

/** Returns true for a record that makes a store trusted. */
export function isTrusted(record: TrustRecord): boolean {
  return Object.values(judge(record)).every(({ isMet }) => isMet)
}

const isBelow = (count: number, pct: number, of: number) => count * 100 < of * pct
