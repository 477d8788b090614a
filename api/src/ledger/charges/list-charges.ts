import type { StoreCharge } from '@makola/contract/ledger/charges.ts'
import { and, desc, eq, lt } from 'drizzle-orm'
import { cutPage, readCursor } from '../../platform/http/cursor.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import type { Platform } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { stores } from '../../stores/tables.ts'
import { storeCharges } from '../tables.ts'
import { presentCharges } from './find-charge.ts'

type Asked = { store: string; limit?: number | undefined; cursor?: string | undefined }

/**
 * A store's charges, newest first.
 * @throws Problem `not-found` (404); `validation-failed` (422) for a cursor of another list.
 */
export async function listCharges(
  { database }: Platform,
  { store: idOrSlug, limit = 20, cursor }: Asked,
): Promise<{ data: StoreCharge[]; meta: { next: string | null } }> {
  const [store] = await database.select({ id: stores.id }).from(stores).where(byIdOrSlug(stores, idOrSlug))
  if (!store) throw notFound('store')
  const question = { list: 'charges', store: store.id }
  const after = readCursor(question, cursor)
  const rows = await database
    .select()
    .from(storeCharges)
    .where(and(eq(storeCharges.storeId, store.id), after && lt(storeCharges.id, after.id)))
    .orderBy(desc(storeCharges.id))
    .limit(limit + 1)
  const { page, next } = cutPage(rows, limit, question, ({ id }) => ({ key: '', id }))
  return { data: await presentCharges(database, page), meta: { next } }
}
