import { decidePayment, type PaymentReview, type ReviewDecision } from '@makola/contract/orders/refunds.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { paymentReviewsQuery } from '../sales/seller-queries.ts'

const done = {
  attach: 'orders.payment-reviews.attach.done',
  refund: 'orders.payment-reviews.refund.done',
  ignore: 'orders.payment-reviews.ignore.done',
} as const satisfies Record<ReviewDecision, string>

type Chosen = { review: PaymentReview; decision: ReviewDecision; onDone: () => void }

/** Decides about money that does not match its order, for the given reason. */
export function useDecidePayment({ review: { orderId, surplus }, decision, onDone }: Chosen) {
  const t = useWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(decidePayment, { params: { id: orderId }, body: { decision, reason } }),
    onSuccess: () => {
      onDone()
      void toast.success(
        t(surplus && decision === 'ignore' ? 'orders.payment-reviews.surplus.ignore.done' : done[decision]),
      )
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: paymentReviewsQuery().queryKey }),
  })
}
