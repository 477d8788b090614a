import { answerStrikes, appealStrike, listStoreStrikes } from '@makola/contract/moderation/strikes.ts'
import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** A store's strikes, newest first. */
export const storeStrikesQuery = (id: string) =>
  infiniteQueryOptions({
    queryKey: ['stores', id, 'strikes'],
    queryFn: ({ pageParam, signal }) =>
      call(listStoreStrikes, { params: { id }, query: { cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
    placeholderData: keepPreviousData,
  })

export function useAppealStrike(id: string) {
  return useSaying('moderation.own.sent', (text) => call(appealStrike, { params: { id }, body: { text } }))
}

export function useAnswerStrikes(storeId: string) {
  return useSaying('moderation.strikes.answer-sent', (text) =>
    call(answerStrikes, { params: { id: storeId }, body: { text } }),
  )
}

/** The notice above every page rests on it too. */
function useSaying(
  thanks: 'moderation.own.sent' | 'moderation.strikes.answer-sent',
  send: (text: string) => Promise<unknown>,
) {
  const t = useWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: () => void toast.success(t(thanks)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['stores'] }),
  })
}
