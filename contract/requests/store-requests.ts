import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { filledText, id, idOrSlug, line, list, money, paging, paragraphs, single, timestamp } from '../http/fields.ts'
import { request, requestState, requestText, returnCondition, windowBasis } from './requests.ts'

/** A store's acts. */
export const storeAct = z.enum(['approve', 'decline', 'offer', 'replace', 'deliver', 'instruct', 'receive', 'contest'])

/** As the store and the staff see it. */
export const storeRequest = request.extend({
  buyerName: z.string(),
  openedBy: z.enum(['link', 'account', 'staff']),
  /**
   * The last moment of asking, null without an end, and who set it: kept as it was at the opening. `isWithdrawal`: the buyer had the
   * right by law then.
   */
  window: z.object({ basis: windowBasis, closesAt: timestamp.nullable(), isWithdrawal: z.boolean() }),
  /** Those that the reader's role may not take give the reason. */
  acts: z.array(z.object({ act: storeAct, isAllowed: z.boolean() })),
  /** True when the reader may decide it as staff now. */
  canDecide: z.boolean(),
})

export const requestRow = storeRequest
  .pick({
    id: true,
    number: true,
    kind: true,
    reason: true,
    state: true,
    parcelId: true,
    parcelNumber: true,
    store: true,
    buyerName: true,
    openedAt: true,
    dueAt: true,
    dueAction: true,
    worth: true,
  })
  .extend({ itemCount: z.int() })

const tag = 'requests'

export const listRequests = endpoint({
  operationId: 'listRequests',
  tag,
  summary: "A store's requests, newest first",
  method: 'get',
  path: '/requests/',
  access: 'member',
  query: z.strictObject({ ...paging, store: idOrSlug, state: requestState.optional(), parcel: id.optional() }),
  replies: {
    200: z.object({
      data: z.array(requestRow),
      /** The number in each state, whichever state or parcel is asked for; states without any are left out. */
      meta: z.object({ next: z.string().nullable(), counts: z.partialRecord(requestState, z.int()) }),
    }),
  },
  problems: ['not-found'],
})

export const getRequest = endpoint({
  operationId: 'getRequest',
  tag,
  summary: 'A request, for its store or for the staff',
  method: 'get',
  path: '/requests/{id}',
  access: 'member',
  params: z.object({ id }),
  replies: { 200: single(storeRequest) },
  problems: ['not-found'],
})

export const answerRequest = endpoint({
  operationId: 'answerRequest',
  tag,
  summary:
    "The store's next act: approve, decline, offer a part, send a replacement, or deal with the goods that come back",
  method: 'post',
  path: '/requests/{id}/answer',
  access: 'member',
  params: z.object({ id }),
  body: z.discriminatedUnion('act', [
    /** With `needsGoods` the buyer sends them first; `returnTo` says where. Without, the money goes back at once. */
    z.strictObject({ act: z.literal('approve'), needsGoods: z.boolean(), returnTo: paragraphs(500).optional() }),
    z.strictObject({ act: z.literal('decline'), text: requestText }),
    z.strictObject({ act: z.literal('offer'), amount: money, text: requestText.optional() }),
    /** Other units were sent in place of missing or faulty ones: they leave the stock, and no money moves. */
    z.strictObject({ act: z.literal('replace'), carrier: line(60).optional(), trackingNumber: line(60) }),
    /** The replacement was delivered. */
    z.strictObject({ act: z.literal('deliver') }),
    z.strictObject({ act: z.literal('instruct'), returnTo: filledText(500) }),
    z.strictObject({
      act: z.literal('receive'),
      lines: z
        .array(z.strictObject({ lineId: id, condition: returnCondition, restock: z.int().min(0).max(999) }))
        .min(1)
        .max(100),
    }),
    /** The goods came back in another state than they were sent in: the staff decides. */
    z.strictObject({ act: z.literal('contest'), text: requestText }),
  ]),
  replies: { 200: single(storeRequest) },
  problems: ['forbidden', 'not-found', 'wrong-state', 'out-of-stock'],
})

// For the shop's staff.

export const listEscalatedRequests = endpoint({
  operationId: 'listEscalatedRequests',
  tag,
  summary: 'Requests that wait for a decision of the staff, by their end',
  method: 'get',
  path: '/requests/escalated',
  access: 'staff',
  permission: 'requests.read',
  query: z.strictObject(paging),
  replies: { 200: list(requestRow) },
  problems: ['forbidden'],
})

export const decideRequest = endpoint({
  operationId: 'decideRequest',
  tag,
  summary: 'Decide an escalated request: all or a part of the money, or none, with the reason that both sides read',
  method: 'post',
  path: '/requests/{id}/decision',
  access: 'staff',
  permission: 'requests.write',
  params: z.object({ id }),
  body: z.discriminatedUnion('outcome', [
    z.strictObject({ outcome: z.literal('refund'), needsGoods: z.boolean(), reason: requestText }),
    z.strictObject({ outcome: z.literal('part'), amount: money, reason: requestText }),
    z.strictObject({ outcome: z.literal('none'), reason: requestText }),
  ]),
  replies: { 200: single(storeRequest) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export type StoreRequest = z.infer<typeof storeRequest>
export type RequestRow = z.infer<typeof requestRow>
export type StoreAct = z.infer<typeof storeAct>
