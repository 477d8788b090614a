import { type NewRequest, openRequest } from '@makola/contract/requests/requests.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { trackedOrderQuery } from '../../orders/order/queries.ts'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** Opens a request. Repeating it after a lost answer is the same request. */
export function useOpenRequest(token: string, onDone: () => void) {
  const t = useWords()
  const queryClient = useQueryClient()
  const last = useRef({ wish: '', key: '' })
  return useMutation({
    mutationFn: async (body: NewRequest) => {
      const wish = JSON.stringify(body)
      if (last.current.wish !== wish) last.current = { wish, key: crypto.randomUUID() }
      return (await call(openRequest, { params: { token }, body, idempotencyKey: last.current.key })).data
    },
    onSuccess: () => {
      onDone()
      void toast.success(t('requests.wizard.sent'))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: trackedOrderQuery(token).queryKey }),
  })
}
