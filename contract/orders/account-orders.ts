import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, list, money, paging, single, timestamp } from '../http/fields.ts'
import { picture } from '../media/media.ts'
import { orderState, parcelState } from './orders.ts'

/** An order in its shopper's list. */
export const accountOrder = z.object({
  id,
  number: z.string(),
  state: orderState,
  /** True when a provider says that the money is under way. */
  isConfirming: z.boolean(),
  /** True when the buyer released the order in order to change it. */
  isLetGo: z.boolean(),
  placedAt: timestamp,
  total: money,
  /** True when it is paid in cash on delivery. */
  paysCash: z.boolean(),
  /** Units, over all lines. */
  itemCount: z.int(),
  stores: z.array(z.string()),
  /** In the order of their numbers, as on the order's own page. */
  parcels: z.array(z.object({ state: parcelState, isPickup: z.boolean() })),
  /** The pictures of its first lines, at most four. */
  pictures: z.array(picture),
  /** Opens the order: `/order-tracking/?token=…`. */
  trackingToken: z.string(),
})

const tag = 'orders'

export const listAccountOrders = endpoint({
  operationId: 'listAccountOrders',
  tag,
  summary: "The account's own orders, newest first",
  method: 'get',
  path: '/orders/mine',
  access: 'account',
  query: z.strictObject(paging),
  replies: { 200: list(accountOrder) },
  problems: [],
})

export const listClaimableOrders = endpoint({
  operationId: 'listClaimableOrders',
  tag,
  summary: "Guest orders that were placed with the account's verified email address, newest first",
  method: 'get',
  path: '/orders/claimable',
  access: 'account',
  query: z.strictObject(paging),
  replies: { 200: list(accountOrder) },
  problems: [],
})

export const claimOrders = endpoint({
  operationId: 'claimOrders',
  tag,
  summary: 'Take guest orders over into the account: the named ones, or all that are claimable',
  method: 'post',
  path: '/orders/claim',
  access: 'account',
  body: z.strictObject({ ids: z.array(id).min(1).max(100).optional() }),
  replies: { 200: single(z.object({ claimed: z.int() })) },
  problems: ['not-found'],
})

export type AccountOrder = z.infer<typeof accountOrder>
