import type { Question, StoreQuestion } from '@makola/contract/messages/questions.ts'
import { eq, type SQL } from 'drizzle-orm'
import { products } from '../../catalogue/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { stores } from '../../stores/tables.ts'
import { type QuestionRow, questions } from '../tables.ts'

export type ReadQuestion = {
  question: QuestionRow
  storeName: string
  product: { id: string; name: string; slug: string }
}

/** Questions with their store and product. */
export function selectQuestions(db: Queryable) {
  return db
    .select({
      question: questions,
      storeName: stores.name,
      product: { id: products.id, name: products.name, slug: products.slug },
    })
    .from(questions)
    .innerJoin(stores, eq(stores.id, questions.storeId))
    .innerJoin(products, eq(products.id, questions.productId))
    .$dynamic()
}

export async function readQuestion(db: Queryable, which: SQL): Promise<ReadQuestion | undefined> {
  const [found] = await selectQuestions(db).where(which).limit(1)
  return found
}

/** As everybody sees it; only its writer learns what was left out. */
export function presentQuestion(
  { question, storeName }: Pick<ReadQuestion, 'question' | 'storeName'>,
  readerId: string | null,
): Question {
  const isMine = question.accountId === readerId
  return { ...common(question, storeName), isMine, reasons: isMine ? question.reasons : [] }
}

/** As its store sees it. What is held is shown to the staff as it was typed. */
export function presentStoreQuestion(
  { question, storeName, product }: ReadQuestion,
  { isStaff = false } = {},
): StoreQuestion {
  const shown = common(question, storeName)
  return { ...shown, reasons: question.reasons, product, ...(isStaff && { text: question.text }) }
}

function common(question: QuestionRow, storeName: string) {
  const { id, shownText, state, askedAt, answer, answeredAt } = question
  return {
    ...{ id, text: shownText, state, askedAt: askedAt.toISOString() },
    answer: answer !== null && answeredAt ? { text: answer, at: answeredAt.toISOString(), storeName } : null,
  }
}
