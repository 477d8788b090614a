import { payAgain } from '@makola/contract/orders/unpaid-orders.ts'
import type { ProviderName } from '@makola/contract/payments/payments.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { useCameBack } from '../../shell/page/use-came-back.ts'
import { trackedOrderQuery } from '../order/queries.ts'

/** Starts another attempt to pay an order and goes to its page. The server ensures that two attempts never pay an order twice. */
export function usePayAgain({ id, trackingToken }: { id: string; trackingToken: string }) {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationFn: async (provider: ProviderName) => {
      const body = { trackingToken, provider }
      const input = { params: { id }, body, idempotencyKey: crypto.randomUUID() }
      return (await call(payAgain, input)).data
    },
    onSuccess: ({ redirectUrl }) => {
      if (redirectUrl) location.assign(redirectUrl)
    },
    // The available ways and the hold's end may have changed.
    onSettled: () => queryClient.invalidateQueries({ queryKey: trackedOrderQuery(trackingToken).queryKey }),
  })
  // The button that led away can be pressed again.
  useCameBack(mutation.reset)
  return mutation
}
