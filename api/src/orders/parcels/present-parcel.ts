import type { Parcel, ParcelLine } from '@makola/contract/orders/parcels.ts'
import type { Refund } from '@makola/contract/orders/refunds.ts'
import { providerName } from '@makola/contract/payments/payments.ts'
import { formatAddress } from '@makola/countries/format-address.ts'
import { addMinor } from '@makola/money/money.ts'
import { say } from '@makola/words/say.ts'
import { presentPicture } from '../../media/pictures/present-picture.ts'
import type { Config } from '../../platform/config.ts'
import { readPickup } from '../../shipping/read-pickup.ts'
import { mayInStore, type RoleInStore } from '../../stores/require-permission.ts'
import { buyerAuthor, isCancelledByBuyer } from '../cancelled-by-buyer.ts'
import {
  countRefundedUnits,
  isRefunded,
  type ParcelRefund,
  refundableOf,
  sumTakenOut,
} from '../refunds/read-parcel-refunds.ts'
import { restOfParcel } from '../refunds/rest-of-parcel.ts'
import { isOwedInCash, isPaidByShop } from '../way-back.ts'
import { cashDueOf } from './cash-due.ts'
import { estimateArrival } from './estimate-arrival.ts'
import { listSteps } from './parcel-steps.ts'
import type { ParcelDetails } from './read-parcel.ts'

const t = say('en')

type Units = ReadonlyMap<string, number>
type Event = ParcelDetails['events'][number]

/** A parcel as its store sees it: every amount in the buyer's and in the store's currency, from the order's own copy. */
export function presentParcel(
  { mediaUrl }: Pick<Config, 'mediaUrl'>,
  details: ParcelDetails,
  role: RoleInStore,
): Omit<Parcel, 'accepted' | 'earning'> {
  const { parcel, order, lines, events, refunds } = details
  const refundableMinor = refundableOf(parcel, refunds)
  const bought = lines.map(({ line }) => line)
  const isAllBack = isRefunded(parcel, refunds, bought)
  const refunded = countRefundedUnits(refunds, { lines: bought, isAllBack })
  const restocked = sumTakenOut(refunds, (line) => line.restocked ?? 0)
  const { deliveryMinor } = restOfParcel({ parcel, lines: bought, refunds })
  const { country, base, rate, marginPct } = order.rateSnapshot
  return {
    ...presentAmounts(details),
    id: parcel.id,
    orderId: order.id,
    number: parcel.number,
    orderNumber: order.number,
    state: parcel.state,
    orderState: order.state,
    isRefunded: isAllBack,
    placedAt: order.placedAt.toISOString(),
    paidAt: order.paidAt?.toISOString() ?? null,
    paysCash: order.paysCash,
    cashDue: cashDueOf(order, { state: parcel.state, refundableMinor, isRefunded: isAllBack }),
    store: { id: parcel.storeId, name: details.storeName, currency: parcel.storeCurrency },
    lines: lines.map((row) => presentLine(row, details, { mediaUrl, refunded, restocked })),
    deliveryName: parcel.deliveryName,
    pickup: readPickup(parcel),
    rate: { country, base, currency: order.currency, rate, marginPct },
    estimate: estimateArrival(order, parcel),
    buyer: { name: order.address.name, email: order.email, phone: order.phone },
    note: order.note,
    addressLines: formatAddress(order.address),
    carrier: parcel.carrier,
    trackingNumber: parcel.trackingNumber,
    timeline: events.map((event) => presentEvent(event, details)),
    refunds: refunds.map((refund) => presentRefund(refund, { storeCurrency: parcel.storeCurrency, role })),
    shortfall: parcel.shortfallMinor > 0 ? { amount: parcel.shortfallMinor, currency: order.currency } : null,
    refundable: { amount: refundableMinor, currency: order.currency },
    refundableDelivery: { amount: deliveryMinor, currency: order.currency },
    steps: listSteps(
      {
        state: parcel.state,
        orderState: order.state,
        paysCash: order.paysCash,
        isRefunded: isAllBack,
        refundableMinor,
        isDisputed: details.isDisputed,
      },
      role,
    ),
  }
}

function presentAmounts({ parcel, order }: ParcelDetails) {
  const paid = (amount: number) => ({ amount, currency: order.currency })
  const own = (amount: number) => ({ amount, currency: parcel.storeCurrency })
  return {
    subtotal: paid(parcel.itemsMinor),
    delivery: paid(parcel.deliveryMinor),
    total: paid(addMinor(parcel.itemsMinor, parcel.deliveryMinor)),
    storeSubtotal: own(parcel.itemsStoreMinor),
    storeDelivery: own(parcel.deliveryStoreMinor),
    storeTotal: own(addMinor(parcel.itemsStoreMinor, parcel.deliveryStoreMinor)),
  }
}

function presentLine(
  { line, picture, productId }: ParcelDetails['lines'][number],
  { parcel, order }: ParcelDetails,
  { mediaUrl, refunded, restocked }: { mediaUrl: string; refunded: Units; restocked: Units },
): ParcelLine {
  const paid = (amount: number) => ({ amount, currency: order.currency })
  const own = (amount: number) => ({ amount, currency: parcel.storeCurrency })
  return {
    id: line.id,
    productId,
    name: line.name,
    variantTitle: line.variantTitle,
    sku: line.sku,
    picture: picture && presentPicture(picture, mediaUrl),
    quantity: line.quantity,
    refundedQuantity: refunded.get(line.id) ?? 0,
    restockedQuantity: restocked.get(line.id) ?? 0,
    unitPrice: paid(line.unitMinor),
    lineTotal: paid(line.lineMinor),
    storeUnitPrice: own(line.unitStoreMinor),
    storeLineTotal: own(line.lineStoreMinor),
    typedStorePrice: line.typedStoreMinor === null ? null : own(line.typedStoreMinor),
    terms: line.terms,
  }
}

/** A refund as its store sees it. */
export function presentRefund(
  { refund, storeMinor, fact }: ParcelRefund,
  { storeCurrency, role }: { storeCurrency: string; role: RoleInStore },
): Refund {
  return {
    id: refund.id,
    amount: { amount: refund.amountMinor, currency: refund.currency },
    storeAmount: { amount: storeMinor, currency: storeCurrency },
    reason: refund.reason,
    state: refund.state,
    failure: refund.failure,
    byHand: refund.byHand,
    owed: isOwedInCash(refund) ? { mayConfirm: mayInStore(role, 'refunds.confirm') } : null,
    isPaidByShop: isPaidByShop(refund),
    provider: providerName.parse(fact.provider),
    // It names the payment of the whole order.
    transactionId: role.staff !== null ? fact.transactionId : null,
    by: refund.actor === buyerAuthor ? t('orders.told-store.by-buyer') : refund.actor,
    at: refund.requestedAt.toISOString(),
  }
}

function presentEvent(event: Event, details: ParcelDetails): Parcel['timeline'][number] {
  const { at, kind, text, actor } = event
  const { parcel, order } = details
  if (isCancelledByBuyer(event)) {
    return { at: at.toISOString(), kind, text: t('orders.told-store.cancelled-by-buyer', { reason: text }), by: null }
  }
  const own = kind === 'paid' && order.paysCash ? collectWords(details) : text
  return {
    at: at.toISOString(),
    kind,
    text: own === '' ? words[kind](parcel) : own,
    by: actor === buyerAuthor ? null : actor,
  }
}

/** The share of the order's cash that this store collects. */
function collectWords({ parcel, order }: ParcelDetails): string {
  const amount = addMinor(parcel.itemsMinor, parcel.deliveryMinor)
  return t('orders.told-store.collect', { amount: { amount, currency: order.currency } })
}

const words: Record<Event['kind'], (parcel: ParcelDetails['parcel']) => string> = {
  placed: () => t('orders.told-store.placed'),
  paid: () => t('orders.told-store.paid'),
  'payment-failed': () => t('orders.told-store.payment-failed'),
  expired: () => t('orders.told-store.expired'),
  cancelled: () => t('orders.told-store.cancelled'),
  refunded: () => t('orders.told-store.refunded'),
  'refund-failed': () => t('orders.told-store.refund-failed'),
  packed: () => t('orders.told-store.packed'),
  shipped: ({ carrier, trackingNumber, isPickup }) =>
    isPickup ? t('orders.told-store.ready') : [sentWords(carrier), trackingNumber].filter(Boolean).join(' '),
  delivered: ({ isPickup }) => (isPickup ? t('orders.told-store.collected') : t('orders.told-store.delivered')),
  returned: () => t('orders.told-store.returned'),
}

function sentWords(carrier: string | null): string {
  return carrier ? t('orders.told-store.shipped-with', { carrier }) : t('orders.told-store.shipped')
}
