import { listTolerances, setTolerance } from '@makola/contract/payments/tolerances.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

export const tolerancesQuery = queryOptions({
  queryKey: ['payments', 'tolerances'],
  queryFn: async ({ signal }) => (await call(listTolerances, { signal })).data,
})

type ToleranceDraft = { currency: string; basisPoints: number; mostMinor: number; version: number }

/** Sets the tolerance of a currency. Somebody else's, saved meanwhile, is loaded and said. */
export function useSetTolerance(onDone: () => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ currency, ...body }: ToleranceDraft) => call(setTolerance, { params: { currency }, body }),
    onSuccess: () => {
      void toast.success(t('payments.tolerances.saved'))
      onDone()
    },
    onSettled: () => client.invalidateQueries(tolerancesQuery),
  })
}
