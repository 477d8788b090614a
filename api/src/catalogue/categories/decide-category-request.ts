import type { CategoryRequest, decideCategoryRequest as endpoint } from '@makola/contract/catalogue/categories.ts'
import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { emit } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { categoryDecided } from '../events.ts'
import { lockTree, type Tree } from './category-tree.ts'
import { insertCategory } from './create-category.ts'
import { readRequests } from './list-category-requests.ts'
import { categoryRequests } from './tables.ts'

type Decision = z.output<typeof endpoint.body>

/**
 * Creates the category that a store requested, unless there is one by now, or declines it with a reason. The first decision counts.
 * @throws Problem `not-found` (404), `wrong-state` (409) with the decision that there is, `validation-failed` (422) where the
 * tree has no level left for it.
 */
export function decideCategoryRequest(
  platform: Platform,
  caller: Caller,
  { id, decision, reason: said }: Decision & { id: string },
): Promise<CategoryRequest> {
  const reason = said ?? null
  return transact(platform, async (tx) => {
    // Before the request's row, as who deletes a category locks them: in another order the two would wait for each other.
    const tree = decision === 'approve' ? await lockTree(tx) : null
    const [request] = await tx.select().from(categoryRequests).where(eq(categoryRequests.id, id)).for('update')
    if (!request) throw notFound('request')
    if (request.state !== 'open') {
      throw refuse('catalogue.request-decided', {}, { current: request.state })
    }
    const { storeId, name, parentId } = request
    if (tree) await settle(tx, tree, { name, parentId })
    const state = decision === 'approve' ? 'approved' : 'declined'
    await tx.update(categoryRequests).set({ state, reason }).where(eq(categoryRequests.id, id))
    await recordAudit(tx, platform.clock, {
      storeId,
      by: caller,
      action: `category-request.${state}`,
      subject: { id, name },
      before: { state: request.state },
      after: { state, ...(reason !== null && { reason }) },
    })
    emit(tx, categoryDecided, { requestId: id })
    const [decided] = await readRequests(tx, sql`category_requests.id = ${id}`, 1)
    if (!decided) throw new Error('The request is not there')
    return decided
  })
}

/** Two stores may have asked for the same. */
async function settle(tx: Transaction, tree: Tree, wanted: { name: string; parentId: string | null }): Promise<void> {
  const isIt = (place: typeof wanted) =>
    place.parentId === wanted.parentId && place.name.toLowerCase() === wanted.name.toLowerCase()
  if (![...tree.values()].some(isIt)) await insertCategory(tx, tree, wanted)
}
