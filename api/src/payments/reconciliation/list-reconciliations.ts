import type { Reconciliation } from '@makola/contract/payments/reconciliations.ts'
import { desc, lt } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { reconciliations } from '../tables.ts'
import { presentReconciliation } from './present-reconciliation.ts'

type Page = { limit?: number | undefined; cursor?: string | undefined }

/**
 * A page of reports, newest first.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listReconciliations(
  db: Queryable,
  { limit = 50, cursor }: Page,
): Promise<{ data: Reconciliation[]; meta: { next: string | null } }> {
  const question = { list: 'reconciliations' }
  const after = readCursor(question, cursor)
  const rows = await db
    .select()
    .from(reconciliations)
    .where(after && lt(reconciliations.id, after.id))
    .orderBy(desc(reconciliations.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ id }) => ({ key: id, id }))
  return { data: page.map(presentReconciliation), meta: { next } }
}
