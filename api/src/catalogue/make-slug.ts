import { eq, like, or } from 'drizzle-orm'
import type { Transaction } from '../platform/database.ts'
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

/** The first free one of `mug`, `mug-2`, `mug-3` … among the addresses of products. */
export async function freeProductSlug(tx: Transaction, name: string): Promise<string> {
  const slug = slugOf(name, 'product')
  const taken = await tx
    .select({ slug: products.slug })
    .from(products)
    .where(or(eq(products.slug, slug), like(products.slug, `${slug}-%`)))
  return firstFree(slug, new Set(taken.map((row) => row.slug)))
}

/** The first of `mug`, `mug-2`, `mug-3` … that is not taken. */
export function firstFree(slug: string, taken: ReadonlySet<string>): string {
  if (!taken.has(slug)) return slug
  for (let number = 2; ; number++) {
    if (!taken.has(`${slug}-${number}`)) return `${slug}-${number}`
  }
}
