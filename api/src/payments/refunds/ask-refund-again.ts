import { eq } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import { refundRequested } from '../events.ts'
import { refunds } from '../tables.ts'

/** Makes a refund due for a question to its provider at once. */
export async function askRefundAgain(
  tx: Transaction,
  { refundId, now }: { refundId: string; now: Date },
): Promise<void> {
  await tx.update(refunds).set({ nextTryAt: now }).where(eq(refunds.id, refundId))
  emit(tx, refundRequested, { refundId })
}
