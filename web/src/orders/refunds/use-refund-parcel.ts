import type { Parcel } from '@makola/contract/orders/parcels.ts'
import { type NewRefund, refundParcel } from '@makola/contract/orders/refunds.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { refetchOrders } from '../sales/seller-queries.ts'

/** Refunds a parcel. Repeating the request after a lost answer is the same refund. */
export function useRefundParcel(parcel: Parcel, onDone: () => void) {
  const t = useWords()
  const queryClient = useQueryClient()
  const last = useRef({ wish: '', key: '' })
  return useMutation({
    mutationFn: async (body: NewRefund) => {
      const wish = JSON.stringify(body)
      if (last.current.wish !== wish) last.current = { wish, key: crypto.randomUUID() }
      const input = { params: { id: parcel.id }, body, idempotencyKey: last.current.key }
      return (await call(refundParcel, input)).data
    },
    onSuccess: ({ amount, owed }) => {
      onDone()
      void toast.success(t(owed ? 'orders.refunds.asked' : 'orders.refunds.sent', { amount }))
    },
    onSettled: () => refetchOrders(queryClient, parcel.store.id),
  })
}
