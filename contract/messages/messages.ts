import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { fault } from '../http/fault.ts'
import { filledText, hasText, id, idOrSlug, paging, paragraphs, queryFlag, single, timestamp } from '../http/fields.ts'
import { privateFileType } from '../media/private-files.ts'
import { trackingToken } from '../orders/orders.ts'

/** The writer's side. `staff`: not a text, but the notice that a person of the shop's staff has read along. */
export const messageSide = z.enum(['buyer', 'store', 'staff'])

/** `held`: only its writer sees it until the staff releases or rejects it. */
export const messageState = z.enum(['sent', 'held', 'rejected'])

/** What the shop found in a text. */
export const screeningReason = z.enum(['phone', 'email', 'link', 'handle', 'account-number', 'pay-outside'])

/** A file that was sent along; `readPrivateFile` has its bytes. */
const messageFile = z.object({ id, contentType: privateFileType, name: z.string() })

export const message = z.object({
  id,
  side: messageSide,
  /** The person's name, where the reader may know it: a colleague, or the staff who read along. */
  author: z.string().nullable(),
  /** Empty for the notice that the staff reads along. */
  text: z.string(),
  files: z.array(messageFile),
  state: messageState,
  /** Why it is or was held; empty for one that passed. */
  reasons: z.array(screeningReason),
  /** The staff's words about a rejected one, for its writer; null otherwise. */
  decision: z.string().nullable(),
  at: timestamp,
  /** True when the other side has seen it. */
  isRead: z.boolean(),
})

/** Why nobody can write: the order is not paid, the parcel has been closed for too long, or one side has blocked the other. */
export const threadClosed = z.enum(['not-yet', 'over', 'blocked-by-buyer', 'blocked-by-store'])

/** The one conversation of a parcel, without its messages. */
export const thread = z.object({
  parcelId: id,
  parcelNumber: z.string(),
  store: z.object({ id, name: z.string(), slug: z.string() }),
  /** Null when the reader may write. */
  closed: threadClosed.nullable(),
  /** From then on it can only be read; null while the parcel is under way. */
  closesAt: timestamp.nullable(),
  /** The number of messages of the other side that the reader has not seen. */
  unread: z.int(),
})
/** As the store and the staff see it. */
export const storeThread = thread.extend({ buyerName: z.string() })

const hasContent = ({ text, files }: { text: string; files?: readonly string[] | undefined }) =>
  hasText(text) || (files ?? []).length > 0

export const newMessage = z
  .strictObject({ text: paragraphs(4000), files: z.array(id).max(4).optional() })
  .refine(hasContent, { path: ['text'], error: fault('platform.empty') })

/** A reason in words, kept in the activity log. */
const reason = filledText(500)

const tag = 'messages'
const parcelOfOrder = z.object({ token: trackingToken, parcelId: id })
/** By its id, or by its number: `K7MPQ2XW-A`. */
const parcel = z.object({ id: z.string().max(100) })
const page = <T extends z.ZodType>(shape: T) =>
  z.object({ data: z.array(message), meta: z.object({ next: z.string().nullable(), thread: shape }) })
const once = ['idempotency-key-missing', 'idempotency-key-reused', 'idempotency-key-in-progress'] as const
/** The newest message that the reader has before them. */
const seen = z.strictObject({ messageId: id })

// For the buyer: by the tracking link.

export const listOrderThreads = endpoint({
  operationId: 'listOrderThreads',
  tag,
  summary: 'The conversations of an order, one for each parcel, written in or not',
  method: 'get',
  path: '/orders/track/{token}/threads',
  access: 'public',
  params: z.object({ token: trackingToken }),
  replies: { 200: z.object({ data: z.array(thread) }) },
  problems: ['not-found'],
})

export const listOrderMessages = endpoint({
  operationId: 'listOrderMessages',
  tag,
  summary: 'The messages between the buyer and the store of one parcel, newest first',
  method: 'get',
  path: '/orders/track/{token}/parcels/{parcelId}/messages',
  access: 'public',
  params: parcelOfOrder,
  query: z.strictObject(paging),
  replies: { 200: page(thread) },
  problems: ['not-found'],
})

export const writeToStore = endpoint({
  operationId: 'writeToStore',
  tag,
  summary: 'Write to the store of a parcel; a text with a link, or that asks for money elsewhere, is held',
  method: 'post',
  path: '/orders/track/{token}/parcels/{parcelId}/messages',
  access: 'public',
  isIdempotent: true,
  params: parcelOfOrder,
  body: newMessage,
  replies: { 201: single(message) },
  problems: ['not-found', 'wrong-state', 'rate-limited', ...once],
})

export const readOrderMessages = endpoint({
  operationId: 'readOrderMessages',
  tag,
  summary: 'Mark the messages of a store as read, up to one',
  method: 'post',
  path: '/orders/track/{token}/parcels/{parcelId}/messages/read',
  access: 'public',
  params: parcelOfOrder,
  body: seen,
  replies: { 200: single(thread) },
  problems: ['not-found'],
})

export const blockStore = endpoint({
  operationId: 'blockStore',
  tag,
  summary: "End or allow a store's messages about a parcel; requests stay possible",
  method: 'put',
  path: '/orders/track/{token}/parcels/{parcelId}/messages/block',
  access: 'public',
  params: parcelOfOrder,
  body: z.strictObject({ isBlocked: z.boolean() }),
  replies: { 200: single(thread) },
  problems: ['not-found'],
})

// For the store.

export const conversationRow = storeThread.omit({ closesAt: true }).extend({
  last: z.object({ side: messageSide, text: z.string(), at: timestamp }),
})

export const listConversations = endpoint({
  operationId: 'listConversations',
  tag,
  summary: "A store's conversations, unread first, then by their newest message",
  method: 'get',
  path: '/conversations/',
  access: 'member',
  query: z.strictObject({ ...paging, store: idOrSlug, unread: queryFlag.optional() }),
  replies: {
    200: z.object({
      data: z.array(conversationRow),
      /** `unread`: the number of conversations with something unread. */
      meta: z.object({ next: z.string().nullable(), unread: z.int() }),
    }),
  },
  problems: ['not-found', 'forbidden'],
})

export const listStoreMessages = endpoint({
  operationId: 'listStoreMessages',
  tag,
  summary: 'The messages with the buyer of a parcel, newest first',
  method: 'get',
  path: '/parcels/{id}/messages',
  access: 'member',
  params: parcel,
  query: z.strictObject(paging),
  replies: { 200: page(storeThread) },
  problems: ['not-found', 'forbidden'],
})

export const writeToBuyer = endpoint({
  operationId: 'writeToBuyer',
  tag,
  summary: 'Write to the buyer of a parcel; a text with a link, or that asks for money elsewhere, is held',
  method: 'post',
  path: '/parcels/{id}/messages',
  access: 'member',
  isIdempotent: true,
  params: parcel,
  body: newMessage,
  replies: { 201: single(message) },
  problems: ['not-found', 'forbidden', 'wrong-state', 'rate-limited', ...once],
})

export const readStoreMessages = endpoint({
  operationId: 'readStoreMessages',
  tag,
  summary: 'Mark the messages of a buyer as read for the whole store, up to one',
  method: 'post',
  path: '/parcels/{id}/messages/read',
  access: 'member',
  params: parcel,
  body: seen,
  replies: { 200: single(storeThread) },
  problems: ['not-found', 'forbidden'],
})

export const blockBuyer = endpoint({
  operationId: 'blockBuyer',
  tag,
  summary: "End or allow a buyer's messages about a parcel; support hears the reason",
  method: 'put',
  path: '/parcels/{id}/messages/block',
  access: 'member',
  params: parcel,
  body: z.discriminatedUnion('isBlocked', [
    z.strictObject({ isBlocked: z.literal(true), reason }),
    z.strictObject({ isBlocked: z.literal(false) }),
  ]),
  replies: { 200: single(storeThread) },
  problems: ['not-found', 'forbidden'],
})

// For the shop's staff.

/** Why the staff reads what two others wrote. */
export const visitCause = z.enum(['report', 'escalation', 'dispute', 'lawful-order'])

export const visitConversation = endpoint({
  operationId: 'visitConversation',
  tag,
  summary: 'Read a conversation as the staff: both sides see who, the activity log keeps why, once an hour',
  method: 'post',
  path: '/parcels/{id}/messages/visits',
  access: 'staff',
  permission: 'messages.write',
  params: parcel,
  query: z.strictObject(paging),
  body: z.strictObject({ cause: visitCause, reason }),
  replies: { 200: page(storeThread) },
  problems: ['not-found', 'forbidden'],
})

export const heldMessage = z.object({
  id,
  side: messageSide,
  text: z.string(),
  files: z.array(messageFile),
  reasons: z.array(screeningReason),
  at: timestamp,
  parcelId: id,
  parcelNumber: z.string(),
  store: z.object({ id, name: z.string(), slug: z.string() }),
})

export const listHeldMessages = endpoint({
  operationId: 'listHeldMessages',
  tag,
  summary: 'Messages that wait for a decision of the staff, oldest first',
  method: 'get',
  path: '/messages/held',
  access: 'staff',
  permission: 'messages.read',
  query: z.strictObject(paging),
  replies: { 200: z.object({ data: z.array(heldMessage), meta: z.object({ next: z.string().nullable() }) }) },
  problems: ['forbidden'],
})

export const decideMessage = endpoint({
  operationId: 'decideMessage',
  tag,
  summary: 'Release a held message, or reject it with words for its writer',
  method: 'post',
  path: '/messages/{id}/decision',
  access: 'staff',
  permission: 'messages.write',
  params: z.object({ id }),
  body: z.discriminatedUnion('decision', [
    z.strictObject({ decision: z.literal('release') }),
    z.strictObject({ decision: z.literal('reject'), reason }),
  ]),
  replies: { 200: single(heldMessage) },
  problems: ['forbidden', 'not-found', 'wrong-state'],
})

export type Message = z.infer<typeof message>
export type Thread = z.infer<typeof thread>
export type StoreThread = z.infer<typeof storeThread>
export type ThreadClosed = z.infer<typeof threadClosed>
export type ConversationRow = z.infer<typeof conversationRow>
export type HeldMessage = z.infer<typeof heldMessage>
export type VisitCause = z.infer<typeof visitCause>
export type NewMessage = z.input<typeof newMessage>
