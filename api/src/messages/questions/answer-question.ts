import type { StoreQuestion } from '@makola/contract/messages/questions.ts'
import { and, eq, inArray } from 'drizzle-orm'
import type { Caller, SignedInCaller } from '../../platform/http/caller.ts'
import { emit } from '../../platform/messaging/events.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { screenText } from '../../platform/screening/screen-text.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { requirePermission } from '../../stores/require-permission.ts'
import { questionAnswered, questionChanged, questionShown } from '../events.ts'
import { type QuestionRow, questions } from '../tables.ts'
import { presentStoreQuestion, type ReadQuestion, readQuestion } from './read-questions.ts'

/**
 * Answers a question, once. What leads out of the shop is left out of the answer.
 * @throws Problem `unauthenticated` (401), `forbidden` (403), `not-found` (404), `wrong-state` (409) with the present state.
 */
export async function answerQuestion(
  platform: Platform,
  caller: Caller,
  { id, text }: { id: string; text: string },
): Promise<StoreQuestion> {
  const found = await readQuestion(platform.database, eq(questions.id, id))
  // What is held or hidden is not there for the store.
  const isThere = found && ['published', 'answered'].includes(found.question.state)
  if (!found) throw notFound('question')
  await requirePermission(platform.database, caller, found.question.storeId, 'questions.answer', 'question')
  if (!isThere || caller.kind === 'visitor') throw notFound('question')
  const { maskedText } = screenText(text.trim(), 'question')
  return change(platform, caller, found, {
    from: ['published'],
    set: { state: 'answered', answer: maskedText, answeredAt: platform.clock.now(), answeredBy: caller.accountId },
    audited: { action: 'question.answered', after: { answer: maskedText } },
  })
}

/**
 * Publishes a held question without what was found in it, or hides one.
 * @throws Problem `not-found` (404), `wrong-state` (409) with the present state.
 */
export async function decideQuestion(
  platform: Platform,
  caller: SignedInCaller,
  { id, decision, reason }: { id: string; decision: 'publish' | 'hide'; reason: string },
): Promise<StoreQuestion> {
  const found = await readQuestion(platform.database, eq(questions.id, id))
  if (!found) throw notFound('question')
  const isHiding = decision === 'hide'
  return change(platform, caller, found, {
    from: isHiding ? ['held', 'published', 'answered'] : ['held'],
    set: { state: isHiding ? 'hidden' : 'published' },
    audited: { action: isHiding ? 'question.hidden' : 'question.published', after: { reason } },
    isStaff: true,
  })
}

type Change = {
  from: QuestionRow['state'][]
  set: Partial<QuestionRow> & Pick<QuestionRow, 'state'>
  audited: { action: 'question.answered' | 'question.published' | 'question.hidden'; after: Record<string, unknown> }
  isStaff?: boolean
}

/** The change of one state into the next, its entry in the activity log, its news, and the open pages. */
function change(
  platform: Platform,
  by: SignedInCaller,
  { question: { id, productId, storeId }, product }: ReadQuestion,
  { from, set, audited, isStaff = false }: Change,
): Promise<StoreQuestion> {
  return transact(platform, async (tx) => {
    const changed = await tx
      .update(questions)
      .set(set)
      .where(and(eq(questions.id, id), inArray(questions.state, from)))
      .returning()
    const now = await readQuestion(tx, eq(questions.id, id))
    if (!now) throw notFound('question')
    if (changed.length === 0) {
      const { state } = now.question
      throw refuse('messages.question-decided', { state }, { current: state })
    }
    await recordAudit(tx, platform.clock, { storeId, by, subject: { id, name: product.name }, ...audited })
    if (set.state === 'answered') emit(tx, questionAnswered, { questionId: id })
    if (set.state === 'published') emit(tx, questionShown, { questionId: id })
    signal(tx, questionChanged, { productId, storeId })
    return presentStoreQuestion(now, { isStaff })
  })
}
