import { eq, sql } from 'drizzle-orm'
import type { Caller } from '../platform/caller.ts'
import { byIdOrSlug } from '../platform/id-or-slug.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { notFound } from '../platform/problem.ts'
import { requirePermission } from '../stores/require-permission.ts'
import { products } from './tables.ts'

/**
 * Takes a product out of the shop for good. Its row stays, archived: orders and reports refer to it.
 * @throws Problem `not-found` (404) or `forbidden` (403).
 */
export async function deleteProduct(platform: Platform, caller: Caller, idOrSlug: string): Promise<void> {
  await transact(platform, async (tx) => {
    const [product] = await tx
      .select({ id: products.id, storeId: products.storeId })
      .from(products)
      .where(byIdOrSlug(products, idOrSlug))
    if (!product) throw notFound('product')
    await requirePermission(tx, caller, product.storeId, 'products.write', 'product')
    await tx
      .update(products)
      .set({ status: 'archived', version: sql`${products.version} + 1`, updatedAt: platform.clock.now() })
      .where(eq(products.id, product.id))
  })
}
