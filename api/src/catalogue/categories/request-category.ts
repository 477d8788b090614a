import type { CategoryRequest, requestCategory as endpoint } from '@makola/contract/catalogue/categories.ts'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Caller } from '../../platform/http/caller.ts'
import { nameOf } from '../../platform/http/caller.ts'
import { newId } from '../../platform/ids.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { findOwnStore } from '../../stores/require-permission.ts'
import { categoryRequested } from '../events.ts'
import { explainDuplicate } from '../explain-duplicate.ts'
import { categories } from '../tables.ts'
import { readRequests } from './list-category-requests.ts'
import { categoryRequests } from './tables.ts'

type Asked = z.output<typeof endpoint.body>

/**
 * Requests a category from the shop's operators.
 * @throws Problem `not-found` (404) or `forbidden` (403) for the store, `validation-failed` (422) for an unknown parent,
 * `duplicate` (409: there is such a category, or the store has asked already).
 */
export function requestCategory(
  platform: Platform,
  caller: Caller,
  { store: idOrSlug, name: asked, parentId = null }: Asked,
): Promise<CategoryRequest> {
  const work = transact(platform, async (tx) => {
    const store = await findOwnStore(tx, caller, idOrSlug, 'products.write')
    const name = asked.trim()
    const [parent] = parentId === null ? [null] : await tx.select().from(categories).where(eq(categories.id, parentId))
    if (parent === undefined) throw refuseField('/parentId', 'catalogue.no-such-category')
    const [same] = await tx
      .select({ id: categories.id })
      .from(categories)
      .where(
        sql`lower(${categories.name}) = lower(${name}) and ${categories.parentId} is not distinct from ${parentId}`,
      )
    if (same) throw refuse('catalogue.category-exists')
    const id = newId()
    const createdAt = platform.clock.now()
    await tx
      .insert(categoryRequests)
      .values({ id, storeId: store.id, name, parentId, requestedBy: nameOf(caller), createdAt })
    emit(tx, categoryRequested, { requestId: id })
    const [request] = await readRequests(tx, sql`category_requests.id = ${id}`, 1)
    if (!request) throw new Error('The request is not there')
    return request
  })
  return work.catch(explainDuplicate)
}
