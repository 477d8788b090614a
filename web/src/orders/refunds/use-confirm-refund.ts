import { confirmCashRefund, type Refund } from '@makola/contract/orders/refunds.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { refetchOrders } from '../sales/seller-queries.ts'

type Confirmed = { refund: Refund; storeId: string; onDone: () => void }

/** Records how a store paid cash back. Repeating it after a lost answer changes nothing. */
export function useConfirmRefund({ refund: { id }, storeId, onDone }: Confirmed) {
  const t = useWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (how: string) => call(confirmCashRefund, { params: { id }, body: { how } }),
    onSuccess: () => {
      onDone()
      void toast.success(t('orders.parcels.refunds.confirm.done'))
    },
    onSettled: () => refetchOrders(queryClient, storeId),
  })
}
