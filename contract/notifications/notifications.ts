import { z } from 'zod'
import { endpoint } from '../http/endpoint.ts'
import { id, idOrSlug, list, paging, queryFlag, single, timestamp } from '../http/fields.ts'

export const notificationTypes = [
  'new-order',
  'payment-received',
  'payment-failed',
  'refund-stuck',
  'dispute-changed',
  'stock-low',
  'stock-out',
  'member-joined',
  'payout-paid',
  'payout-failed',
  'store-charged',
  'store-standing',
  'category-decided',
  'pictures-fetched',
  'rate-stale',
  'shop-payout-failed',
  'store-in-debt',
  'payment-to-decide',
  'category-asked',
  'message-new',
  'question-asked',
  'messages-to-check',
  'review-changed',
  'review-to-check',
  'request-to-answer',
  'request-changed',
  'request-to-decide',
  'verification-changed',
  'verification-to-decide',
  'takedown-changed',
  'strike-changed',
  'report-to-decide',
  'appeal-to-decide',
  'store-news',
] as const
export const notificationType = z.enum(notificationTypes)

/** News for a member of a store or for an operator of the shop. */
export const notification = z.object({
  id,
  type: notificationType,
  /** Null for the shop itself. */
  storeId: id.nullable(),
  title: z.string(),
  body: z.string(),
  /** The path of the page where the reader can act. */
  link: z.string(),
  createdAt: timestamp,
  readAt: timestamp.nullable(),
})

/** A person's channels for one type of notification. */
export const notificationSetting = z.strictObject({
  type: notificationType,
  inBell: z.boolean(),
  byEmail: z.boolean(),
})

const tag = 'notifications'
/** The store whose notifications are listed; for an operator, those of the shop too. Without a store, only the shop's. */
const store = idOrSlug.optional()
const unread = z.object({ unread: z.int() })

export const listNotifications = endpoint({
  operationId: 'listNotifications',
  tag,
  summary: "The caller's own notifications, newest first",
  method: 'get',
  path: '/notifications/',
  access: 'member',
  query: z.strictObject({ ...paging, store, type: notificationType.optional(), unread: queryFlag.optional() }),
  replies: { 200: list(notification) },
  problems: ['not-found'],
})

export const countUnreadNotifications = endpoint({
  operationId: 'countUnreadNotifications',
  tag,
  summary: 'How many notifications the caller has not read',
  method: 'get',
  path: '/notifications/unread-count',
  access: 'member',
  query: z.strictObject({ store }),
  replies: { 200: single(unread) },
  problems: ['not-found'],
})

export const readNotifications = endpoint({
  operationId: 'readNotifications',
  tag,
  summary: 'Mark notifications as read: some by their ids, or all there are',
  method: 'post',
  path: '/notifications/read',
  access: 'member',
  body: z.strictObject({ store, ids: z.union([z.array(id).min(1).max(100), z.literal('all')]) }),
  replies: { 200: single(unread) },
  problems: ['not-found'],
})

export const getNotificationSettings = endpoint({
  operationId: 'getNotificationSettings',
  tag,
  summary: 'How the caller is told of each thing that is their business',
  method: 'get',
  path: '/notifications/settings',
  access: 'member',
  query: z.strictObject({ store }),
  replies: { 200: z.object({ data: z.array(notificationSetting) }) },
  problems: ['not-found'],
})

export const setNotificationSettings = endpoint({
  operationId: 'setNotificationSettings',
  tag,
  summary: 'Choose how to be told; types that are left out stay as they are',
  method: 'put',
  path: '/notifications/settings',
  access: 'member',
  body: z.strictObject({ store, settings: z.array(notificationSetting).min(1).max(40) }),
  replies: { 200: z.object({ data: z.array(notificationSetting) }) },
  problems: ['not-found'],
})

export const followNotifications = endpoint({
  operationId: 'followNotifications',
  tag,
  summary: "The caller's notifications as they come; resumes after Last-Event-ID, ends with the access token",
  method: 'get',
  path: '/notifications/stream',
  access: 'member',
  query: z.strictObject({ store }),
  events: {
    /** The bell's count: the first event, then one whenever something was read, here or elsewhere. */
    unread,
    /** A new notification. Its id is the event's. */
    notification: unread.extend({ notification }),
    /** Something changed in the store without a notification: fetch it again. */
    changed: z.object({ what: z.enum(['orders', 'everything']) }),
  },
  replies: {},
  problems: ['not-found', 'rate-limited'],
})

export type Notification = z.infer<typeof notification>
export type NotificationType = z.infer<typeof notificationType>
export type NotificationSetting = z.infer<typeof notificationSetting>
