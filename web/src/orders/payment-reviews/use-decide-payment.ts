import { decidePayment, type PaymentReview, type ReviewDecision } from '@makola/contract/refunds.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { paymentReviewsQuery } from '../sales/seller-queries.ts'

const done: Record<ReviewDecision, string> = {
  attach: 'Honoured. Its stores have been told to pack it.',
  refund: 'The money is on its way back.',
  ignore: 'Left as it is, and closed.',
}

type Chosen = { review: PaymentReview; decision: ReviewDecision; onDone: () => void }

/** Decides about money that does not match its order, for the given reason. */
export function useDecidePayment({ review: { orderId, surplus }, decision, onDone }: Chosen) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(decidePayment, { params: { id: orderId }, body: { decision, reason } }),
    onSuccess: () => {
      onDone()
      void toast.success(surplus && decision === 'ignore' ? 'Left as it is.' : done[decision])
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentReviewsQuery().queryKey }),
  })
}
