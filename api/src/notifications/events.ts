import type { NotificationType } from '@makola/contract/notifications/notifications.ts'
import { defineEvent } from '../platform/messaging/events.ts'
import { defineSignal } from '../platform/messaging/signals.ts'

/** An event in the words of its notification. */
export type News = {
  type: NotificationType
  /** Null for the shop itself. */
  storeId: string | null
  /** Once to each person: `new-order:<parcel id>`. */
  cause: string
  title: string
  body: string
  /** A path in the shop. */
  link: string
  /** The parcel to pack, for an email that lists its contents. */
  parcelId?: string
  /** The store whose follower is told: its email goes out only while they follow. */
  followedStoreId?: string
}

/** A person gets an email about it. */
export const newsToMail = defineEvent<{ accountId: string; news: News; at: string }>(
  'news.to-mail',
  ({ accountId, news }) => `${news.cause}:${accountId}`,
)

/** A person has a new notification. */
export const bellRang = defineSignal<{ accountId: string; storeId: string | null; id: string }>('bell.rang')

/** A person has read a notification, in some browser. */
export const bellRead = defineSignal<{ accountId: string }>('bell.read')
