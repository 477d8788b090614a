import { releaseOrder } from '@makola/contract/orders/unpaid-orders.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { sendWithAntiForgery } from '../../carts/send-with-anti-forgery.ts'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { trackedOrderQuery } from '../order/queries.ts'

/** Releases an unpaid order and goes to the cart with its items. */
export function useReleaseOrder({ id, token }: { id: string; token: string }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { queryKey } = trackedOrderQuery(token)
  return useMutation({
    mutationFn: async () => {
      const input = { params: { id }, body: { trackingToken: token } }
      return (await sendWithAntiForgery(() => call(releaseOrder, input))).data
    },
    onSuccess: async (order) => {
      queryClient.setQueryData(queryKey, order)
      await queryClient.invalidateQueries({ queryKey: ['cart'] })
      await navigate({ to: '/cart' })
      toast.success(t('orders.paying.changed'))
    },
    // It was paid, or ended, meanwhile: the page shows its current state.
    onError: () => Promise.all([queryClient.invalidateQueries({ queryKey }), verifyAgain()]),
  })

  function verifyAgain() {
    return queryClient.invalidateQueries({ queryKey: ['payments', 'verify'] })
  }
}
