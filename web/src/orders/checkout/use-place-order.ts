import { type PlacedOrder, placeOrder as placeOrderCall } from '@makola/contract/orders/orders.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { sendWithAntiForgery } from '../../carts/send-with-anti-forgery.ts'
import { call } from '../../shell/api/api-client.ts'
import { retryDelayMs } from '../../shell/api/query-client.ts'
import { saveOwnOrder } from '../order/own-orders.ts'
import { isRefusal, placeQuoted, type QuotedOrder, readSentOrder, resumeOrder, type SentOrder } from './place-order.ts'

const send = async ({ key, body }: SentOrder): Promise<PlacedOrder> =>
  (await sendWithAntiForgery(() => call(placeOrderCall, { body, idempotencyKey: key }))).data

/** The key of an order on its way, for `isMutating`: true from the first press, before anything renders again. */
export const placingKey = ['place-order']

/**
 * Places the order, stores its link in this browser and goes to the payment page. An order whose answer was lost by a reload is
 * requested again as soon as the page is there.
 */
export function usePlaceOrder() {
  const queryClient = useQueryClient()
  const mutation = useMutation({
    mutationKey: placingKey,
    mutationFn: (order: QuotedOrder | SentOrder) => {
      const seams = { send, storage: sessionStorage, newKey: () => crypto.randomUUID() }
      return 'key' in order ? resumeOrder(order, seams) : placeQuoted(order, seams)
    },
    // Repeating is safe: it is the same order under the same key.
    retry: (failures, error) => failures < 3 && !isRefusal(error),
    retryDelay: retryDelayMs,
    onSuccess: (placed) => {
      saveOwnOrder(placed)
      queryClient.removeQueries({ queryKey: ['cart', 'quote'] })
      void queryClient.invalidateQueries({ queryKey: ['cart', 'lines'] })
      if (placed.payment.redirectUrl) location.assign(placed.payment.redirectUrl)
    },
  })
  const { mutate } = mutation
  useEffect(() => {
    const sent = readSentOrder(sessionStorage)
    if (sent) mutate(sent)
  }, [mutate])
  return mutation
}
