import type { StoreSummary } from '@makola/contract/stores.ts'
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { restOnStores } from '../answer-tags.ts'
import { stores } from '../tables.ts'
import { presentStoreSummary } from './present-store.ts'
import { selectStores } from './select-stores.ts'

type Question = { country?: string | undefined; limit?: number | undefined; cursor?: string | undefined }

/**
 * A page of the open stores, by name.
 * @throws Problem `validation-failed` (422) for a cursor of another list.
 */
export async function listStores(
  db: Queryable,
  { country, limit = 24, cursor }: Question,
  mediaUrl: string,
): Promise<{ data: StoreSummary[]; meta: { next: string | null } }> {
  restOnStores()
  const question = { list: 'stores', country }
  const after = readCursor(question, cursor)
  const rows = await selectStores(db)
    .where(
      and(
        eq(stores.status, 'open'),
        country === undefined ? undefined : eq(stores.countryCode, country),
        after && sql`(${stores.name}, ${stores.id}) > (${after.key}, ${after.id})`,
      ),
    )
    .orderBy(asc(stores.name), asc(stores.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ store }) => ({ key: store.name, id: store.id }))
  return { data: page.map((row) => presentStoreSummary(row, mediaUrl)), meta: { next } }
}
