import type { Question } from '@makola/contract/messages/questions.ts'
import { and, desc, eq } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { SignedInCaller } from '../../platform/http/caller.ts'
import { countCall } from '../../platform/http/rate-limit.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { signal } from '../../platform/messaging/signals.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { screenText } from '../../platform/screening/screen-text.ts'
import { members, stores } from '../../stores/tables.ts'
import { questionChanged, questionShown, questionToCheck } from '../events.ts'
import { questions } from '../tables.ts'
import { findProduct } from './find-product.ts'
import { presentQuestion } from './read-questions.ts'

/** The most that one account asks. */
export const questionsPerDay = { calls: 5, seconds: 86_400 }
/** To one store, without an answer. */
const unansweredInARow = 3

type Asking = {
  product: string
  caller: SignedInCaller
  text: string
  /** Stores the answer with its Idempotency-Key. */
  keep: (tx: Transaction, question: Question) => Promise<void>
}

/**
 * Asks about a product. What leads out of the shop is left out of the text; one that talks of paying elsewhere waits for the staff.
 * @throws Problem `not-found` (404), `forbidden` (403) for the store's own people, `rate-limited` (429), `wrong-state` (409) while
 * three questions to the store have no answer.
 */
export async function askQuestion(
  platform: Platform,
  { product: name, caller, text, keep }: Asking,
): Promise<Question> {
  const { accountId } = caller
  const product = await findProduct(platform.database, name)
  const { id: productId, storeId } = product
  const isMember = and(eq(members.storeId, storeId), eq(members.accountId, accountId))
  if ((await platform.database.$count(members, isMember)) > 0) throw refuse('messages.own-product')
  await countCall(platform, `questions:${accountId}`, questionsPerDay)
  const { reasons, maskedText } = screenText(text.trim(), 'question')
  const isHeld = reasons.includes('pay-outside') || reasons.includes('account-number')
  return transact(platform, async (tx) => {
    await refuseFourth(tx, { accountId, storeId })
    const at = platform.clock.now()
    const [question] = await tx
      .insert(questions)
      .values({
        ...{
          id: newId(),
          productId,
          storeId,
          accountId,
          text: text.trim(),
          shownText: maskedText,
          reasons,
          askedAt: at,
        },
        state: isHeld ? 'held' : 'published',
      })
      .returning()
    const [store] = await tx.select().from(stores).where(eq(stores.id, storeId))
    if (!question || !store) throw new Error('The question was not asked')
    emit(tx, isHeld ? questionToCheck : questionShown, { questionId: question.id })
    if (!isHeld) signal(tx, questionChanged, { productId, storeId })
    const presented = presentQuestion({ question, storeName: store.name }, accountId)
    await keep(tx, presented)
    return presented
  })
}

/** The account's row is locked: of questions asked at the same moment, each sees those before it. */
async function refuseFourth(tx: Transaction, { accountId, storeId }: { accountId: string; storeId: string }) {
  await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, accountId)).for('no key update')
  const last = await tx
    .select({ state: questions.state })
    .from(questions)
    .where(and(eq(questions.accountId, accountId), eq(questions.storeId, storeId)))
    .orderBy(desc(questions.askedAt), desc(questions.id))
    .limit(unansweredInARow)
  const isWaiting = last.every(({ state }) => state === 'held' || state === 'published')
  if (last.length === unansweredInARow && isWaiting) throw refuse('messages.questions-open', { most: unansweredInARow })
}
