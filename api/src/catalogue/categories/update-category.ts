import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import type { updateCategory as endpoint } from '@makola/contract/catalogue/categories.ts'
import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { categories } from '../tables.ts'
import { findNode, findPlace, lockTree, placeAmongSiblings, requirePlace } from './category-tree.ts'

type CategoryPatch = z.output<typeof endpoint.body>

/**
 * Renames a category or moves it, with its descendants. Its slug stays, so that shared links keep working.
 * @throws Problem `not-found` (404), `validation-failed` (422) for a place where it cannot hang.
 */
export function updateCategory(
  platform: Platform,
  caller: Caller,
  { idOrSlug, patch }: { idOrSlug: string; patch: CategoryPatch },
): Promise<CategoryNode> {
  return transact(platform, async (tx) => {
    const tree = await lockTree(tx)
    const { id, ...before } = findPlace(tree, idOrSlug)
    const name = patch.name?.trim() ?? before.name
    const parentId = patch.parentId === undefined ? before.parentId : patch.parentId
    const isMoved = parentId !== before.parentId
    if (isMoved) requirePlace(tree, { id, parentId })
    await tx.update(categories).set({ name, parentId }).where(eq(categories.id, id))
    if (isMoved || patch.position !== undefined) {
      await placeAmongSiblings(tx, tree, { id, parentId, position: patch.position })
    }
    const above = (parent: string | null) => (parent === null ? null : (tree.get(parent)?.name ?? null))
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: caller,
      action: 'category.changed',
      subject: { id, name },
      before: { name: before.name, below: above(before.parentId) },
      after: { name, below: above(parentId) },
    })
    return findNode(tx, id)
  })
}
