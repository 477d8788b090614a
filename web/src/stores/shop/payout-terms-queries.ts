import { listPayoutTerms, type PayoutTerms, setPayoutTerms } from '@makola/contract/stores/payout-terms.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** When stores of each level are paid, with the wait of the whole shop. */
export const payoutTermsQuery = queryOptions({
  queryKey: ['stores', 'payout-terms'],
  queryFn: async ({ signal }) => call(listPayoutTerms, { signal }),
})

type Change = Pick<PayoutTerms, 'reserveBasisPoints' | 'reserveDays' | 'delayDays'>

/** Sets the terms of a level. Somebody else's, saved meanwhile, are loaded and said. */
export function useSetPayoutTerms({ tier, version }: PayoutTerms, onDone: () => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (change: Change) =>
      call(setPayoutTerms, { params: { tier: String(tier) }, body: { ...change, version } }),
    onSuccess: () => {
      void toast.success(t('stores.payouts.saved'))
      onDone()
    },
    onSettled: () => client.invalidateQueries(payoutTermsQuery),
  })
}
