import { id as isId } from '@makola/contract/http/fields.ts'
import { and, eq } from 'drizzle-orm'
import type { Uploader } from '../../media/private/open-private-file.ts'
import { findParcel } from '../../orders/parcels/find-parcel.ts'
import { orders, parcels } from '../../orders/tables.ts'
import { isBehindLink } from '../../orders/tracking/find-tracked-order.ts'
import type { Queryable } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import type { Side } from '../tables.ts'

/** One of the two who talk about a parcel. */
export type Party = {
  side: Side
  parcelId: string
  /** Null for a buyer without an account. */
  accountId: string | null
  /** The name under which this person has sent files. */
  uploadedBy: Uploader
  by: Caller
}

/**
 * The buyer of a parcel: whoever holds the tracking link of its order.
 * @throws Problem `not-found` (404), also for a parcel of another order.
 */
export async function findBuyer(
  db: Queryable,
  caller: Caller,
  { token, parcelId }: { token: string; parcelId: string },
): Promise<Party> {
  const [order] = await db
    .select({ id: orders.id, accountId: orders.accountId })
    .from(orders)
    .innerJoin(parcels, and(eq(parcels.orderId, orders.id), eq(parcels.id, parcelId)))
    .where(isBehindLink(token))
  if (!order) throw notFound('order')
  const isOwn = caller.kind === 'account' && caller.accountId === order.accountId
  const accountId = isOwn ? order.accountId : null
  return {
    side: 'buyer',
    parcelId,
    accountId,
    uploadedBy: `order:${order.id}`,
    by: isOwn ? caller : { kind: 'visitor' },
  }
}

/**
 * A person of the store of a parcel who may write to its buyer.
 * @throws Problem `unauthenticated` (401), `forbidden` (403), `not-found` (404).
 */
export async function findSeller(db: Queryable, caller: Caller, id: string): Promise<Party> {
  const { parcelId } = await findParcel(db, caller, { id }, ['messages.write'])
  if (caller.kind === 'visitor') throw refuse('platform.sign-in')
  const { accountId } = caller
  return { side: 'store', parcelId, accountId, uploadedBy: `account:${accountId}`, by: caller }
}

export const otherSide = (side: Side): Side => (side === 'buyer' ? 'store' : 'buyer')

/**
 * A parcel by its id or number, for the staff.
 * @throws Problem `not-found` (404).
 */
export async function findStaffsParcel(db: Queryable, id: string): Promise<string> {
  const isMeant = isId.safeParse(id).success ? eq(parcels.id, id) : eq(parcels.number, id.toUpperCase())
  const [parcel] = await db.select({ id: parcels.id }).from(parcels).where(isMeant)
  if (!parcel) throw notFound('order')
  return parcel.id
}
