import { inArray } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
import { newCode } from '../platform/ids.ts'
import { products } from './tables.ts'

const longest = 70

/** A name as it stands in an address: `Crème Brûlée Set` → `creme-brulee-set`; `fallback` where no letter remains. */
export function slugOf(name: string, fallback: string): string {
  const slug = name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replaceAll(/^-+|-+$/g, '')
  return slug === '' ? fallback : slug
}

/** Addresses for new products, as wished; one that is taken gets a tail of its own: `mug`, `mug-k7m2qx`. */
export async function freeProductSlugs(tx: Transaction, wished: string[]): Promise<string[]> {
  const rows = await tx.select({ slug: products.slug }).from(products).where(inArray(products.slug, wished))
  const taken = new Set(rows.map(({ slug }) => slug))
  return wished.map((wish) => {
    const slug = taken.has(wish) ? `${wish}-${newCode(6).toLowerCase()}` : wish
    taken.add(slug)
    return slug
  })
}
