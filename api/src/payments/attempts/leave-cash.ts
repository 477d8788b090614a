import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { cashProvider } from '../providers/cash-on-delivery/pay.ts'
import { attempts } from '../tables.ts'

/**
 * Ends what was to be paid in cash, because another way was chosen: nobody has handed over anything. Only for whoever
 * holds the payment's row, so that no settlement of it is under way. Tries with other providers stay open: money can still
 * come there.
 */
export async function leaveCash(tx: Transaction, { paymentId, now }: { paymentId: string; now: Date }): Promise<void> {
  await tx
    .update(attempts)
    .set({ state: 'abandoned', reason: 'Another way to pay was chosen.', nextCheckAt: null, closedAt: now })
    .where(
      and(
        eq(attempts.paymentId, paymentId),
        eq(attempts.provider, cashProvider),
        inArray(attempts.state, ['created', 'redirected']),
      ),
    )
}
