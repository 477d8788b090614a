import type { ParcelState } from '@makola/contract/orders/orders.ts'
import { defineEvent } from '../platform/messaging/events.ts'

/** An order's money has arrived and its stock is sold: emitted once for each order. */
export const orderPaid = defineEvent<{ orderId: string }>('order.paid', ({ orderId }) => orderId)

/** Money arrived that does not match its order: an operator decides about it. */
export const paymentToDecide = defineEvent<{ orderId: string }>('order.payment-to-decide', ({ orderId }) => orderId)

/** An order ended unpaid; its stock was released. */
export const orderExpired = defineEvent<{ orderId: string }>('order.expired', ({ orderId }) => orderId)

/**
 * A store packed, shipped, delivered or cancelled a parcel. Of one that was shipped it tells when that can no longer be undone. `at`
 * is when the timeline says that it happened; the release before did not tell.
 */
export const parcelMoved = defineEvent<{ orderId: string; parcelId: string; state: ParcelState; at?: string }>(
  'parcel.moved',
  ({ parcelId }) => parcelId,
)
