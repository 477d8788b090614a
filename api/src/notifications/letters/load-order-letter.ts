import type { OrderAddress } from '@makola/contract/orders/orders.ts'
import type { Pickup } from '@makola/contract/shipping/shipping.ts'
import { formatDate } from '@makola/money/format.ts'
import { asc, eq } from 'drizzle-orm'
import { orderLines, orders, parcels } from '../../orders/tables.ts'
import { buyersNumber } from '../../orders/tracking/buyers-number.ts'
import { trackingToken } from '../../orders/tracking/tracking-token.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import type { Platform } from '../../platform/platform.ts'
import { arrivalAfter } from '../../shipping/arrival-after.ts'
import { readPickup } from '../../shipping/read-pickup.ts'
import { stores } from '../../stores/tables.ts'

/** An order as its emails describe it, every amount in minor units of its currency. */
export type OrderLetter = {
  shopName: string
  shopUrl: string
  orderId: string
  number: string
  email: string | null
  /** Its buyer: the account, and a digest of the network; null when unknown. */
  accountId: string | null
  network: string | null
  currency: string
  placedAt: Date
  paidAt: Date | null
  paysCash: boolean
  closedAt: Date | null
  address: OrderAddress
  itemsMinor: number
  deliveryMinor: number
  totalMinor: number
  trackingUrl: string
  parcels: LetterParcel[]
}

export type LetterParcel = {
  storeName: string
  deliveryName: string
  /** The place where the buyer picks it up; null when it is brought. */
  pickup: Pickup | null
  deliveryMinor: number
  totalMinor: number
  /** "Nov 24, 2026 – Nov 27, 2026". */
  estimate: string
  lines: { id: string; name: string; variantTitle: string; quantity: number; lineMinor: number }[]
}

/** Null when there is no such order. */
export async function loadOrderLetter(platform: Platform, orderId: string): Promise<OrderLetter | null> {
  const { database, config } = platform
  const [order] = await findOrder(database, { orderId })
  if (!order) return null
  const rows = await listLines(database, { orderId })
  const shownParcels = new Map<string, LetterParcel>()
  for (const { parcel, storeName, line } of rows) {
    const shown = shownParcels.get(parcel.id) ?? {
      storeName,
      deliveryName: parcel.deliveryName,
      pickup: readPickup(parcel),
      deliveryMinor: parcel.deliveryMinor,
      totalMinor: parcel.itemsMinor + parcel.deliveryMinor,
      estimate: estimateOf(order.paidAt ?? order.placedAt, parcel),
      lines: [],
    }
    shown.lines.push(line)
    shownParcels.set(parcel.id, shown)
  }
  return {
    ...order,
    orderId,
    number: buyersNumber(platform, order),
    shopName: config.shopName,
    shopUrl: config.publicUrl,
    trackingUrl: `${config.publicUrl}/order-tracking/?token=${trackingToken(platform, orderId)}`,
    parcels: [...shownParcels.values()],
  }
}

const findOrder = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  db.select().from(orders).where(eq(orders.id, orderId)),
)

const listLines = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  db
    .select({ parcel: parcels, storeName: stores.name, line: orderLines })
    .from(parcels)
    .innerJoin(stores, eq(stores.id, parcels.storeId))
    .innerJoin(orderLines, eq(orderLines.parcelId, parcels.id))
    .where(eq(parcels.orderId, orderId))
    .orderBy(asc(parcels.number), asc(orderLines.id)),
)

function estimateOf(paidAt: Date, parcel: { minDays: number; maxDays: number }): string {
  const { from, to } = arrivalAfter(paidAt, parcel)
  return parcel.minDays === parcel.maxDays ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`
}
