import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import { products } from '../../catalogue/tables.ts'
import { pictures } from '../../media/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { notFound } from '../../platform/problem.ts'
import { stores } from '../../stores/tables.ts'
import { isOrderDisputed } from '../is-order-disputed.ts'
import { readParcelRefunds } from '../refunds/read-parcel-refunds.ts'
import { orderEvents, orderLines, orders, parcels } from '../tables.ts'

export type ParcelDetails = Awaited<ReturnType<typeof readParcel>>

/** Reads everything of a parcel that its store may see: five statements. */
export async function readParcel(db: Queryable, parcelId: string) {
  const [whole] = await db
    .select({ parcel: parcels, order: orders, storeName: stores.name })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .innerJoin(stores, eq(stores.id, parcels.storeId))
    .where(eq(parcels.id, parcelId))
  if (!whole) throw notFound('order')
  return {
    ...whole,
    lines: await readLines(db, parcelId),
    events: await readEvents(db, whole.parcel),
    refunds: await readParcelRefunds(db, parcelId),
    isDisputed: await isOrderDisputed(db, whole.order.id),
  }
}

function readLines(db: Queryable, parcelId: string) {
  return db
    .select({ line: orderLines, picture: pictures, productId: products.id })
    .from(orderLines)
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .leftJoin(products, eq(products.id, orderLines.productId))
    .where(eq(orderLines.parcelId, parcelId))
    .orderBy(asc(orderLines.id))
}

/** Events of the parcel and of the order as a whole; other stores' events stay private. */
function readEvents(db: Queryable, { id, orderId }: { id: string; orderId: string }) {
  return db
    .select()
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), or(isNull(orderEvents.parcelId), eq(orderEvents.parcelId, id))))
    .orderBy(desc(orderEvents.at), desc(orderEvents.id))
}
