import { and, count, eq, isNull } from 'drizzle-orm'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { categories, products, prohibitedRules } from '../tables.ts'
import { findPlace, lockTree } from './category-tree.ts'
import { categoryRequests, categoryWords } from './tables.ts'

type Deletion = { idOrSlug: string; moveTo: string | undefined }

/**
 * Removes a category without children. Its products, whatever their status, move to another.
 * @throws Problem `not-found` (404) for it or the other, `wrong-state` (409) with what is in the way, or while a rule for prohibited
 * goods is about it.
 */
export async function deleteCategory(
  platform: Platform,
  caller: Caller,
  { idOrSlug, moveTo }: Deletion,
): Promise<void> {
  await transact(platform, async (tx) => {
    const tree = await lockTree(tx)
    const { id, name } = findPlace(tree, idOrSlug)
    const target = moveTo === undefined ? null : findPlace(tree, moveTo).id
    // A product being put into it at this moment holds a lock on its row: it either comes first or finds the category gone.
    await tx.select({ id: categories.id }).from(categories).where(eq(categories.id, id)).for('update')
    const [{ shown } = { shown: 0 }] = await tx
      .select({ shown: count() })
      .from(products)
      .where(and(eq(products.categoryId, id), isNull(products.deletedAt)))
    const below = [...tree.values()].filter(({ parentId }) => parentId === id).length
    if (below > 0 || target === id || (shown > 0 && target === null)) {
      const code = below > 0 ? 'catalogue.category-has-below' : 'catalogue.category-has-products'
      throw refuse(code, {}, { current: { products: shown, categories: below } })
    }
    if ((await tx.$count(prohibitedRules, eq(prohibitedRules.categoryId, id))) > 0) {
      throw refuse('catalogue.category-has-rules')
    }
    await tx.update(products).set({ categoryId: target }).where(eq(products.categoryId, id))
    // Category words of stores move to the same category as the products, and what stores ask to have below it.
    if (target !== null) {
      await tx.update(categoryWords).set({ categoryId: target }).where(eq(categoryWords.categoryId, id))
      await tx.update(categoryRequests).set({ parentId: target }).where(eq(categoryRequests.parentId, id))
    }
    await tx.delete(categories).where(eq(categories.id, id))
    await recordAudit(tx, platform.clock, {
      storeId: null,
      by: caller,
      action: 'category.deleted',
      subject: { id, name },
      before: { name, products: shown },
    })
  })
}
