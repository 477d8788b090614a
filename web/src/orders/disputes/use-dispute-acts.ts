import { answerDispute, type Dispute, nameDisputedParcel } from '@makola/contract/orders/disputes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { saveEvidence } from './save-evidence.ts'

export type DisputeAnswer = 'evidence' | 'accepted'

/** Answers a dispute, or names the parcel that bears it. */
export function useDisputeActs(dispute: Dispute) {
  const { id } = dispute
  const t = useWords()
  const queryClient = useQueryClient()
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['orders', 'disputes'] })
  const onError = (error: Error) => void toast.error(error.message)
  const answer = useMutation({
    mutationFn: (kind: DisputeAnswer) => call(answerDispute, { params: { id }, body: { answer: kind } }),
    onSuccess: (_, kind) =>
      void toast.success(t(kind === 'evidence' ? 'orders.disputes.send.done' : 'orders.disputes.accept.done')),
    onError,
    onSettled: refetch,
  })
  const nameParcel = useMutation({
    mutationFn: (parcelId: string | null) => call(nameDisputedParcel, { params: { id }, body: { parcelId } }),
    onSuccess: () => void toast.success(t('orders.disputes.parcel-named')),
    onError,
    onSettled: refetch,
  })
  const download = useMutation({ mutationFn: () => saveEvidence(dispute), onError })
  return { answer, nameParcel, download }
}
