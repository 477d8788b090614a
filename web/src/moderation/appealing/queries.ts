import { appealTakedown, listStoreTakedowns } from '@makola/contract/moderation/moderation.ts'
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** What the staff has taken down of a store, or of one product of it, newest first. */
export const storeTakedownsQuery = (id: string, product: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ['stores', id, 'takedowns', product ?? 'all'],
    queryFn: ({ pageParam, signal }) =>
      call(listStoreTakedowns, { params: { id }, query: { product, cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })

export function useAppeal(storeId: string, id: string) {
  const t = useWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (text: string) => call(appealTakedown, { params: { id }, body: { text } }),
    onSuccess: () => void toast.success(t('moderation.own.sent')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['stores', storeId, 'takedowns'] }),
  })
}
