import { and, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { refuse } from '../../platform/problem.ts'
import { disputes } from '../tables.ts'

/**
 * Names the parcel that bears the loss of a dispute first; null for all.
 * @throws Problem `wrong-state` (409) once the dispute has ended.
 */
export async function nameParcel(
  tx: Transaction,
  { disputeId, parcelId }: { disputeId: string; parcelId: string | null },
): Promise<void> {
  const [named] = await tx
    .update(disputes)
    .set({ parcelId })
    .where(and(eq(disputes.id, disputeId), isNull(disputes.closedAt)))
    .returning({ id: disputes.id })
  if (!named) throw refuse('payments.dispute-ended')
}
