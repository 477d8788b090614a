import { say } from '@makola/words/say.ts'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { type Platform, transact } from '../../platform/platform.ts'
import { attempts, payments } from '../tables.ts'
import { insertAttempt } from './open-attempt.ts'

const t = say('en')

/**
 * Abandons an attempt whose page was lost: the provider's answer never arrived, and it is not repeated. Nobody can pay there, so
 * a new reference cannot be paid beside the old one; if money still comes, it is settled as usual.
 * @returns The new attempt; null when the old one has its page after all, or the payment has ended.
 */
export async function replaceAttempt(platform: Platform, attemptId: string): Promise<string | null> {
  const now = platform.clock.now()
  return transact(platform, async (tx) => {
    const ofAttempt = tx.select({ id: attempts.paymentId }).from(attempts).where(eq(attempts.id, attemptId))
    const [payment] = await tx.select().from(payments).where(inArray(payments.id, ofAttempt)).for('update')
    if (payment?.state !== 'open') return null
    const [lost] = await tx
      .update(attempts)
      .set({ state: 'abandoned', reason: t('payments.told.page-lost'), nextCheckAt: null, closedAt: now })
      .where(and(eq(attempts.id, attemptId), eq(attempts.state, 'created'), isNull(attempts.redirectUrl)))
      .returning({ provider: attempts.provider })
    if (!lost) return null
    const opened = await insertAttempt(tx, { paymentId: payment.id, provider: lost.provider, now })
    return opened.attemptId
  })
}
