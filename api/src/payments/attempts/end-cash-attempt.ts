import { say } from '@makola/words/say.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { cashProvider } from '../providers/cash-on-delivery/pay.ts'
import { attempts } from '../tables.ts'

const t = say('en')

/**
 * Ends a cash attempt when another method is chosen: no cash has changed hands. The caller must hold the payment's row, so that
 * no settlement is under way. Attempts with other providers stay open: money can still come there.
 */
export async function endCashAttempt(
  tx: Transaction,
  { paymentId, now }: { paymentId: string; now: Date },
): Promise<void> {
  await tx
    .update(attempts)
    .set({ state: 'abandoned', reason: t('payments.told.other-way-chosen'), nextCheckAt: null, closedAt: now })
    .where(
      and(
        eq(attempts.paymentId, paymentId),
        eq(attempts.provider, cashProvider),
        inArray(attempts.state, ['created', 'redirected']),
      ),
    )
}
