import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { type NewRefund, refundParcel } from '@makola/contract/orders/refunds.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { useKey } from '../../shell/api/use-key.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { refetchOrders } from '../sales/seller-queries.ts'

/** Refunds a parcel. Repeating the request after a lost answer is the same refund. */
export function useRefundParcel(parcel: Parcel, onDone: () => void) {
  const t = useWords()
  const queryClient = useQueryClient()
  const { keyOf } = useKey()
  return useMutation({
    mutationFn: async (body: NewRefund) =>
      (await call(refundParcel, { params: { id: parcel.id }, body, idempotencyKey: keyOf(body) })).data,
    onSuccess: ({ amount, owed }) => {
      onDone()
      void toast.success(t(owed ? 'orders.refunds.asked' : 'orders.refunds.sent', { amount }))
    },
    onSettled: () => refetchOrders(queryClient, parcel.store.id),
  })
}
