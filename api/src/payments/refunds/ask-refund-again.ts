import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import { refundRequested } from '../events.ts'
import { refunds } from '../tables.ts'

/** Has the provider asked about a refund at once, whenever it would have been its turn. */
export async function askRefundAgain(
  tx: Transaction,
  { refundId, now }: { refundId: string; now: Date },
): Promise<void> {
  await tx.update(refunds).set({ nextTryAt: now }).where(eq(refunds.id, refundId))
  emit(tx, refundRequested, { refundId })
}
