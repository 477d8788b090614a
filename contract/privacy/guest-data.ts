import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { email, single, timestamp } from '../http/fields.ts'

/** A reason against erasing a guest's data: an order under way, a request without an answer, a payment that a bank looks into. */
export const guestObstacle = z.enum(['open-orders', 'open-requests', 'open-disputes'])

/** The data of an address without an account, as its mailed link shows them. */
export const guestData = z.object({
  email: z.string(),
  /** The orders that were placed with the address without an account. */
  orderCount: z.int(),
  /** True when this link has been used for a copy. */
  isExported: z.boolean(),
  /** The reasons why the data cannot be erased yet. */
  obstacles: z.array(guestObstacle),
  /** The end of the link. */
  expiresAt: timestamp,
})

const tag = 'privacy'
const byToken = z.object({ token: z.string().max(100) })

export const askGuestLink = endpoint({
  operationId: 'askGuestLink',
  tag,
  summary:
    'Have a link mailed to an address, for the data of its orders without an account. The answer and the email are the same for every address',
  method: 'post',
  path: '/guest-data/',
  access: 'public',
  body: z.strictObject({ email }),
  replies: { 202: null },
  problems: ['rate-limited'],
})

export const getGuestData = endpoint({
  operationId: 'getGuestData',
  tag,
  summary: 'The data that a mailed link is about, and what stands against erasing them',
  method: 'get',
  path: '/guest-data/{token}',
  access: 'public',
  params: byToken,
  replies: { 200: single(guestData) },
  problems: ['not-found', 'rate-limited'],
})

export const exportGuestData = endpoint({
  operationId: 'exportGuestData',
  tag,
  summary: 'Download the data as a zip archive, once for each link',
  method: 'post',
  path: '/guest-data/{token}/export',
  access: 'public',
  params: byToken,
  replies: { 200: z.string() },
  replyMediaType: 'application/octet-stream',
  problems: ['not-found', 'wrong-state', 'rate-limited'],
})

export const eraseGuestData = endpoint({
  operationId: 'eraseGuestData',
  tag,
  summary: 'Erase the data but for what returns, disputes and the books need, and end all links of the address',
  method: 'post',
  path: '/guest-data/{token}/erasure',
  access: 'public',
  params: byToken,
  replies: { 204: null },
  problems: ['not-found', 'wrong-state', 'rate-limited'],
})

export type GuestObstacle = z.infer<typeof guestObstacle>
export type GuestData = z.infer<typeof guestData>
