import type { payments } from '../../payments/tables.ts'
import type { orders } from '../tables.ts'

type Paid = Pick<typeof orders.$inferSelect, 'paidAt'>
type Payment = typeof payments.$inferSelect

/** Whether the money that came, and is not on its way back, pays for the order. */
export function coversOrder({ state, amountMinor, capturedMinor, refundedMinor }: Payment): boolean {
  return state === 'paid' && capturedMinor - refundedMinor >= amountMinor
}

/**
 * What came beyond the total of an order that is honoured all the same, in minor units; of any other order, nothing. An
 * operator decides what becomes of it, once.
 */
export function surplusOf({ paidAt }: Paid, { amountMinor, capturedMinor }: Payment): number {
  return paidAt === null ? 0 : Math.max(0, capturedMinor - amountMinor)
}
