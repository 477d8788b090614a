import {
  type CommissionSubject,
  type CommissionTerms,
  deleteCommissionTerms,
  listCommissionTerms,
  setCommissionTerms,
} from '@makola/contract/ledger/ledger.ts'
import { listShopStores } from '@makola/contract/stores/shop-stores.ts'
import type { Money } from '@makola/money/money.ts'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** All terms by which the shop takes its commission. */
export const commissionTermsQuery = queryOptions({
  queryKey: ['ledger', 'commission'],
  queryFn: async ({ signal }) => (await call(listCommissionTerms, { signal })).data,
})

/** The stores that match the typed name, or the first of all: more than a list shows at once. */
export const storesNamedQuery = (typed: string) =>
  queryOptions({
    queryKey: ['ledger', 'commission', 'stores', typed],
    queryFn: async ({ signal }) => {
      const q = typed.trim().slice(0, 80) || undefined
      return (await call(listShopStores, { query: { limit: '100', q }, signal })).data
    },
    placeholderData: keepPreviousData,
  })

export type CommissionDraft = { for: CommissionSubject; basisPoints: number; fixed: Money[]; version: number }

/** Sets terms, replacing those of the same store, category or the shop. Somebody else's, saved meanwhile, are loaded and said. */
export function useSetCommission(onDone: () => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (body: CommissionDraft) => (await call(setCommissionTerms, { body })).data,
    onSuccess: () => {
      void toast.success(t('ledger.commission.saved'))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: commissionTermsQuery.queryKey }),
  })
}

/** Deletes terms; the next matching ones apply. Somebody else's, saved meanwhile, are loaded and said. */
export function useDeleteCommission(onDone: () => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version }: CommissionTerms) =>
      call(deleteCommissionTerms, { params: { id }, query: { version: String(version) } }),
    onSuccess: () => toast.success(t('ledger.commission.removed')),
    onError: (error) => toast.error(t('ledger.failed', { reason: error.message })),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: commissionTermsQuery.queryKey })
      onDone()
    },
  })
}
