import type { TimelineEntry, TrackedOrder, TrackedParcel } from '@makola/contract/orders/orders.ts'
import { formatAddress } from '@makola/countries/format-address.ts'
import { addMinor } from '@makola/money/money.ts'
import { say } from '@makola/words/say.ts'
import { presentPicture } from '../../media/pictures/present-picture.ts'
import { isConfirming } from '../../payments/attempts/is-confirming.ts'
import { findLastProvider } from '../../payments/attempts/last-provider.ts'
import { offerMethods } from '../../payments/attempts/offer-methods.ts'
import type { Platform } from '../../platform/platform.ts'
import { readPickup } from '../../shipping/read-pickup.ts'
import { presentAccepted } from '../../shop/list-accepted.ts'
import { isCancelledByBuyer } from '../cancelled-by-buyer.ts'
import { sumCashDue } from '../parcels/cash-due.ts'
import { estimateArrival } from '../parcels/estimate-arrival.ts'
import { countedRefunds, countRefundedUnits, isRefunded } from '../refunds/read-parcel-refunds.ts'
import type { orders } from '../tables.ts'
import { buyersNumber } from './buyers-number.ts'
import { type OrderDetails, readOrderDetails } from './read-order-details.ts'
import { withoutPerson } from './remove-contact.ts'

const t = say('en')

type OrderRow = typeof orders.$inferSelect

/**
 * An order as its shopper sees it: items as bought, each store's parcel, and all events.
 * @param token Its secret, for whoever has come with it.
 */
export async function presentOrder(
  platform: Platform,
  order: OrderRow,
  { token }: { token: string | null },
): Promise<TrackedOrder> {
  const details = await readOrderDetails(platform.database, order)
  const money = (amount: number) => ({ amount, currency: order.currency })
  const { address, email } = shownContact(order)
  const isWaiting = order.state === 'awaiting_payment'
  const confirming = isWaiting && (await isConfirming(platform.database, order.id))
  // Anyone who may pay it has its secret.
  const canPayAgain = token !== null && isWaiting && !confirming && order.heldUntil > platform.clock.now()
  return {
    id: order.id,
    number: buyersNumber(platform, order),
    state: order.state,
    isConfirming: confirming,
    isLetGo: order.letGoAt !== null && order.state === 'expired',
    placedAt: order.placedAt.toISOString(),
    heldUntil: isWaiting ? order.heldUntil.toISOString() : null,
    paidAt: order.paidAt?.toISOString() ?? null,
    paysCash: order.paysCash,
    itemsTotal: money(order.itemsMinor),
    deliveryTotal: money(order.deliveryMinor),
    total: money(order.totalMinor),
    refundedTotal: money(sumRefunded(details)),
    cashDue: sumCashDue(details.cashDue),
    address,
    addressLines: formatAddress(address),
    parcels: details.parcels.map((parcel) => presentParcel(platform, order, details, parcel)),
    timeline: details.events.map((event) => presentEvent(event, details)),
    trackingToken: token,
    email,
    accepted: await presentAccepted(platform.database, platform.config, order),
    canPayAgain,
    methods: canPayAgain ? offerMethods(platform, { ...order, amountMinor: order.totalMinor }) : [],
    lastProvider: canPayAgain ? await findLastProvider(platform.database, order.id) : null,
  }
}

/** A buyer who asked to be forgotten is not shown any more, though the stores may still need the contact. */
function shownContact({ address, email, removalAskedAt }: OrderRow): Pick<OrderRow, 'address' | 'email'> {
  return removalAskedAt ? { address: withoutPerson(address), email: null } : { address, email }
}

function presentParcel(
  { config }: Platform,
  order: OrderRow,
  { lines, refunds, cashDue }: OrderDetails,
  { parcel, store, logo }: OrderDetails['parcels'][number],
): TrackedParcel {
  const money = (amount: number) => ({ amount, currency: order.currency })
  const inParcel = lines.filter(({ line }) => line.parcelId === parcel.id)
  const bought = inParcel.map(({ line }) => line)
  const back = refunds.get(parcel.id) ?? []
  const isAllBack = isRefunded(parcel, back, bought)
  const refunded = countRefundedUnits(back, { lines: bought, isAllBack })
  return {
    number: parcel.number,
    state: parcel.state,
    store: { ...store, logo: logo && presentPicture(logo, config.mediaUrl) },
    lines: inParcel.map(({ line, picture, productId }) => ({
      name: line.name,
      variantTitle: line.variantTitle,
      picture: picture && presentPicture(picture, config.mediaUrl),
      // A closed store shows no products.
      productId: store.isClosed ? null : productId,
      quantity: line.quantity,
      refundedQuantity: refunded.get(line.id) ?? 0,
      unitPrice: money(line.unitMinor),
      lineTotal: money(line.lineMinor),
    })),
    subtotal: money(parcel.itemsMinor),
    deliveryName: parcel.deliveryName,
    delivery: money(parcel.deliveryMinor),
    cashDue: cashDue.get(parcel.id) ?? null,
    pickup: readPickup(parcel),
    estimate: estimateArrival(order, parcel),
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber,
  }
}

/** A failed refund has refunded nothing. */
function sumRefunded({ refunds }: OrderDetails): number {
  const counted = countedRefunds([...refunds.values()].flat())
  return addMinor(0, ...counted.map(({ refund }) => refund.amountMinor))
}

function presentEvent(event: OrderDetails['events'][number], { parcels }: OrderDetails): TimelineEntry {
  const moved = parcels.find(({ parcel }) => parcel.id === event.parcelId)
  return {
    at: event.at.toISOString(),
    kind: event.kind,
    parcelNumber: moved?.parcel.number ?? null,
    storeName: moved?.store.name ?? null,
    text: isCancelledByBuyer(event)
      ? t('orders.told.cancelled-by-you', { reason: event.text })
      : event.text || words[event.kind](moved?.store.name ?? '', moved?.parcel),
  }
}

type Parcel = OrderDetails['parcels'][number]['parcel'] | undefined

const words: Record<TimelineEntry['kind'], (store: string, parcel: Parcel) => string> = {
  placed: () => t('orders.told.placed'),
  paid: () => t('orders.told.paid'),
  'payment-failed': () => t('orders.told.payment-failed'),
  expired: () => t('orders.told.expired'),
  cancelled: (store) => (store ? t('orders.told.cancelled-by', { store }) : t('orders.told.cancelled')),
  refunded: () => t('orders.told.refunded'),
  'refund-failed': () => t('orders.told.refund-failed'),
  packed: (store) => t('orders.told.packed', { store }),
  shipped: (store, parcel) =>
    parcel?.isPickup
      ? t('orders.told.ready', { store })
      : [sentWords(store, parcel?.carrier), parcel?.trackingNumber].filter(Boolean).join(' '),
  delivered: (store, parcel) => t(parcel?.isPickup ? 'orders.told.collected' : 'orders.told.delivered', { store }),
  returned: (store) => t('orders.told.returned', { store }),
}

function sentWords(store: string, carrier: string | null | undefined): string {
  return carrier ? t('orders.told.shipped-with', { store, carrier }) : t('orders.told.shipped', { store })
}
