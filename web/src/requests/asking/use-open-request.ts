import { type NewRequest, openRequest } from '@makola/contract/requests/requests.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { trackedOrderQuery } from '../../orders/order/queries.ts'
import { call } from '../../shell/api/api-client.ts'
import { useKey } from '../../shell/api/use-key.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** Opens a request. Repeating it after a lost answer is the same request. */
export function useOpenRequest(token: string, onDone: () => void) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { keyOf } = useKey()
  return useMutation({
    mutationFn: async (body: NewRequest) =>
      (await call(openRequest, { params: { token }, body, idempotencyKey: keyOf(body) })).data,
    onSuccess: () => {
      onDone()
      void toast.success(t('requests.wizard.sent'))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: trackedOrderQuery(token).queryKey }),
  })
}
