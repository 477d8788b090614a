import { changeCart } from '@makola/contract/carts/carts.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRateId } from '../rates/choice/use-rate.ts'
import { call } from '../shell/api/api-client.ts'
import { applyChange, type CartChange } from './apply-change.ts'
import { cartQuery } from './queries.ts'
import { sendWithAntiForgery } from './send-with-anti-forgery.ts'

const mutationKey = ['change-cart']

/** Changes the cart: on the screen at once, on the server in order, reverted on failure. */
export function useChangeCart() {
  const queryClient = useQueryClient()
  const rate = useRateId()
  const { queryKey } = cartQuery(rate)
  const isLast = () => queryClient.isMutating({ mutationKey }) === 1
  return useMutation({
    mutationKey,
    scope: { id: 'cart' },
    mutationFn: async (change: CartChange) =>
      (await sendWithAntiForgery(() => call(changeCart, { body: { rate, ...change }, keepalive: true }))).data,
    onMutate: async (change) => {
      await queryClient.cancelQueries({ queryKey })
      const before = queryClient.getQueryData(queryKey)
      if (before) queryClient.setQueryData(queryKey, applyChange(before, change))
      return { before }
    },
    // While another change is queued the screen is ahead of this answer, so only the last answer is shown.
    onSuccess: (cart) => {
      if (isLast()) queryClient.setQueryData(queryKey, cart)
      return queryClient.invalidateQueries({ queryKey: ['cart', 'quote'] })
    },
    onError: (_error, _change, kept) => {
      if (kept?.before) queryClient.setQueryData(queryKey, kept.before)
      if (isLast()) void queryClient.invalidateQueries({ queryKey: ['cart'] })
    },
  })
}
