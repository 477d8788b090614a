import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { emit } from '../../platform/messaging/events.ts'
import { disputeNeedsPerson } from '../events.ts'
import { disputes } from '../tables.ts'

/** Marks the loss of a dispute as booked: from then on it stays lost. */
export async function markLossBooked(tx: Transaction, disputeId: string, at: Date): Promise<void> {
  await tx.update(disputes).set({ lossBookedAt: at }).where(eq(disputes.id, disputeId))
}

/** Tells people once that a dispute will lapse. */
export async function markWarned(tx: Transaction, disputeId: string, at: Date): Promise<void> {
  const [warned] = await tx
    .update(disputes)
    .set({ warnedAt: at })
    .where(and(eq(disputes.id, disputeId), isNull(disputes.warnedAt)))
    .returning()
  if (warned) emit(tx, disputeNeedsPerson, { disputeId, orderId: warned.orderId })
}
