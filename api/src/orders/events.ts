import type { ParcelState } from '@makola/contract/orders.ts'
import { defineEvent } from '../platform/events.ts'

/** An order waits for its payment. */
export const orderPlaced = defineEvent<{ orderId: string }>('order.placed')

/** A store packed, shipped, delivered or gave up a parcel. */
export const parcelMoved = defineEvent<{ orderId: string; parcelId: string; state: ParcelState }>('parcel.moved')
