import type { Store } from '@makola/contract/stores/stores.ts'
import { and, ne } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import { prepareByIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { notFound } from '../../platform/problem.ts'
import { restOnStore } from '../answer-tags.ts'
import { stores } from '../tables.ts'
import { presentStore } from './present-store.ts'
import { selectStores } from './select-stores.ts'

/**
 * One store, open or paused.
 * @throws Problem `not-found` (404), also for a closed store.
 */
export async function getStore(db: Queryable, idOrSlug: string, mediaUrl: string): Promise<Store> {
  const [row] = await selectStore(db, idOrSlug)
  if (!row) throw notFound('store')
  restOnStore(row.store.id)
  return presentStore(row, mediaUrl)
}

const selectStore = prepareByIdOrSlug(stores, (db, isNamed) =>
  selectStores(db).where(and(isNamed, ne(stores.status, 'closed'))),
)
