import type { DisputeState } from '@makola/contract/orders/disputes.ts'
import { eq } from 'drizzle-orm'
import { sendAnswer } from '../../payments/disputes/send-answer.ts'
import { disputes } from '../../payments/tables.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { gatherEvidence } from './gather-evidence.ts'

type Answer = { disputeId: string; answer: 'evidence' | 'accepted'; by: Caller }

/**
 * Carries out a person's answer to a dispute.
 * @throws Problem as `gatherEvidence` and `sendAnswer`.
 */
export async function answerDispute(
  platform: Platform,
  { disputeId, answer, by }: Answer,
): Promise<{ id: string; state: DisputeState }> {
  const { evidence } = await gatherEvidence(platform, disputeId)
  await sendAnswer(platform, { disputeId, answer, evidence, by })
  const [after] = await platform.database.select().from(disputes).where(eq(disputes.id, disputeId))
  if (!after) throw notFound('dispute')
  return { id: disputeId, state: after.state }
}
