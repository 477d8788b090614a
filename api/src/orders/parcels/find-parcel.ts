import { id as isId } from '@makola/contract/http/fields.ts'
import type { Permission } from '@makola/contract/permissions.ts'
import { and, eq, ne, or } from 'drizzle-orm'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { notFound } from '../../platform/problem.ts'
import { findOwnStore, type RoleInStore, requirePermission } from '../../stores/require-permission.ts'
import { orders, parcels } from '../tables.ts'

/** A parcel by its id or number; with a store, also by those of its order. */
export type ParcelName = { id: string; store?: string | undefined }

type Found = { parcelId: string; role: RoleInStore }

/**
 * Finds the parcel for a seller with all of the permissions in its store. A parcel of an unpaid order does not exist for its
 * store.
 * @throws Problem `unauthenticated` (401), `forbidden` (403), `not-found` (404).
 */
export async function findParcel(
  db: Queryable,
  caller: Caller,
  { id, store }: ParcelName,
  needed: readonly Permission[],
): Promise<Found> {
  const own = store === undefined ? null : await findOwnStore(db, caller, store, 'orders.read')
  const isParcel = isId.safeParse(id).success ? eq(parcels.id, id) : eq(parcels.number, id.toUpperCase())
  const isOrder = isId.safeParse(id).success ? eq(orders.id, id) : eq(orders.number, id.toUpperCase())
  const isMeant = own ? and(eq(parcels.storeId, own.id), or(isParcel, isOrder)) : isParcel
  const [found] = await db
    .select({ parcelId: parcels.id, storeId: parcels.storeId })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .where(and(isMeant, ne(parcels.state, 'waiting')))
  if (!found) throw notFound('order')
  return { parcelId: found.parcelId, role: await requirePermission(db, caller, found.storeId, needed, 'order') }
}
