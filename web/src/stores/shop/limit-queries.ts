import { listTierLimits, setTierLimits, type TierLimits } from '@makola/contract/stores/tiers.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** The most that stores of each level may sell, in every currency that stores price in. */
export const limitsQuery = queryOptions({
  queryKey: ['stores', 'limits'],
  queryFn: async ({ signal }) => (await call(listTierLimits, { signal })).data,
})

/** Sets the limits of a currency. Somebody else's, saved meanwhile, are loaded and said. */
export function useSetLimits({ currency, limits: seen }: TierLimits, onDone: () => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (limits: TierLimits['limits']) => call(setTierLimits, { params: { currency }, body: { limits, seen } }),
    onSuccess: () => {
      void toast.success(t('stores.limits.saved'))
      onDone()
    },
    onSettled: () => client.invalidateQueries(limitsQuery),
  })
}
