import { decideRefund, type RefundDecision } from '@makola/contract/orders/refunds.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { stuckRefundsQuery } from '../sales/seller-queries.ts'

const done = {
  'try-again': 'orders.payment-reviews.retry.done',
  'given-back': 'orders.payment-reviews.by-hand.done',
  failed: 'orders.payment-reviews.failed.done',
} as const satisfies Record<RefundDecision, string>

type Chosen = { id: string; decision: RefundDecision; onDone: () => void }

/** Decides about a stuck refund, for the given reason. */
export function useDecideRefund({ id, decision, onDone }: Chosen) {
  const t = useWords()
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(decideRefund, { params: { id }, body: { decision, reason } }),
    onSuccess: () => {
      onDone()
      void toast.success(t(done[decision]))
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: stuckRefundsQuery().queryKey }),
  })
}
