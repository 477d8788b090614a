import type { ParcelState } from '@makola/contract/orders.ts'
import { defineEvent } from '../platform/messaging/events.ts'

/** An order waits for its payment. */
export const orderPlaced = defineEvent<{ orderId: string }>('order.placed', ({ orderId }) => orderId)

/** Its money is there and its stock is sold: told once for each order. */
export const orderPaid = defineEvent<{ orderId: string }>('order.paid', ({ orderId }) => orderId)

/** Money came that does not fit its order: an operator is to decide about it. */
export const paymentToDecide = defineEvent<{ orderId: string }>('order.payment-to-decide', ({ orderId }) => orderId)

/** An order ended unpaid; its stock was given back. */
export const orderExpired = defineEvent<{ orderId: string }>('order.expired', ({ orderId }) => orderId)

/** A store packed, shipped, delivered or gave up a parcel. */
export const parcelMoved = defineEvent<{ orderId: string; parcelId: string; state: ParcelState }>(
  'parcel.moved',
  ({ parcelId }) => parcelId,
)
