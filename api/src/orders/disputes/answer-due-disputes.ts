import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { markWarned } from '../../payments/disputes/mark-dispute.ts'
import { sendAnswer } from '../../payments/disputes/send-answer.ts'
import { disputes } from '../../payments/tables.ts'
import { addSeconds } from '../../platform/clock.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { gatherEvidence } from './gather-evidence.ts'

/** The evidence leaves so long before the end of the time for it. */
const aheadSeconds = 2 * 3600

/**
 * Answers every dispute that is due: with the evidence when delivery is proven. Otherwise people are told once, and it may lapse. One
 * that the provider does not take is tried again at the next turn.
 */
export async function answerDueDisputes(platform: Platform): Promise<void> {
  const { database, clock } = platform
  const due = await database
    .select()
    .from(disputes)
    .where(
      and(
        eq(disputes.state, 'needs_response'),
        isNull(disputes.answer),
        lte(disputes.dueAt, addSeconds(clock.now(), aheadSeconds)),
      ),
    )
    .orderBy(asc(disputes.dueAt))
  for (const dispute of due) {
    try {
      const { evidence, isDelivered } = await gatherEvidence(platform, dispute.id)
      if (isDelivered) await sendAnswer(platform, { disputeId: dispute.id, answer: 'evidence', evidence, by: 'clock' })
      else await transact(platform, (tx) => markWarned(tx, dispute.id, clock.now()))
    } catch (error) {
      platform.log.warn({ err: error, disputeId: dispute.id }, 'a dispute could not be answered')
    }
  }
}
