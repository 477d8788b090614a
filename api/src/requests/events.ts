import type { RequestState } from '@makola/contract/requests/requests.ts'
import { defineEvent } from '../platform/messaging/events.ts'
import type { Side } from './tables.ts'

/** A request was opened or has another state. */
export const requestMoved = defineEvent<{
  requestId: string
  /** The id of the event in the request's history. */
  eventId: string
  orderId: string
  from: RequestState | null
  to: RequestState
  by: Side
}>('request.moved', ({ requestId }) => requestId)

/** A request goes on for fewer units: the others were refunded by hand. */
export const requestShrunk = defineEvent<{
  requestId: string
  /** The id of the event in the request's history. */
  eventId: string
  orderId: string
  /** The units that were refunded, and those that it goes on for. */
  refunded: number
  left: number
}>('request.shrunk', ({ requestId }) => requestId)

/** A request is about to be decided by silence. */
export const requestDueSoon = defineEvent<{ requestId: string; dueAt: string; version: number }>(
  'request.due-soon',
  ({ requestId }) => requestId,
)
