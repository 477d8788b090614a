import { readNotifications } from '@makola/contract/notifications/notifications.ts'
import { type InfiniteData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../shell/api/api-client.ts'
import { toast } from '../ui/messages/toast.ts'
import { notificationsKey, unreadQuery } from './queries.ts'

type Page = { data: { id: string; readAt: string | null }[] }

/** Marks as read, at once on the screen; reverted with a message when the shop refuses. */
export function useReadNotifications(storeId: string | undefined) {
  const queryClient = useQueryClient()
  const lists = [...notificationsKey(storeId), 'list']
  return useMutation({
    mutationFn: async (ids: string[] | 'all') =>
      (await call(readNotifications, { body: { store: storeId, ids } })).data.unread,
    onMutate: async (ids) => {
      await queryClient.cancelQueries({ queryKey: lists })
      const readAt = new Date().toISOString()
      queryClient.setQueriesData<InfiniteData<Page>>({ queryKey: lists }, (old) => old && markRead(old, ids, readAt))
    },
    onSuccess: (unread) => queryClient.setQueryData(unreadQuery(storeId).queryKey, unread),
    onError: (error) => {
      void toast.error(error.message)
      return queryClient.invalidateQueries({ queryKey: lists })
    },
  })
}

function markRead(list: InfiniteData<Page>, ids: string[] | 'all', readAt: string): InfiniteData<Page> {
  const isMeant = (id: string) => ids === 'all' || ids.includes(id)
  const pages = list.pages.map((page) => ({
    ...page,
    data: page.data.map((row) => (isMeant(row.id) ? { ...row, readAt: row.readAt ?? readAt } : row)),
  }))
  return { ...list, pages }
}
