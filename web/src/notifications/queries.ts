import {
  countUnreadNotifications,
  getNotificationSettings,
  listNotifications,
  type NotificationType,
} from '@makola/contract/notifications/notifications.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../shell/api/api-client.ts'

/** The filters of the notifications, as in the address. */
export type NotificationsSearch = { unread?: 'true'; type?: NotificationType }

// All of them below ['notifications', store]: news makes that stale. An operator without a store has the shop's.
export const notificationsKey = (storeId: string | undefined) => ['notifications', storeId ?? 'shop'] as const

export const notificationsQuery = (storeId: string | undefined, search: NotificationsSearch) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey(storeId), 'list', search],
    queryFn: ({ pageParam, signal }) =>
      call(listNotifications, { query: { store: storeId, ...search, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })

export const unreadQuery = (storeId: string | undefined) =>
  queryOptions({
    queryKey: [...notificationsKey(storeId), 'unread'],
    queryFn: async ({ signal }) =>
      (await call(countUnreadNotifications, { query: { store: storeId }, signal })).data.unread,
  })

export const notificationSettingsQuery = (storeId: string | undefined) =>
  queryOptions({
    queryKey: [...notificationsKey(storeId), 'settings'],
    queryFn: async ({ signal }) => (await call(getNotificationSettings, { query: { store: storeId }, signal })).data,
  })
