import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/database.ts'
import { productBlocks, products } from '../tables.ts'
import { productHolds } from './tables.ts'

/**
 * Takes a product off the shop by its staff, deleted or not. It is `archived` to everybody, so that no list, search, cart or order
 * has it, and keeps the seller's own status for the day when it comes back.
 */
export async function blockProduct(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(products)
    .set({
      status: 'archived',
      blockedFrom: sql`coalesce(${products.blockedFrom}, ${products.deletedFrom}, ${products.status})`,
      version: sql`${products.version} + 1`,
      updatedAt: now,
    })
    .where(eq(products.id, id))
}

/** Takes a product off sale in some countries; in the others nothing changes. */
export async function blockProductIn(tx: Transaction, productId: string, countries: readonly string[]): Promise<void> {
  await tx.insert(productBlocks).values(countries.map((countryCode) => ({ countryCode, productId })))
}

/** Puts a product back on sale in the countries in which it was not. */
export async function unblockProductIn(tx: Transaction, productId: string): Promise<void> {
  await tx.delete(productBlocks).where(eq(productBlocks.productId, productId))
}

/**
 * Gives a product back its seller's own status; a deleted one gets it when its seller restores it. Rules for prohibited goods that
 * held it let it pass from now on.
 */
export async function unblockProduct(tx: Transaction, id: string, now: Date): Promise<void> {
  await tx
    .update(productHolds)
    .set({ clearedAt: now })
    .where(and(eq(productHolds.productId, id), isNull(productHolds.clearedAt)))
  await tx
    .update(products)
    .set({
      status: sql`case when ${products.deletedAt} is null then coalesce(${products.blockedFrom}, ${products.status}) else 'archived' end`,
      blockedFrom: null,
      version: sql`${products.version} + 1`,
      updatedAt: now,
    })
    .where(eq(products.id, id))
}
