import { inArray } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { newCode } from '../../platform/ids.ts'
import { products } from '../tables.ts'

/** Returns slugs for new products, as wished; a taken one gets a suffix: `mug`, `mug-k7m2qx`. */
export async function freeProductSlugs(tx: Transaction, wished: string[]): Promise<string[]> {
  const rows = await tx.select({ slug: products.slug }).from(products).where(inArray(products.slug, wished))
  const taken = new Set(rows.map(({ slug }) => slug))
  return wished.map((wish) => {
    const slug = taken.has(wish) ? `${wish}-${newCode(6).toLowerCase()}` : wish
    taken.add(slug)
    return slug
  })
}
