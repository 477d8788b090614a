import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { PictureRow } from '../media/pictures/present-picture.ts'
import { pictures } from '../media/tables.ts'
import { isOrderDisputed } from '../orders/is-order-disputed.ts'
import { readOrderRefunds } from '../orders/refunds/read-parcel-refunds.ts'
import { orderEvents, orderLines, type orders, parcels } from '../orders/tables.ts'
import { addSeconds } from '../platform/clock.ts'
import type { Queryable } from '../platform/database/database.ts'
import { stores } from '../stores/tables.ts'
import type { Opened } from './request-rules.ts'
import { type Claim, readClaims, unitsLeft } from './units-left.ts'

type Order = typeof orders.$inferSelect
type Line = typeof orderLines.$inferSelect

/** A parcel with all that decides about asking for something. */
export type Askable = {
  parcel: typeof parcels.$inferSelect
  storeName: string
  lines: { line: Line; picture: PictureRow | null; left: number }[]
  claims: readonly Claim[]
  opened: Opened
}

const daySeconds = 86_400

/** Reads the parcels of an order for what its buyer may ask: six statements, however many they are. */
export async function readAskable(db: Queryable, order: Order, now: Date): Promise<Askable[]> {
  const rows = await db
    .select({ parcel: parcels, storeName: stores.name })
    .from(parcels)
    .innerJoin(stores, eq(stores.id, parcels.storeId))
    .where(eq(parcels.orderId, order.id))
    .orderBy(asc(parcels.number))
  const ids = rows.map(({ parcel }) => parcel.id)
  const lines = await db
    .select({ line: orderLines, picture: pictures })
    .from(orderLines)
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.id))
  const refunds = await readOrderRefunds(db, order.id)
  const claims = await readClaims(db, ids, [...refunds.values()].flat())
  const delivered = await readDelivered(db, ids)
  const isDisputed = await isOrderDisputed(db, order.id)
  return rows.map(({ parcel, storeName }) => {
    const own = lines.filter(({ line }) => line.parcelId === parcel.id)
    const sold = { parcel, lines: own.map(({ line }) => line), refunds: refunds.get(parcel.id) ?? [] }
    const claimed = claims.filter(({ parcelId }) => parcelId === parcel.id)
    const left = unitsLeft({ ...sold, claims: claimed })
    return {
      parcel,
      storeName,
      lines: own.map(({ line, picture }) => ({ line, picture, left: Math.max(0, left.get(line.id) ?? 0) })),
      claims: claimed,
      opened: { ...openedOf(order, parcel, delivered.get(parcel.id) ?? null), isDisputed, now },
    }
  })
}

function openedOf(
  order: Order,
  parcel: Askable['parcel'],
  deliveredAt: Date | null,
): Omit<Opened, 'isDisputed' | 'now'> {
  return {
    orderState: order.state,
    parcelState: parcel.state,
    isPaid: order.paidAt !== null,
    countryCode: order.address.countryCode,
    returnDays: parcel.returnDays,
    estimatedTo: order.paidAt && addSeconds(order.paidAt, parcel.maxDays * daySeconds),
    deliveredAt,
  }
}

/** The moments of arrival, as the timeline has them. */
async function readDelivered(db: Queryable, parcelIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const rows = await db
    .select({ parcelId: orderEvents.parcelId, at: sql<string>`max(${orderEvents.at})` })
    .from(orderEvents)
    .where(and(inArray(orderEvents.parcelId, [...parcelIds]), eq(orderEvents.kind, 'delivered')))
    .groupBy(orderEvents.parcelId)
  return new Map(rows.map(({ parcelId, at }) => [parcelId ?? '', new Date(at)]))
}
