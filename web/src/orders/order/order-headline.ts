import type { OrderState, ParcelState, TrackedOrder, TrackedParcel } from '@makola/contract/orders.ts'

const over = new Set<OrderState>(['completed', 'expired', 'cancelled', 'refunded'])

/** Returns true when an order will not change by itself any more. */
export function isOver(state: OrderState): boolean {
  return over.has(state)
}

export type Headline = { title: string; text: string; tone: 'neutral' | 'accent' | 'success' | 'danger' }

const byState: Record<Exclude<OrderState, 'paid'>, Headline> = {
  awaiting_payment: {
    title: 'Waiting for your payment',
    text: 'We keep everything aside for you until the payment is through.',
    tone: 'accent',
  },
  completed: { title: 'Delivered', text: 'Everything has arrived. Enjoy it!', tone: 'success' },
  expired: {
    title: 'Not paid in time',
    text: 'No payment reached us, so the items went back on sale. You were not charged.',
    tone: 'danger',
  },
  cancelled: { title: 'Cancelled', text: 'This order was cancelled.', tone: 'danger' },
  refunded: { title: 'Refunded', text: 'The money is on its way back to you.', tone: 'neutral' },
  partly_refunded: {
    title: 'Partly refunded',
    text: 'Part of the money is on its way back to you. The rest of the order goes on.',
    tone: 'neutral',
  },
  review: {
    title: 'We are looking at your payment',
    text: 'We have your money. A person is checking the order and will write to you.',
    tone: 'accent',
  },
}

/** Cash due is not money that we have: a cancelled part is not paid. */
const ofCash: Partial<typeof byState> = {
  refunded: {
    title: 'Called off',
    text: 'There is nothing left to pay. Cash that you have handed over already comes back from the store.',
    tone: 'neutral',
  },
  partly_refunded: {
    title: 'Partly called off',
    text: 'There is less to pay in cash, or the store hands it back. The rest of the order goes on.',
    tone: 'neutral',
  },
}

const confirming: Headline = {
  title: 'Confirming your payment',
  text: 'Your bank is still working on it. There is nothing you need to do: we write as soon as it is paid.',
  tone: 'accent',
}

const letGo: Headline = {
  title: 'Changed before payment',
  text: 'You changed this order, so it ended unpaid. You were not charged.',
  tone: 'neutral',
}

type Standing = Pick<TrackedOrder, 'state' | 'parcels' | 'paysCash' | 'isConfirming' | 'isLetGo'>

/** Words the state of an order for the shopper. */
export function writeHeadline(order: Standing): Headline {
  if (order.state === 'awaiting_payment' && order.isConfirming) return confirming
  if (order.state === 'expired' && order.isLetGo) return letGo
  if (order.state !== 'paid') return (order.paysCash && ofCash[order.state]) || byState[order.state]
  const states = order.parcels.map((parcel) => parcel.state)
  const count = (...wanted: ParcelState[]) => states.filter((state) => wanted.includes(state)).length
  const onTheWay = count('shipped')
  const arrived = count('delivered')
  if (onTheWay + arrived > 0 && onTheWay + arrived < states.length) {
    const text = `${onTheWay + arrived} of ${states.length} parcels ${onTheWay === 0 ? 'arrived' : 'left their store'}.`
    return { title: 'Partly on its way', text, tone: 'success' }
  }
  if (onTheWay > 0)
    return { title: 'On its way', text: describeParcels(onTheWay, 'is', 'are', 'travelling to you.'), tone: 'success' }
  if (count('packed') > 0) {
    return {
      title: 'Being packed',
      text: describeParcels(count('packed'), 'is', 'are', 'packed and will leave soon.'),
      tone: 'success',
    }
  }
  return {
    title: order.paysCash ? 'Placed, to pay in cash' : 'Paid',
    text: describeParcels(states.length, 'is', 'are', 'being prepared.'),
    tone: 'success',
  }
}

function describeParcels(count: number, one: string, many: string, rest: string): string {
  return count === 1 ? `1 parcel ${one} ${rest}` : `${count} parcels ${many} ${rest}`
}

/** The words for a parcel that was still waiting when its order ended, or that waits for the bank. */
const waitingWords: Partial<Record<OrderState, string>> = {
  expired: 'Not paid',
  cancelled: 'Cancelled',
  review: 'On hold',
  refunded: 'Refunded',
}

/** Names the state of a parcel; it never contradicts its order. */
export function nameParcelState(
  { state }: Pick<TrackedParcel, 'state'>,
  order: Pick<TrackedOrder, 'state' | 'isConfirming'>,
): string {
  if (state !== 'waiting') return parcelWords[state]
  return order.isConfirming ? 'Confirming payment' : (waitingWords[order.state] ?? parcelWords.waiting)
}

/** The expected steps of a parcel. */
export const parcelSteps: readonly ParcelState[] = ['new', 'packed', 'shipped', 'delivered']

export const parcelWords: Record<ParcelState, string> = {
  waiting: 'Waiting for payment',
  new: 'Being prepared',
  packed: 'Packed',
  shipped: 'On its way',
  delivered: 'Delivered',
  cancelled: 'Cancelled',
  returned: 'Returned',
}
