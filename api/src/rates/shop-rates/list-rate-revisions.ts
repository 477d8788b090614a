import type { RateRevision } from '@makola/contract/rates/rates.ts'
import { and, desc, eq, sql } from 'drizzle-orm'
import { sayAuthors } from '../../auth/account/say-authors.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { notFound } from '../../platform/problem.ts'
import { rateRevisions, rates } from '../tables.ts'
import { presentRateRevision } from './present-rate-revision.ts'

type Question = { limit?: number | undefined; cursor?: string | undefined }

/**
 * A page of a rate's history, newest first. A deleted rate keeps its own.
 * @throws Problem `not-found`, or `validation-failed` for a cursor of another list.
 */
export async function listRateRevisions(
  db: Queryable,
  rateId: string,
  { limit = 24, cursor }: Question,
): Promise<{ data: RateRevision[]; meta: { next: string | null } }> {
  const [rate] = await db.select({ id: rates.id }).from(rates).where(eq(rates.id, rateId))
  if (!rate) throw notFound('rate')
  const question = { list: 'rate revisions', rateId }
  const after = readCursor(question, cursor)
  const rows = await db
    .select()
    .from(rateRevisions)
    .where(and(eq(rateRevisions.rateId, rateId), after && sql`${rateRevisions.effectiveAt} < ${after.key}`))
    .orderBy(desc(rateRevisions.effectiveAt))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, (row) => ({ key: row.effectiveAt.toISOString(), id: row.id }))
  return { data: await sayAuthors(db, 'updatedBy', page.map(presentRateRevision)), meta: { next } }
}
