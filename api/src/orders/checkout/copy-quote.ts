import type { NewOrder } from '@makola/contract/orders/orders.ts'
import { normalisePhone } from '@makola/countries/phone-numbers.ts'
import { addMinor } from '@makola/money/money.ts'
import type { QuotedStore } from '../../carts/quoted-store.ts'
import { hash, newCode, newId } from '../../platform/ids.ts'
import type { Platform } from '../../platform/platform.ts'
import { writePickup } from '../../shipping/read-pickup.ts'
import type { orderLines, orders, parcels } from '../tables.ts'
import { numberLength } from '../tracking/buyers-number.ts'
import { trackingToken } from '../tracking/tracking-token.ts'
import type { Buyer } from './limit-unpaid.ts'
import type { QuotedCart } from './look-at-quote.ts'

type OrderRow = typeof orders.$inferInsert & Buyer & { state: 'awaiting_payment' }
type ParcelRow = typeof parcels.$inferInsert
type LineRow = typeof orderLines.$inferInsert

type Given = Pick<NewOrder, 'contact' | 'address' | 'note'> & {
  accountId: string | null
  network: string | null
  paysCash: boolean
  placedAt: Date
  heldUntil: Date
}

/** Copies a quote unchanged into the rows of an order: a parcel for each store, letters A, B … */
export function copyQuote(
  platform: Pick<Platform, 'secret'>,
  quote: QuotedCart,
  given: Given,
): { order: OrderRow; parcels: ParcelRow[]; lines: LineRow[] } {
  const id = newId()
  const number = newCode(numberLength)
  const { email = null, phone } = given.contact
  const copied = quote.stores.map((store, index) =>
    copyStore(store, { orderId: id, number, index, placedAt: given.placedAt }),
  )
  const order: OrderRow = {
    id,
    number,
    cartId: quote.cartId,
    accountId: given.accountId,
    network: given.network,
    paysCash: given.paysCash,
    state: 'awaiting_payment',
    countryCode: quote.countryCode,
    currency: quote.currency,
    rateSnapshot: quote.rateSnapshot,
    email,
    phone: phone === undefined ? null : normalisePhone(phone, given.address.countryCode),
    address: given.address,
    note: given.note ?? null,
    itemsMinor: addMinor(...copied.map(({ parcel }) => parcel.itemsMinor)),
    deliveryMinor: addMinor(...copied.map(({ parcel }) => parcel.deliveryMinor)),
    totalMinor: quote.totalMinor,
    trackingHash: hash(trackingToken(platform, id)),
    heldUntil: given.heldUntil,
    placedAt: given.placedAt,
  }
  return { order, parcels: copied.map(({ parcel }) => parcel), lines: copied.flatMap(({ lines }) => lines) }
}

function copyStore(
  store: QuotedStore,
  { orderId, number, index, placedAt }: { orderId: string; number: string; index: number; placedAt: Date },
): { parcel: ParcelRow; lines: LineRow[] } {
  const parcelId = newId()
  const { delivery } = store
  if (!delivery) throw new Error(`Store ${store.storeId} is ordered from without a delivery`)
  const parcel = {
    id: parcelId,
    orderId,
    storeId: store.storeId,
    number: `${number}-${letters(index)}`,
    placedAt,
    deliveryName: delivery.name,
    minDays: delivery.minDays,
    maxDays: delivery.maxDays,
    ...writePickup(delivery.pickup),
    returnDays: store.returnDays ?? null,
    itemsMinor: store.subtotalMinor,
    deliveryMinor: delivery.minor,
    storeCurrency: store.storeCurrency,
    itemsStoreMinor: store.subtotalStoreMinor,
    deliveryStoreMinor: delivery.storeMinor,
  }
  // Named on every line: the first row of an insert says which columns have a value.
  const lines = store.lines.map((line) => ({
    ...line,
    typedStoreMinor: line.typedStoreMinor ?? null,
    dearerStoreMinor: line.dearerStoreMinor ?? null,
    id: newId(),
    orderId,
    parcelId,
  }))
  return { parcel, lines }
}

/** A, B … Z, AA, AB … */
function letters(index: number): string {
  const last = String.fromCharCode(65 + (index % 26))
  return index < 26 ? last : letters(Math.floor(index / 26) - 1) + last
}
