import { asc, desc, eq, inArray, type SQL } from 'drizzle-orm'
import type { PictureRow } from '../media/pictures/present-picture.ts'
import { pictures } from '../media/tables.ts'
import { orderLines, orders, parcels } from '../orders/tables.ts'
import { refunds } from '../payments/tables.ts'
import type { Queryable } from '../platform/database/database.ts'
import { notFound } from '../platform/problem.ts'
import { stores } from '../stores/tables.ts'
import { type RequestLineRow, type RequestRow, requestEvents, requestLines, requests } from './tables.ts'

export type RequestDetails = {
  request: RequestRow
  parcel: typeof parcels.$inferSelect
  buyerName: string
  paysCash: boolean
  store: { id: string; name: string; slug: string }
  refund: typeof refunds.$inferSelect | null
  lines: { line: RequestLineRow; bought: typeof orderLines.$inferSelect; picture: PictureRow | null }[]
  events: (typeof requestEvents.$inferSelect)[]
}

/** Reads requests with everything that their screens show, newest first: three statements. */
export async function readRequests(db: Queryable, which: SQL): Promise<RequestDetails[]> {
  const rows = await db
    .select({
      request: requests,
      parcel: parcels,
      address: orders.address,
      paysCash: orders.paysCash,
      store: { id: stores.id, name: stores.name, slug: stores.slug },
      refund: refunds,
    })
    .from(requests)
    .innerJoin(orders, eq(orders.id, requests.orderId))
    .innerJoin(parcels, eq(parcels.id, requests.parcelId))
    .innerJoin(stores, eq(stores.id, requests.storeId))
    .leftJoin(refunds, eq(refunds.id, requests.refundId))
    .where(which)
    .orderBy(desc(requests.openedAt), desc(requests.id))
  const ids = rows.map(({ request }) => request.id)
  const lines = Map.groupBy(await readLines(db, ids), ({ line }) => line.requestId)
  const events = Map.groupBy(await readEvents(db, ids), ({ requestId }) => requestId)
  return rows.map(({ address, ...row }) => ({
    ...row,
    buyerName: address.name,
    lines: lines.get(row.request.id) ?? [],
    events: events.get(row.request.id) ?? [],
  }))
}

/** @throws Problem `not-found` (404). */
export async function readRequest(db: Queryable, id: string): Promise<RequestDetails> {
  const [found] = await readRequests(db, eq(requests.id, id))
  if (!found) throw notFound('request')
  return found
}

function readLines(db: Queryable, ids: readonly string[]) {
  return db
    .select({ line: requestLines, bought: orderLines, picture: pictures })
    .from(requestLines)
    .innerJoin(orderLines, eq(orderLines.id, requestLines.orderLineId))
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .where(inArray(requestLines.requestId, [...ids]))
    .orderBy(asc(orderLines.id))
}

function readEvents(db: Queryable, ids: readonly string[]) {
  return db
    .select()
    .from(requestEvents)
    .where(inArray(requestEvents.requestId, [...ids]))
    .orderBy(desc(requestEvents.position))
}
