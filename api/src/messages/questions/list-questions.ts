import type { Question, StoreQuestion } from '@makola/contract/messages/questions.ts'
import { and, asc, desc, eq, inArray, or, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { questions } from '../tables.ts'
import { findProduct } from './find-product.ts'
import { presentQuestion, presentStoreQuestion, selectQuestions } from './read-questions.ts'

type Page = { limit?: number | undefined; cursor?: string | undefined }

/**
 * A page of a product's questions, newest first, with those of the reader that are held.
 * @throws Problem `not-found` (404); `validation-failed` (422) for a cursor of another list.
 */
export async function listQuestions(
  db: Queryable,
  caller: Caller,
  { product: name, search, limit = 10, cursor }: Page & { product: string; search?: string | undefined },
): Promise<{ data: Question[]; meta: { next: string | null; total: number } }> {
  const product = await findProduct(db, name)
  const readerId = caller.kind === 'account' ? caller.accountId : null
  const asked = { list: 'questions', product: product.id, search, readerId }
  const after = readCursor(asked, cursor)
  const isSeen = or(
    inArray(questions.state, ['published', 'answered']),
    readerId === null ? undefined : eq(questions.accountId, readerId),
  )
  const which = and(eq(questions.productId, product.id), isSeen, hasWords(search))
  const rows = await selectQuestions(db)
    .where(and(which, after && isAfter(after)))
    .orderBy(desc(questions.askedAt), desc(questions.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, asked, ({ question: { askedAt, id } }) => ({
    key: askedAt.toISOString(),
    id,
  }))
  const data = page.map((row) => presentQuestion(row, readerId))
  return { data, meta: { next, total: await db.$count(questions, which) } }
}

const isAfter = ({ key, id }: { key: string | number; id: string }) =>
  sql`(${questions.askedAt}, ${questions.id}) < (${key}::timestamptz, ${id}::uuid)`

/** Every word is in the question or in its answer, whatever the case and the accents. */
function hasWords(search: string | undefined): SQL | undefined {
  const words = (search ?? '').trim().split(/\s+/).filter(Boolean)
  const text = sql`fold(${questions.shownText} || ' ' || coalesce(${questions.answer}, ''))`
  return and(...words.map((word) => sql`position(fold(${word}) in ${text}) > 0`))
}

/**
 * A page of the questions about a store's products: those without an answer first, then the newest.
 * @throws Problem as `findOwnStore`; `validation-failed` (422) for a cursor of another list.
 */
export async function listStoreQuestions(
  db: Queryable,
  caller: Caller,
  { store: name, limit = 24, cursor }: Page & { store: string },
): Promise<{ data: StoreQuestion[]; meta: { next: string | null; open: number } }> {
  const store = await findOwnStore(db, caller, name, 'questions.answer')
  const asked = { list: 'store-questions', store: store.id }
  const after = readCursor(asked, cursor)
  const isOpen = sql<boolean>`(${questions.state} = 'published')`
  const [wasOpen, askedAt] = String(after?.key ?? '').split(' ')
  const place = sql`(${isOpen}::int, ${questions.askedAt}, ${questions.id})`
  const isLater = after && sql`${place} < (${wasOpen}::int, ${askedAt}::timestamptz, ${after.id}::uuid)`
  const ofStore = and(eq(questions.storeId, store.id), inArray(questions.state, ['published', 'answered']))
  const rows = await selectQuestions(db)
    .where(and(ofStore, isLater))
    .orderBy(desc(isOpen), desc(questions.askedAt), desc(questions.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, asked, ({ question: { state, askedAt: at, id } }) => ({
    key: `${Number(state === 'published')} ${at.toISOString()}`,
    id,
  }))
  const open = await db.$count(questions, and(eq(questions.storeId, store.id), eq(questions.state, 'published')))
  return { data: page.map((row) => presentStoreQuestion(row)), meta: { next, open } }
}

/**
 * A page of the questions that wait for the staff, oldest first.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listHeldQuestions(
  db: Queryable,
  { limit = 24, cursor }: Page,
): Promise<{ data: StoreQuestion[]; meta: { next: string | null } }> {
  const asked = { list: 'held-questions' }
  const after = readCursor(asked, cursor)
  const isLater = after && sql`(${questions.askedAt}, ${questions.id}) > (${after.key}::timestamptz, ${after.id}::uuid)`
  const rows = await selectQuestions(db)
    .where(and(eq(questions.state, 'held'), isLater))
    .orderBy(asc(questions.askedAt), asc(questions.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, asked, ({ question: { askedAt, id } }) => ({
    key: askedAt.toISOString(),
    id,
  }))
  return { data: page.map((row) => presentStoreQuestion(row, { isStaff: true })), meta: { next } }
}
