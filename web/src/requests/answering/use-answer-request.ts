import { answerRequest, decideRequest } from '@makola/contract/requests/store-requests.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type Sent } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

export type Answer = Sent<typeof answerRequest>
export type Decision = Sent<typeof decideRequest>

/** The store's next act. */
export function useAnswerRequest(id: string) {
  const t = useWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Answer) => call(answerRequest, { params: { id }, body }),
    onSuccess: () => void toast.success(t('requests.answer.done')),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['orders'] }),
  })
}

/** The staff's decision. */
export function useDecideRequest(id: string) {
  const t = useWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Decision) => call(decideRequest, { params: { id }, body }),
    onSuccess: () => void toast.success(t('requests.decide.done')),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: ['orders'] }),
        queryClient.invalidateQueries({ queryKey: ['requests', 'escalated'] }),
      ]),
  })
}
