import type { Permission } from '@makola/contract/permissions.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Caller, staffMay } from '../../platform/http/caller.ts'
import { refuse, type Thing } from '../../platform/problem.ts'
import { requirePermission } from '../../stores/require-permission.ts'

const permissionOf: Record<string, Permission> = {
  stock: 'stock.write',
  stockWas: 'stock.write',
  lowStockThreshold: 'stock.write',
  price: 'prices.write',
  compareAt: 'prices.write',
  pinnedPrices: 'prices.write',
}

/**
 * The fulfilment role may change stock, the accounts role prices; everything else needs the permission to write products.
 * @throws Problem `not-found` (404) for strangers, `forbidden` (403) for members who may not change one of the fields.
 */
export async function requireProductPermissions(
  db: Queryable,
  caller: Caller,
  { storeId, patch, thing }: { storeId: string; patch: object; thing: Thing },
): Promise<void> {
  const fields = Object.keys(patch).filter((field) => field !== 'reason' && field !== 'kind')
  const needed = fields.map((field) => permissionOf[field] ?? 'products.write')
  await requirePermission(db, caller, storeId, needed.length > 0 ? needed : 'products.write', thing)
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
