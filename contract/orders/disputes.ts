import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, list, money, paging, single, timestamp } from '../http/fields.ts'
import { providerName } from '../payments/payments.ts'
import { parcelState } from './orders.ts'

const tag = 'disputes'

/**
 * `inquiry`: the bank only asks, and a refund ends it. `needs_response`: it waits for an answer, and silence loses it. `closed`: it
 * ended without a decision.
 */
export const disputeState = z.enum(['inquiry', 'needs_response', 'under_review', 'won', 'lost', 'closed'])

/** A payment that its buyer disputes at the bank. */
export const dispute = z.object({
  id,
  provider: providerName,
  /** The provider's own name for it. */
  providerDisputeId: z.string(),
  orderNumber: z.string(),
  state: disputeState,
  /** In the bank's words. */
  reason: z.string(),
  amount: money,
  /** The provider's charge for it; null when nothing. */
  fee: money.nullable(),
  /** `withdrawn`: the provider has taken the money. `reinstated`: it has come back. */
  funds: z.enum(['none', 'withdrawn', 'reinstated']),
  /** The end of the time for an answer; null when none is possible. */
  dueAt: timestamp.nullable(),
  openedAt: timestamp,
  closedAt: timestamp.nullable(),
  answer: z.object({ kind: z.enum(['evidence', 'accepted']), at: timestamp, by: z.string() }).nullable(),
  /** True when the delivery is not proven and the time is nearly over: nothing is sent by itself. */
  needsPerson: z.boolean(),
  buyer: z.object({ name: z.string(), email: z.string().nullable(), phone: z.string().nullable() }),
  parcels: z.array(z.object({ id, number: z.string(), storeName: z.string(), state: parcelState })),
  /** The parcel that bears a loss first; null: all, in proportion to what is left of them. */
  namedParcelId: id.nullable(),
})

const params = z.object({ id })

export const listDisputes = endpoint({
  operationId: 'listDisputes',
  tag,
  summary: 'Bank disputes: the open ones by their deadline, or those that have ended, newest first',
  method: 'get',
  path: '/disputes',
  access: 'staff',
  permission: 'disputes.read',
  query: z.strictObject({ ...paging, state: z.enum(['open', 'closed']).optional() }),
  replies: { 200: list(dispute) },
  problems: ['forbidden'],
})

export const answerDispute = endpoint({
  operationId: 'answerDispute',
  tag,
  summary: 'Send the evidence to the bank now, or give the money up',
  method: 'post',
  path: '/disputes/{id}/answer',
  access: 'staff',
  permission: 'disputes.write',
  params,
  body: z.strictObject({ answer: z.enum(['evidence', 'accepted']) }),
  replies: { 200: single(z.object({ id, state: disputeState })) },
  problems: ['forbidden', 'not-found', 'wrong-state', 'dependency-unavailable'],
})

export const nameDisputedParcel = endpoint({
  operationId: 'nameDisputedParcel',
  tag,
  summary: 'Name the parcel that a dispute is about: it bears a loss first',
  method: 'put',
  path: '/disputes/{id}/parcel',
  access: 'staff',
  permission: 'disputes.write',
  params,
  /** Null: all parcels of the order. */
  body: z.strictObject({ parcelId: id.nullable() }),
  replies: { 200: single(z.object({ id, namedParcelId: id.nullable() })) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export const getDisputeEvidence = endpoint({
  operationId: 'getDisputeEvidence',
  tag,
  summary: 'The evidence as a document (PDF, A4)',
  method: 'get',
  path: '/disputes/{id}/evidence.pdf',
  access: 'staff',
  permission: 'disputes.read',
  params,
  replies: { 200: z.string() },
  replyMediaType: 'application/pdf',
  problems: ['forbidden', 'not-found'],
})

export type Dispute = z.infer<typeof dispute>
export type DisputeState = z.infer<typeof disputeState>
