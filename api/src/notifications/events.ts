import type { NotificationType } from '@makola/contract/notifications.ts'
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
  /** The parcel to pack, where a letter says what goes into it. */
  parcelId?: string
}

/** Somebody wants a letter about it. */
export const newsToMail = defineEvent<{ accountId: string; news: News; at: string }>(
  'news.to-mail',
  ({ accountId, news }) => `${news.cause}:${accountId}`,
)

/** Somebody's bell has something new. */
export const bellRang = defineSignal<{ accountId: string; storeId: string | null; id: string }>('bell.rang')

/** Somebody has read something, in one browser or another. */
export const bellRead = defineSignal<{ accountId: string }>('bell.read')
