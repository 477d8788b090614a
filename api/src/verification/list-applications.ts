import type { ApplicationRow, VerificationState } from '@makola/contract/verification/verification.ts'
import { and, eq, sql } from 'drizzle-orm'
import { cutPage, readCursor } from '../platform/http/cursor.ts'
import type { Platform } from '../platform/platform.ts'
import { stores } from '../stores/tables.ts'
import { verifications } from './tables.ts'

type Asked = { state?: VerificationState | undefined; limit?: number | undefined; cursor?: string | undefined }

/**
 * A page of the applications in one state, the oldest first: those that wait for the staff when no state is named.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listApplications(
  { database }: Platform,
  { state = 'submitted', limit = 24, cursor }: Asked,
): Promise<{ data: ApplicationRow[]; meta: { next: string | null; total: number } }> {
  const question = { list: 'applications', state }
  const after = readCursor(question, cursor)
  const inState = eq(verifications.state, state)
  const position = sql`(${verifications.submittedAt}, ${verifications.id})`
  const rows = await database
    .select({
      row: verifications,
      store: { id: stores.id, slug: stores.slug, name: stores.name, countryCode: stores.countryCode },
    })
    .from(verifications)
    .innerJoin(stores, eq(stores.id, verifications.storeId))
    .where(and(inState, after && sql`${position} > (${after.key}::timestamptz, ${after.id}::uuid)`))
    .orderBy(verifications.submittedAt, verifications.id)
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ row }) => ({
    key: row.submittedAt.toISOString(),
    id: row.id,
  }))
  const data = page.map(({ row: { id, kind, state, legalName, submittedAt, decidedAt }, store }) => ({
    ...{ id, kind, state, store, legalName },
    submittedAt: submittedAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
  }))
  return { data, meta: { next, total: await database.$count(verifications, inState) } }
}
