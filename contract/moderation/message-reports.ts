import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, paragraphs } from '../http/fields.ts'
import { message, storeThread } from '../messages/messages.ts'
import { trackingToken } from '../orders/orders.ts'
import { messageReason } from './moderation.ts'

const tag = 'moderation'
/** The answer goes to the address that the order, or the account, has. */
const said = z.strictObject({ reason: messageReason, text: paragraphs(2000).optional() })

export const reportStoresMessage = endpoint({
  operationId: 'reportStoresMessage',
  tag,
  summary: 'Tell the shop about a message of a store, as its buyer; told again before the decision, it changes nothing',
  method: 'post',
  path: '/orders/track/{token}/parcels/{parcelId}/messages/{messageId}/reports',
  access: 'public',
  params: z.object({ token: trackingToken, parcelId: id, messageId: id }),
  body: said,
  replies: { 204: null },
  problems: ['not-found', 'rate-limited'],
})

export const reportBuyersMessage = endpoint({
  operationId: 'reportBuyersMessage',
  tag,
  summary: 'Tell the shop about a message of a buyer, as the store; told again before the decision, it changes nothing',
  method: 'post',
  path: '/parcels/{id}/messages/{messageId}/reports',
  access: 'member',
  params: z.object({ id, messageId: id }),
  body: said,
  replies: { 204: null },
  problems: ['not-found', 'forbidden', 'rate-limited'],
})

// For the shop's staff.

export const readReportedMessage = endpoint({
  operationId: 'readReportedMessage',
  tag,
  summary:
    'Read a reported message with up to ten around it, newest first: both sides see who, the activity log keeps it',
  method: 'post',
  path: '/reports/{id}/messages',
  access: 'staff',
  permission: 'messages.write',
  params: z.object({ id }),
  replies: {
    200: z.object({ data: z.array(message), meta: z.object({ messageId: id, thread: storeThread }) }),
  },
  problems: ['not-found', 'forbidden'],
})

export type SaidOfMessage = z.input<typeof said>
