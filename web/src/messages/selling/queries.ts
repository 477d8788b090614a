import { listConversations, listStoreMessages } from '@makola/contract/messages/messages.ts'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'

// A store's conversations lie below its orders: news of an order makes them stale.

/** A store's conversations, unread first. */
export const conversationsQuery = (storeId: string) =>
  infiniteQueryOptions({
    queryKey: ['orders', storeId, 'conversations', 'list'],
    queryFn: ({ pageParam, signal }) =>
      call(listConversations, { query: { store: storeId, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })

/** The number of conversations with something unread, for the mark in the menu. */
export const unreadConversationsQuery = (storeId: string) =>
  queryOptions({
    queryKey: ['orders', storeId, 'conversations', 'unread'],
    queryFn: async ({ signal }) =>
      (await call(listConversations, { query: { store: storeId, limit: '1' }, signal })).meta.unread,
  })

/** The messages with the buyer of a parcel, newest first. */
export const storeMessagesQuery = (storeId: string, parcelId: string) =>
  infiniteQueryOptions({
    queryKey: ['orders', storeId, 'messages', parcelId],
    queryFn: ({ pageParam, signal }) =>
      call(listStoreMessages, { params: { id: parcelId }, query: { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
  })
