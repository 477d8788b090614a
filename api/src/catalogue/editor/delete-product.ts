import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { byIdOrSlug } from '../../platform/http/id-or-slug.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound } from '../../platform/problem.ts'
import { requirePermission } from '../../stores/require-permission.ts'
import { products } from '../tables.ts'
import { deleteProducts } from './delete-products.ts'

/**
 * Deletes a product. Its row stays, archived: orders and reports refer to it, and it can be restored.
 * @throws Problem `not-found` (404) or `forbidden` (403).
 */
export async function deleteProduct(platform: Platform, caller: Caller, idOrSlug: string): Promise<void> {
  await transact(platform, async (tx) => {
    const { id } = await findOwnProduct(tx, caller, idOrSlug)
    await deleteProducts(tx, [id], { clock: platform.clock, by: caller })
  })
}

/**
 * Locks a product, deleted or not, that the caller may write.
 * @throws Problem `not-found` (404) or `forbidden` (403).
 */
export async function findOwnProduct(tx: Transaction, caller: Caller, idOrSlug: string): Promise<{ id: string }> {
  const [product] = await tx
    .select({ id: products.id, storeId: products.storeId })
    .from(products)
    .where(byIdOrSlug(products, idOrSlug))
    .for('no key update', { of: products })
  if (!product) throw notFound('product')
  await requirePermission(tx, caller, product.storeId, 'products.write', 'product')
  return product
}
