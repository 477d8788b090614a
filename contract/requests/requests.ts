import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { filledText, id, line, money, paragraphs, quantity, single, timestamp } from '../http/fields.ts'
import { picture } from '../media/media.ts'
import { trackingToken } from '../orders/orders.ts'

/** The buyer's wish after paying: not to get it, to give it back, that it never came, that it is not right. */
export const requestKind = z.enum(['cancel', 'return', 'missing', 'faulty'])

/** The reasons to choose from, by kind, in the order in which screens show them. */
export const requestReasons = {
  cancel: ['mistake', 'found-cheaper', 'too-slow', 'wrong-address'],
  return: ['does-not-fit', 'not-as-pictured', 'changed-mind', 'late'],
  missing: ['nothing-came', 'part-missing', 'empty'],
  faulty: ['broken-on-arrival', 'does-not-work', 'wrong-item', 'counterfeit'],
} as const satisfies Record<z.infer<typeof requestKind>, readonly string[]>

export const requestReason = z.enum([
  ...requestReasons.cancel,
  ...requestReasons.return,
  ...requestReasons.missing,
  ...requestReasons.faulty,
])

/**
 * `open`: the store answers. `offered`: the buyer answers the store's offer. `replacing`: the store has sent other units in place of
 * these. `replaced`: they were delivered; the buyer confirms. `approved`: the buyer sends the goods, or the money
 * is going back. `sent_back`: the store inspects. `received`: the money is going back. `declined`: the buyer may escalate.
 * `escalated`: the shop's staff decides. `decided`: it has; the goods or the money are going back. The others are final; `lapsed`:
 * the buyer did nothing in time, `superseded`: the buyer's bank decides instead.
 */
export const requestState = z.enum([
  'open',
  'offered',
  'replacing',
  'replaced',
  'approved',
  'sent_back',
  'received',
  'declined',
  'escalated',
  'decided',
  'done',
  'withdrawn',
  'lapsed',
  'superseded',
])

/**
 * The act at `dueAt` if nobody acts before. `refund`: the money goes back. `approve`: the goods may be sent back.
 * `escalate`: the staff decides. `lapse`: the request ends. `close`: it is done. `remind`: the staff is reminded; nothing else happens.
 */
export const requestDueAction = z.enum(['refund', 'approve', 'escalate', 'lapse', 'close', 'remind'])

/** The state in which returned units arrived. */
export const returnCondition = z.enum(['as-new', 'used', 'damaged', 'not-what-was-sent'])

/** The source of the last day of asking: the law of the buyer's country, the store's promise, or the shop's own rules. */
export const windowBasis = z.enum(['law', 'store', 'shop'])

const requestLine = z.object({
  /** The order line's. */
  lineId: id,
  name: z.string(),
  variantTitle: z.string(),
  picture: picture.nullable(),
  /** The units that this request is about: fewer, once some were refunded outside it. */
  quantity,
  unitPrice: money,
  /** The condition of units that came back; null before. */
  condition: returnCondition.nullable(),
  restockedQuantity: z.int(),
})

/** The way of units that are sent in place of others. */
export const replacement = z.object({ carrier: z.string().nullable(), trackingNumber: z.string() })

export const requestEvent = z.object({
  at: timestamp,
  /** Null for the opening; the same state where units were refunded outside the request, and it goes on for the others. */
  from: requestState.nullable(),
  to: requestState,
  by: z.enum(['buyer', 'store', 'staff', 'clock']),
  /** That side's words to the other, or the shop's own to both; empty when nothing. */
  text: z.string(),
})

/** The buyer's acts. */
export const buyerAct = z.enum(['accept', 'refuse', 'confirm', 'withdraw', 'send-back', 'escalate'])

export const request = z.object({
  id,
  /** The parcel's number, `R` and a count: `K7MPQ2XW-A-R1`. */
  number: z.string(),
  kind: requestKind,
  reason: requestReason,
  state: requestState,
  parcelId: id,
  parcelNumber: z.string(),
  store: z.object({ id, name: z.string(), slug: z.string() }),
  openedAt: timestamp,
  /** Null in final states, and while the money is going back. */
  dueAt: timestamp.nullable(),
  dueAction: requestDueAction.nullable(),
  /** The price of all its present units for the buyer. */
  worth: money,
  lines: z.array(requestLine),
  /** In the buyer's words. */
  text: z.string(),
  /** Ids of private pictures. */
  pictures: z.array(id),
  /** A part of the money that the store offers instead; null without an offer. */
  offer: money.nullable(),
  /** True when the goods have to go back before the money does. */
  needsGoods: z.boolean(),
  /** The address and the way for the goods, in the store's words; null before it said so. */
  returnTo: z.string().nullable(),
  carrier: z.string().nullable(),
  trackingNumber: z.string().nullable(),
  /** What the store sent in place of these units; null when nothing. */
  replacement: replacement.nullable(),
  /** The money that goes or went back with this request; null before. */
  /** `isInCash`: the buyer pays in cash, so that the store gives it back itself. */
  refund: z.object({ amount: money, isBack: z.boolean(), isInCash: z.boolean() }).nullable(),
  /** Newest first. */
  events: z.array(requestEvent),
})

export const buyerRequest = request.extend({ acts: z.array(buyerAct) })

/** The reasons against a kind. */
export const requestClosed = z.enum([
  'not-yet',
  'window-over',
  'packed',
  'delivered',
  'not-delivered',
  'nothing-left',
  'not-paid',
  'dispute-open',
  'ended',
])

/** The possibilities of one parcel, and the consequences of asking: all that a wizard shows before it asks. */
export const requestOption = z.object({
  kind: requestKind,
  isOpen: z.boolean(),
  /** Null when it is open. */
  closed: requestClosed.nullable(),
  /** The first moment for asking; null when it can be now, or never. */
  opensAt: timestamp.nullable(),
  /** The last moment for asking; null without an end. */
  closesAt: timestamp.nullable(),
  basis: windowBasis,
  /** The days of asking from delivery; null for a kind that is not counted from it. */
  days: z.int().nullable(),
  /** True while the law lets the buyer withdraw from the contract, however long the store gives. */
  isWithdrawal: z.boolean(),
  /** True: nobody has to answer, it is done at once. */
  isImmediate: z.boolean(),
  /** The time that the store has, and what its silence means; null when nobody has to answer. */
  answerHours: z.int().nullable(),
  silence: requestDueAction.nullable(),
})

export const requestOptions = z.object({
  parcels: z.array(
    z.object({
      parcelId: id,
      number: z.string(),
      storeName: z.string(),
      /** False while the buyer has paid nothing for it: the order waits for its payment, or the parcel for its cash. */
      isPaid: z.boolean(),
      lines: z.array(
        z.object({
          lineId: id,
          name: z.string(),
          variantTitle: z.string(),
          picture: picture.nullable(),
          /** Units that are neither refunded nor part of an open request. */
          left: z.int(),
          unitPrice: money,
        }),
      ),
      options: z.array(requestOption),
    }),
  ),
})

export const newRequest = z.strictObject({
  parcelId: id,
  kind: requestKind,
  reason: requestReason,
  lines: z
    .array(z.strictObject({ lineId: id, quantity }))
    .min(1)
    .max(100),
  text: paragraphs(2000).optional(),
  pictures: z.array(id).max(6).optional(),
})

const tag = 'requests'
const token = z.object({ token: trackingToken })
const tokenAndId = z.object({ token: trackingToken, id })
const once = ['idempotency-key-missing', 'idempotency-key-reused', 'idempotency-key-in-progress'] as const
/** One side's words to the other. */
export const requestText = filledText(2000)

// For the buyer: by the tracking link. An account finds the links of its orders in its list.

export const getRequestOptions = endpoint({
  operationId: 'getRequestOptions',
  tag,
  summary: 'What the buyer of an order may ask for now, and what will follow',
  method: 'get',
  path: '/orders/track/{token}/request-options',
  access: 'public',
  params: token,
  replies: { 200: single(requestOptions) },
  problems: ['not-found'],
})

export const openRequest = endpoint({
  operationId: 'openRequest',
  tag,
  summary: 'Ask to cancel or to return units, or report them as missing or faulty',
  method: 'post',
  path: '/orders/track/{token}/requests',
  access: 'public',
  isIdempotent: true,
  params: token,
  body: newRequest,
  replies: { 201: single(buyerRequest) },
  problems: ['not-found', 'wrong-state', 'duplicate', ...once],
})

export const listOrderRequests = endpoint({
  operationId: 'listOrderRequests',
  tag,
  summary: 'The requests of an order, newest first',
  method: 'get',
  path: '/orders/track/{token}/requests',
  access: 'public',
  params: token,
  replies: { 200: z.object({ data: z.array(buyerRequest) }) },
  problems: ['not-found'],
})

export const actOnRequest = endpoint({
  operationId: 'actOnRequest',
  tag,
  summary:
    "The buyer's next act: answer an offer, confirm a replacement, withdraw, send the goods back, or ask the shop to decide",
  method: 'post',
  path: '/orders/track/{token}/requests/{id}/act',
  access: 'public',
  params: tokenAndId,
  body: z.discriminatedUnion('act', [
    z.strictObject({ act: z.literal('accept') }),
    z.strictObject({ act: z.literal('refuse') }),
    /** The replacement is here. */
    z.strictObject({ act: z.literal('confirm') }),
    z.strictObject({ act: z.literal('withdraw') }),
    z.strictObject({ act: z.literal('send-back'), carrier: line(60).optional(), trackingNumber: line(60).optional() }),
    z.strictObject({ act: z.literal('escalate'), text: requestText }),
  ]),
  replies: { 200: single(buyerRequest) },
  problems: ['not-found', 'wrong-state'],
})

export type BuyerRequest = z.infer<typeof buyerRequest>
export type RequestOptions = z.infer<typeof requestOptions>
export type RequestOption = z.infer<typeof requestOption>
export type RequestKind = z.infer<typeof requestKind>
export type RequestReason = z.infer<typeof requestReason>
export type RequestState = z.infer<typeof requestState>
export type RequestDueAction = z.infer<typeof requestDueAction>
export type ReturnCondition = z.infer<typeof returnCondition>
export type Replacement = z.infer<typeof replacement>
export type BuyerAct = z.infer<typeof buyerAct>
export type NewRequest = z.input<typeof newRequest>
