import type { payments } from '../../payments/tables.ts'
import type { orders } from '../tables.ts'

type Paid = Pick<typeof orders.$inferSelect, 'paidAt'>
type Payment = typeof payments.$inferSelect

/** Returns true when the money that came, less refunds under way, pays for the order, with what the shop bears. */
export function coversOrder(payment: Payment): boolean {
  const { state, amountMinor, capturedMinor, refundedMinor, shortfallMinor } = payment
  return state === 'paid' && capturedMinor + shortfallMinor - refundedMinor >= amountMinor
}

/**
 * Returns the money beyond the total of an honoured order, in minor units; 0 for any other order. An operator decides about it
 * once.
 */
export function surplusOf({ paidAt }: Paid, { amountMinor, capturedMinor }: Payment): number {
  return paidAt === null ? 0 : Math.max(0, capturedMinor - amountMinor)
}
