import { formatAddress, formatDestination } from '@makola/countries/format-address.ts'
import { asc, eq, type SQL } from 'drizzle-orm'
import { orderLines, orders, parcels } from '../../orders/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { type Given, prepareOnce } from '../../platform/database/prepare-once.ts'
import { stores } from '../../stores/tables.ts'

/** A parcel as its store's emails describe it: amounts in minor units of the store's currency. */
export type ParcelLetter = {
  id: string
  number: string
  storeId: string
  storeName: string
  currency: string
  paidAt: Date
  lines: { name: string; variantTitle: string; sku: string; quantity: number; lineStoreMinor: number }[]
  /** Units, over all lines. */
  itemCount: number
  deliveryName: string
  /** True when the buyer picks it up. */
  isPickup: boolean
  /** True when the buyer pays nothing for it. What the store earns may be 0 even so, by its own terms. */
  isDeliveryFree: boolean
  deliveryStoreMinor: number
  totalStoreMinor: number
  /** The buyer's payment for it, in the order's currency. */
  paid: { amount: number; currency: string }
  /** True when the store collects it in cash. */
  paysCash: boolean
  addressLines: string[]
  /** "Lagos, Nigeria"; the buyer's name where the buyer picks it up. */
  destination: string
  note: string | null
}

/** The parcels of an order. */
export async function loadParcelLettersOf(db: Queryable, orderId: string): Promise<ParcelLetter[]> {
  return presentAll(await listLinesOfOrder(db, { orderId }))
}

/** One parcel; undefined when there is no such parcel. */
export async function loadParcelLetter(db: Queryable, parcelId: string): Promise<ParcelLetter | undefined> {
  return presentAll(await listLinesOfParcel(db, { parcelId }))[0]
}

const listLinesOfOrder = prepareOnce((db, { orderId }: Given<{ orderId: string }>) =>
  selectLines(db, eq(parcels.orderId, orderId)),
)

const listLinesOfParcel = prepareOnce((db, { parcelId }: Given<{ parcelId: string }>) =>
  selectLines(db, eq(parcels.id, parcelId)),
)

function selectLines(db: Queryable, which: SQL) {
  return db
    .select({ parcel: parcels, order: orders, storeName: stores.name, line: orderLines })
    .from(parcels)
    .innerJoin(orders, eq(orders.id, parcels.orderId))
    .innerJoin(stores, eq(stores.id, parcels.storeId))
    .innerJoin(orderLines, eq(orderLines.parcelId, parcels.id))
    .where(which)
    .orderBy(asc(parcels.number), asc(orderLines.id))
}

function presentAll(rows: readonly Row[]): ParcelLetter[] {
  const byParcel = Object.groupBy(rows, ({ parcel }) => parcel.id)
  return Object.values(byParcel).flatMap((own = []) => {
    const [first] = own
    return first ? [present(first, own)] : []
  })
}

type Row = {
  parcel: typeof parcels.$inferSelect
  order: typeof orders.$inferSelect
  storeName: string
  line: typeof orderLines.$inferSelect
}

function present({ parcel, order, storeName }: Row, rows: Row[]): ParcelLetter {
  const { id, number, storeId, storeCurrency: currency, deliveryName, deliveryStoreMinor, isPickup } = parcel
  return {
    ...{ id, number, storeId, storeName, currency, deliveryName, deliveryStoreMinor, isPickup },
    isDeliveryFree: parcel.deliveryMinor === 0,
    paidAt: order.paidAt ?? order.placedAt,
    lines: rows.map(({ line }) => line),
    itemCount: rows.reduce((sum, { line }) => sum + line.quantity, 0),
    totalStoreMinor: parcel.itemsStoreMinor + deliveryStoreMinor,
    paid: { amount: parcel.itemsMinor + parcel.deliveryMinor, currency: order.currency },
    paysCash: order.paysCash,
    addressLines: parcel.isPickup ? [order.address.name] : formatAddress(order.address),
    destination: parcel.isPickup ? order.address.name : formatDestination(order.address),
    note: order.note,
  }
}
