import type { OrderState, ParcelState, TrackedOrder, TrackedParcel } from '@makola/contract/orders.ts'
import type { Key } from '@makola/words/messages.ts'
import type { Words } from '../../ui/words/use-words.ts'

const over = new Set<OrderState>(['completed', 'expired', 'cancelled', 'refunded'])

/** Returns true when an order will not change by itself any more. */
export function isOver(state: OrderState): boolean {
  return over.has(state)
}

export type Headline = { title: string; text: string; tone: 'neutral' | 'accent' | 'success' | 'danger' }

const byState = {
  awaiting_payment: {
    title: 'orders.order.awaiting-payment',
    text: 'orders.order.awaiting-payment.text',
    tone: 'accent',
  },
  completed: { title: 'orders.order.completed', text: 'orders.order.completed.text', tone: 'success' },
  expired: { title: 'orders.order.expired', text: 'orders.order.expired.text', tone: 'danger' },
  cancelled: { title: 'orders.order.cancelled', text: 'orders.order.cancelled.text', tone: 'danger' },
  refunded: { title: 'orders.order.refunded', text: 'orders.order.refunded.text', tone: 'neutral' },
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

type Standing = Pick<TrackedOrder, 'state' | 'paysCash' | 'isConfirming' | 'isLetGo'> & {
  parcels: Pick<TrackedParcel, 'state'>[]
}

/** Words the state of an order for the shopper. */
export function writeHeadline(order: Standing, t: Words): Headline {
  const state = refineState(order)
  if (state === 'paid') return writeProgress(order, t)
  const { title, text, tone } = byState[state]
  return { title: t(title), text: t(text), tone }
}

function refineState({ state, paysCash, isConfirming, isLetGo }: Standing): keyof typeof byState | 'paid' {
  if (state === 'awaiting_payment' && isConfirming) return 'confirming'
  if (state === 'expired' && isLetGo) return 'let_go'
  if (state === 'refunded' && paysCash) return 'called_off'
  if (state === 'partly_refunded' && paysCash) return 'partly_called_off'
  return state
}

/** How far the parcels of a paid order are. */
function writeProgress(order: Pick<Standing, 'parcels' | 'paysCash'>, t: Words): Headline {
  const tone = 'success'
  const parcels = order.parcels.length
  const count = (wanted: ParcelState) => order.parcels.filter(({ state }) => state === wanted).length
  const [packed, onTheWay, arrived] = [count('packed'), count('shipped'), count('delivered')]
  const left = onTheWay + arrived
  if (left > 0 && left < parcels) {
    return onTheWay === 0
      ? {
          title: t('orders.order.partly-arrived'),
          text: t('orders.order.partly-arrived.text', { arrived, parcels }),
          tone,
        }
      : {
          title: t('orders.order.partly-shipped'),
          text: t('orders.order.partly-shipped.text', { left, parcels }),
          tone,
        }
  }
  if (onTheWay > 0) {
    return { title: t('orders.order.shipped'), text: t('orders.order.shipped.text', { parcels: onTheWay }), tone }
  }
  if (packed > 0) {
    return { title: t('orders.order.packed'), text: t('orders.order.packed.text', { parcels: packed }), tone }
  }
  const title = order.paysCash ? t('orders.order.to-pay-in-cash') : t('orders.order.paid')
  return { title, text: t('orders.order.paid.text', { parcels }), tone }
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
  { state }: Pick<TrackedParcel, 'state'>,
  order: Pick<TrackedOrder, 'state' | 'isConfirming'>,
  t: Words,
): string {
  if (state !== 'waiting') return t(parcelWords[state])
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
