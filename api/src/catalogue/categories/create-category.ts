import type { CategoryNode } from '@makola/contract/catalogue/catalogue.ts'
import type { createCategory as endpoint } from '@makola/contract/catalogue/categories.ts'
import type { z } from 'zod'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { newCode, newId } from '../../platform/ids.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { slugOf } from '../../platform/slug-of.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { categories } from '../tables.ts'
import { findNode, lockTree, placeAmongSiblings, requirePlace, type Tree } from './category-tree.ts'

type NewCategory = z.output<typeof endpoint.body>

/**
 * Adds a category to the tree that all stores share.
 * @throws Problem `validation-failed` (422) for a parent that there is not, or below which there is no level left.
 */
export function createCategory(platform: Platform, caller: Caller, given: NewCategory): Promise<CategoryNode> {
  return transact(platform, async (tx) => {
    const id = await insertCategory(tx, await lockTree(tx), given)
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: caller,
      action: 'category.created',
      subject: { id, name: given.name },
      after: { name: given.name },
    })
    return findNode(tx, id)
  })
}

/** Stores a new category in the locked tree; a taken slug gets a suffix. */
export async function insertCategory(tx: Transaction, tree: Tree, given: NewCategory): Promise<string> {
  const { parentId = null, position } = given
  const name = given.name.trim()
  requirePlace(tree, { id: null, parentId })
  const wish = slugOf(name, 'category')
  const isTaken = [...tree.values()].some(({ slug }) => slug === wish)
  const id = newId()
  const slug = isTaken ? `${wish}-${newCode(6).toLowerCase()}` : wish
  await tx.insert(categories).values({ id, slug, name, parentId })
  await placeAmongSiblings(tx, tree, { id, parentId, position })
  return id
}
