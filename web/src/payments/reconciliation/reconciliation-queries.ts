import { listReconciliations, reconcilePayments } from '@makola/contract/payments/reconciliations.ts'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

const perPage = '50'

/** Comparisons of the providers' books with ours, newest first. */
export const reconciliationsQuery = infiniteQueryOptions({
  queryKey: ['payments', 'reconciliations'],
  queryFn: ({ pageParam, signal }) =>
    call(listReconciliations, { query: { limit: perPage, cursor: pageParam }, signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.meta.next,
})

/** Compares now, with every provider. */
export function useCompareBooks() {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async () => (await call(reconcilePayments)).data,
    onSuccess: (reports) => {
      if (reports.length === 0) void toast.info(t('payments.reconciliation.no-provider'))
      else void toast.success(t('payments.reconciliation.done'))
    },
    onError: (error) => toast.error(t('payments.reconciliation.failed', { reason: error.message })),
    onSettled: () => client.invalidateQueries({ queryKey: reconciliationsQuery.queryKey }),
  })
}
