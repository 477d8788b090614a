import type { StoreStanding } from '@makola/contract/stores/standing.ts'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { lockOwnStore } from '../../stores/lock-own-store.ts'
import { strikes } from '../tables.ts'
import { settleRestriction } from './settle-restriction.ts'

type Answered = { points: number; restriction: StoreStanding['restriction'] }

/**
 * Answers all strikes of a store that count: its people have read them, and say what they change.
 * @throws Problem as `lockOwnStore`; `wrong-state` (409) when none waits for an answer.
 */
export async function answerStrikes(
  platform: Platform,
  caller: SignedInCaller,
  { store: idOrSlug, text }: { store: string; text: string },
): Promise<Answered> {
  return transact(platform, async (tx) => {
    const store = await lockOwnStore(tx, { caller, idOrSlug, permission: 'appeals.write' })
    const now = platform.clock.now()
    const live = and(eq(strikes.storeId, store.id), isNull(strikes.liftedAt), gt(strikes.expiresAt, now))
    const answer = { answer: text.trim(), answeredBy: caller.accountId, answeredAt: now }
    const answered = await tx
      .update(strikes)
      .set({ ...answer, version: sql`${strikes.version} + 1` })
      .where(and(live, isNull(strikes.answeredAt)))
      .returning({ id: strikes.id })
    if (answered.length === 0) throw refuse('moderation.nothing-to-answer')
    await recordAudit(tx, platform.clock, {
      ...{ storeId: store.id, by: caller, action: 'strikes.answered', subject: store },
      after: { text: text.trim() },
    })
    const { strikePoints: points, restriction } = await settleRestriction(platform, tx, { store, by: caller })
    return { points, restriction }
  })
}
