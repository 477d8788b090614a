import type { NotificationType } from '@makola/contract/notifications.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { api } from '../shell/api/api-client.ts'

/** The filters of the notifications, as in the address. */
export type NotificationsSearch = { unread?: 'true'; type?: NotificationType }

// All of them below ['notifications', store]: news makes that stale. An operator without a store has the shop's.
export const notificationsKey = (storeId: string | undefined) => ['notifications', storeId ?? 'shop'] as const

export const notificationsQuery = (storeId: string | undefined, search: NotificationsSearch) =>
  infiniteQueryOptions({
    queryKey: [...notificationsKey(storeId), 'list', search],
    queryFn: ({ pageParam, signal }) =>
      api.get('/notifications/', { query: { store: storeId, ...search, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })

export const unreadQuery = (storeId: string | undefined) =>
  queryOptions({
    queryKey: [...notificationsKey(storeId), 'unread'],
    queryFn: async ({ signal }) =>
      (await api.get('/notifications/unread-count', { query: { store: storeId }, signal })).data.unread,
  })

export const notificationSettingsQuery = (storeId: string | undefined) =>
  queryOptions({
    queryKey: [...notificationsKey(storeId), 'settings'],
    queryFn: async ({ signal }) =>
      (await api.get('/notifications/settings', { query: { store: storeId }, signal })).data,
  })
