import type { OrderState, ParcelState, TrackedOrder, TrackedParcel } from '@makola/contract/orders/orders.ts'
import type { Key } from '@makola/words/messages.ts'
import type { Words } from '../../ui/words/use-words.ts'
import { isAllPickup, isPickup, type Pickup } from './order-facts.ts'

export type Headline = { title: string; text: string; tone: 'neutral' | 'accent' | 'success' | 'danger' }

const byState = {
  awaiting_payment: {
    title: 'orders.order.awaiting-payment',
    text: 'orders.order.awaiting-payment.text',
    tone: 'accent',
  },
  collected: { title: 'orders.order.collected', text: 'orders.order.collected.text', tone: 'success' },
  completed: { title: 'orders.order.completed', text: 'orders.order.completed.text', tone: 'success' },
  expired: { title: 'orders.order.expired', text: 'orders.order.expired.text', tone: 'danger' },
  cancelled: { title: 'orders.order.cancelled', text: 'orders.order.cancelled.text', tone: 'danger' },
  refunded: { title: 'orders.order.refunded', text: 'orders.order.refunded.text', tone: 'neutral' },
  paid_back: { title: 'orders.order.refunded', text: 'orders.order.refunded.text-cash', tone: 'neutral' },
  partly_refunded: {
    title: 'orders.order.partly-refunded',
    text: 'orders.order.partly-refunded.text',
    tone: 'neutral',
  },
  review: { title: 'orders.order.review', text: 'orders.order.review.text', tone: 'accent' },
  confirming: { title: 'orders.order.confirming', text: 'orders.order.confirming.text', tone: 'accent' },
  let_go: { title: 'orders.order.let-go', text: 'orders.order.let-go.text', tone: 'neutral' },
  // Cash due is not money that we have: a cancelled part is not paid.
  called_off: { title: 'orders.order.called-off', text: 'orders.order.called-off.text', tone: 'neutral' },
  partly_called_off: {
    title: 'orders.order.partly-called-off',
    text: 'orders.order.partly-called-off.text',
    tone: 'neutral',
  },
} as const satisfies Record<string, { title: Key; text: Key; tone: Headline['tone'] }>

type Progress = Pick<TrackedParcel, 'state'> & Pickup
type Units = Pick<TrackedParcel['lines'][number], 'quantity' | 'refundedQuantity'>
/** Its list shows the title alone, and knows no refunds. */
type Shown = Pick<TrackedOrder, 'state' | 'paysCash' | 'isConfirming' | 'isLetGo'> & {
  parcels: readonly (Progress & { lines?: readonly Units[] })[]
  refundedTotal?: TrackedOrder['refundedTotal']
}

/** Words the state of an order for the shopper. */
export function writeHeadline(order: Shown, t: Words): Headline {
  const state = refineState(order)
  if (state === 'paid') return writeProgress(order, t)
  const { title, text, tone } = byState[state]
  return { title: t(title), text: t(text), tone, ...writeEnd(order, t) }
}

function refineState({ state, paysCash, isConfirming, isLetGo, parcels }: Shown): keyof typeof byState | 'paid' {
  if (state === 'awaiting_payment' && isConfirming) return 'confirming'
  if (state === 'expired' && isLetGo) return 'let_go'
  if (state === 'completed' && isAllPickup(parcels)) return 'collected'
  if (state === 'refunded' && paysCash)
    return parcels.some((parcel) => parcel.state === 'delivered') ? 'paid_back' : 'called_off'
  if (state === 'partly_refunded' && paysCash) return 'partly_called_off'
  return state
}

/** Other words for an order whose parcels have all ended, some of them otherwise than planned, or refunded in part. */
function writeEnd({ state, paysCash, parcels, refundedTotal }: Shown, t: Words): Partial<Headline> | undefined {
  const isIn = (wanted: ParcelState) => filterByState(parcels, wanted)
  const [arrived, cancelled, returned] = [isIn('delivered'), isIn('cancelled'), isIn('returned')]
  const got = arrived.length
  const isEnded = got + cancelled.length + returned.length === parcels.length && cancelled.length < parcels.length
  if (!isEnded || (state !== 'completed' && state !== 'partly_refunded')) return
  if (got === parcels.length) {
    const way = paysCash ? 'cash' : 'other'
    return refundedTotal?.amount ? { text: t('orders.order.received-less.text', { parcels: got, way }) } : undefined
  }
  const isBack =
    !paysCash && cancelled.every(({ lines }) => lines?.every((line) => line.refundedQuantity === line.quantity))
  const lost = [
    cancelled[0] &&
      t(isBack ? 'orders.order.also-refunded' : 'orders.order.also-cancelled', { parcels: cancelled.length }),
    got && returned[0] && t('orders.order.also-returned', { parcels: returned.length }),
  ]
  const { title, text } = got
    ? writeArrived(arrived, parcels.length, t)
    : {
        title: t('orders.order.parcel.returned'),
        text: t('orders.order.returned.text', { parcels: returned.length }),
      }
  return { title, text: [text, ...lost].filter(Boolean).join(' '), tone: got ? 'success' : 'neutral' }
}

const filterByState = (parcels: Shown['parcels'], wanted: ParcelState) =>
  parcels.filter(({ state }) => state === wanted)

/** How far the parcels of a paid order are. */
function writeProgress(order: Pick<Shown, 'parcels' | 'paysCash'>, t: Words): Headline {
  // The refund of the others has not come through yet.
  const parcels = order.parcels.filter(({ state }) => state !== 'cancelled' && state !== 'returned').length
  const isIn = (wanted: ParcelState) => filterByState(order.parcels, wanted)
  const [packed, sent, arrived] = [isIn('packed'), isIn('shipped'), isIn('delivered')]
  const left = [...sent, ...arrived]
  if (left.length > 0 && left.length < parcels) return { ...writePart({ sent, arrived, parcels }, t), tone: 'success' }
  if (sent.length > 0) return { ...writeSent(sent, t), tone: 'success' }
  if (packed.length > 0) {
    const text = isAllPickup(packed) ? 'orders.order.packed-pickup.text' : 'orders.order.packed.text'
    return { title: t('orders.order.packed'), text: t(text, { parcels: packed.length }), tone: 'success' }
  }
  const title = order.paysCash ? t('orders.order.to-pay-in-cash') : t('orders.order.paid')
  return { title, text: t('orders.order.paid.text', { parcels }), tone: 'success' }
}

type Said = Pick<Headline, 'title' | 'text'>
type Part = { sent: readonly Progress[]; arrived: readonly Progress[]; parcels: number }

/** Some parcels have left their stores, others have not. */
function writePart({ sent, arrived, parcels }: Part, t: Words): Said {
  if (sent.length === 0) return writeArrived(arrived, parcels, t)
  const carried = [...sent, ...arrived].filter((parcel) => !isPickup(parcel)).length
  return carried === 0
    ? {
        title: t('orders.order.partly-ready'),
        text: t('orders.order.partly-ready.text', { ready: sent.length, parcels }),
      }
    : {
        title: t('orders.order.partly-shipped'),
        text: t('orders.order.partly-shipped.text', { left: carried, parcels }),
      }
}

/** Some parcels have arrived, the others are in their stores or will not come. */
function writeArrived(arrived: readonly Progress[], parcels: number, t: Words): Said {
  const counts = { arrived: arrived.length, parcels }
  return isAllPickup(arrived)
    ? { title: t('orders.order.partly-collected'), text: t('orders.order.partly-collected.text', counts) }
    : { title: t('orders.order.partly-arrived'), text: t('orders.order.partly-arrived.text', counts) }
}

/** All parcels have left their stores; these have not arrived yet. */
function writeSent(sent: readonly Progress[], t: Words): Said {
  const ready = sent.filter(isPickup).length
  const underway = sent.length - ready
  if (underway === 0) return { title: t('orders.order.ready'), text: t('orders.order.ready.text', { parcels: ready }) }
  const title = t('orders.order.shipped')
  if (ready === 0) return { title, text: t('orders.order.shipped.text', { parcels: underway }) }
  return { title, text: t('orders.order.underway-and-ready.text', { underway, ready }) }
}

/** A parcel that waits for the payment of its order, or did when the order ended. */
const waitingWords = {
  awaiting_payment: 'orders.order.parcel.waiting',
  paid: 'orders.order.parcel.waiting',
  completed: 'orders.order.parcel.waiting',
  partly_refunded: 'orders.order.parcel.waiting',
  expired: 'orders.order.parcel.not-paid',
  cancelled: 'orders.order.parcel.cancelled',
  review: 'orders.order.parcel.on-hold',
  refunded: 'orders.order.parcel.refunded',
} as const satisfies Record<OrderState, Key>

/** Names the state of a parcel; it never contradicts its order. */
export function nameParcelState(
  { state, ...parcel }: Progress,
  order: Pick<TrackedOrder, 'state' | 'isConfirming'>,
  t: Words,
): string {
  if (state !== 'waiting') return t((isPickup(parcel) ? pickupWords : parcelWords)[state])
  if (order.isConfirming) return t('orders.order.parcel.confirming')
  return t(waitingWords[order.state])
}

/** The expected steps of a parcel. */
export const parcelSteps: readonly ParcelState[] = ['new', 'packed', 'shipped', 'delivered']

const parcelWords = {
  new: 'orders.order.parcel.new',
  packed: 'orders.order.parcel.packed',
  shipped: 'orders.order.parcel.shipped',
  delivered: 'orders.order.parcel.delivered',
  cancelled: 'orders.order.parcel.cancelled',
  returned: 'orders.order.parcel.returned',
} as const satisfies Record<Exclude<ParcelState, 'waiting'>, Key>

const pickupWords = {
  ...parcelWords,
  shipped: 'orders.order.parcel.ready',
  delivered: 'orders.order.parcel.collected',
} as const
