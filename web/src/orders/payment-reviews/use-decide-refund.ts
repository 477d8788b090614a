import { decideRefund, type RefundDecision } from '@makola/contract/refunds.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { stuckRefundsQuery } from '../sales/seller-queries.ts'

const done: Record<RefundDecision, string> = {
  'try-again': 'Asked again.',
  'given-back': 'Written down as given back.',
  failed: 'Written down as failed.',
}

type Chosen = { id: string; decision: RefundDecision; onDone: () => void }

/** Decides about a stuck refund, for the given reason. */
export function useDecideRefund({ id, decision, onDone }: Chosen) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (reason: string) => call(decideRefund, { params: { id }, body: { decision, reason } }),
    onSuccess: () => {
      onDone()
      void toast.success(done[decision])
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: stuckRefundsQuery().queryKey }),
  })
}
