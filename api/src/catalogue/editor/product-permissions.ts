import type { Permission } from '@makola/contract/permissions.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Caller, staffMay } from '../../platform/http/caller.ts'
import { refuse, type Thing } from '../../platform/problem.ts'
import { mayInStore, type RoleInStore, requirePermission } from '../../stores/require-permission.ts'

/** A product has a price and a stock from the beginning. */
export const toAddProducts = ['products.write', 'prices.write', 'stock.write'] as const satisfies Permission[]

const permissionOf: Record<string, Permission> = {
  stock: 'stock.write',
  stockWas: 'stock.write',
  lowStockThreshold: 'stock.write',
  price: 'prices.write',
  compareAt: 'prices.write',
  pinnedPrices: 'prices.write',
}

type Change = { storeId: string; patch: object; variants?: readonly object[] | undefined; thing: Thing }

/**
 * The fulfilment role may change stock, the accounts role prices; everything else needs the permission to write products. Fields of
 * listed variants need what the product's own do.
 * @throws Problem `not-found` (404) for strangers, `forbidden` (403) for members who may not change one of the fields.
 */
export async function requireProductPermissions(
  db: Queryable,
  caller: Caller,
  { storeId, patch, variants = [], thing }: Change,
): Promise<void> {
  const fields = [patch, ...variants]
    .flatMap((part) => Object.keys(part))
    .filter((field) => field !== 'reason' && field !== 'kind')
  const needed = fields.map((field) => permissionOf[field] ?? 'products.write')
  await requirePermission(db, caller, storeId, needed.length > 0 ? needed : 'products.write', thing)
}

export type Settable = { prices: boolean; stock: boolean }

/** Returns which of the two somebody who writes a store's products may set there as well. */
export function settableBy(role: RoleInStore): Settable {
  return { prices: mayInStore(role, 'prices.write'), stock: mayInStore(role, 'stock.write') }
}

/** Featured products appear on the shop's first page and on a page of their own, so only the shop's staff choose them. */
export function mayFeature(caller: Caller): boolean {
  return staffMay(caller, 'products.feature')
}

/** @throws Problem `forbidden` (403) for anybody else who would change it. */
export function requireFeaturing(caller: Caller): void {
  if (mayFeature(caller)) return
  throw refuse('catalogue.operators-feature')
}
