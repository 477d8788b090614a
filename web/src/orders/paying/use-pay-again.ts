import type { ProviderName } from '@makola/contract/payments.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '../../shell/api/api-client.ts'
import { useCameBack } from '../../shell/page/use-came-back.ts'
import { trackedOrderQuery } from '../order/queries.ts'

/** Starts another try to pay an order and goes to its page. Two tries never pay an order twice: the server sees to that. */
export function usePayAgain({ id, trackingToken }: { id: string; trackingToken: string }) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: async (provider: ProviderName) => {
      const body = { trackingToken, provider }
      const call = { params: { id }, body, idempotencyKey: crypto.randomUUID() }
      return (await api.post('/orders/{id}/payments', call)).data
    },
    onSuccess: ({ redirectUrl }) => {
      if (redirectUrl) location.assign(redirectUrl)
    },
    // The available ways and the hold's end may have changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: trackedOrderQuery(trackingToken).queryKey }),
  })
  // The button that led away is ready to be pressed again.
  useCameBack(mutation.reset)
  return mutation
}
