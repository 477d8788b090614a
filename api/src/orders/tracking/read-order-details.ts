import { and, asc, desc, eq, sql } from 'drizzle-orm'
import { products } from '../../catalogue/tables.ts'
import { pictures } from '../../media/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { stores } from '../../stores/tables.ts'
import { readCashDue } from '../parcels/cash-due.ts'
import { readOrderRefunds } from '../refunds/read-parcel-refunds.ts'
import { orderEvents, orderLines, type orders, parcels } from '../tables.ts'
import { isOwedInCash } from '../way-back.ts'

type Order = typeof orders.$inferSelect

export type OrderDetails = Awaited<ReturnType<typeof readOrderDetails>>

/**
 * An order's parcels with their stores, its lines with their pictures, its events, newest first, and for each parcel its refunds
 * and cash due. Cash that a store still owes its buyer is not refunded yet.
 */
export async function readOrderDetails(db: Queryable, order: Pick<Order, 'id' | 'paysCash' | 'currency'>) {
  return {
    parcels: await readParcels(db, { orderId: order.id }),
    lines: await readLines(db, { orderId: order.id }),
    events: await readEvents(db, { orderId: order.id }),
    refunds: withoutOwed(await readOrderRefunds(db, order.id)),
    cashDue: await readCashDue(db, order),
  }
}

function withoutOwed(refunds: Awaited<ReturnType<typeof readOrderRefunds>>) {
  return new Map([...refunds].map(([id, each]) => [id, each.filter(({ refund }) => !isOwedInCash(refund))] as const))
}

const readParcels = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  db
    .select({
      parcel: parcels,
      store: {
        id: stores.id,
        slug: stores.slug,
        name: stores.name,
        countryCode: stores.countryCode,
        isClosed: sql<boolean>`${stores.status} = 'closed'`,
      },
      logo: pictures,
    })
    .from(parcels)
    .innerJoin(stores, eq(stores.id, parcels.storeId))
    .leftJoin(pictures, eq(pictures.id, stores.logoPictureId))
    .where(eq(parcels.orderId, orderId))
    .orderBy(asc(parcels.number)),
)

const readLines = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  db
    // A product that has left the shop has no page to link to.
    .select({ line: orderLines, picture: pictures, productId: products.id })
    .from(orderLines)
    .leftJoin(pictures, eq(pictures.id, orderLines.pictureId))
    .leftJoin(products, and(eq(products.id, orderLines.productId), eq(products.status, 'active')))
    .where(eq(orderLines.orderId, orderId))
    .orderBy(asc(orderLines.id)),
)

const readEvents = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  db
    .select()
    .from(orderEvents)
    .where(eq(orderEvents.orderId, orderId))
    .orderBy(desc(orderEvents.at), desc(orderEvents.id)),
)
