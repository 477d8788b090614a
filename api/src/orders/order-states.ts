import type { OrderState, ParcelState } from '@makola/contract/orders/orders.ts'
import { refuse } from '../platform/problem.ts'

/** The transitions of an order. `review`: the money does not match; an operator decides. */
export const orderTransitions: Record<OrderState, readonly OrderState[]> = {
  awaiting_payment: ['paid', 'expired', 'cancelled', 'review'],
  paid: ['completed', 'cancelled', 'refunded', 'partly_refunded', 'review'],
  completed: ['refunded', 'partly_refunded'],
  expired: ['paid', 'review'],
  cancelled: ['review', 'refunded'],
  refunded: [],
  partly_refunded: ['refunded', 'completed', 'cancelled'],
  review: ['paid', 'expired', 'cancelled', 'refunded'],
}

/** The one way back: a refund turned away by the buyer's bank is the order's money again. */
export const statesAfterTurnedAway: Partial<Record<OrderState, readonly OrderState[]>> = {
  refunded: ['paid', 'completed', 'cancelled', 'partly_refunded', 'review'],
  partly_refunded: ['paid', 'completed', 'cancelled'],
}

/** The transitions of a parcel: `waiting` until the order is paid. */
export const parcelTransitions: Record<ParcelState, readonly ParcelState[]> = {
  waiting: ['new', 'cancelled'],
  new: ['packed', 'cancelled'],
  packed: ['shipped', 'cancelled'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
}

/** Final states of a parcel: an order is completed when all of its parcels are in one. */
export const closedParcelStates: readonly ParcelState[] = ['delivered', 'cancelled', 'returned']

/** @throws Problem `wrong-state` (409) with the present state. */
export function requireOrderTransition(from: OrderState, to: OrderState): void {
  if (orderTransitions[from].includes(to)) return
  throw refuse('orders.no-such-move', { from, to }, { current: from })
}
