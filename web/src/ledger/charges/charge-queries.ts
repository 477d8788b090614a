import { chargeStore, listStoreCharges, reverseStoreCharge } from '@makola/contract/ledger/charges.ts'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type Sent } from '../../shell/api/api-client.ts'
import { useKey } from '../../shell/api/use-key.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'

/** What the shop has charged a store, newest first. */
export const storeChargesQuery = (storeId: string) =>
  infiniteQueryOptions({
    queryKey: ['ledger', storeId, 'charges'],
    queryFn: ({ pageParam, signal }) =>
      call(listStoreCharges, { params: { id: storeId }, query: { limit: '20', cursor: pageParam }, signal }),
    initialPageParam: '',
    getNextPageParam: (page) => page.meta.next,
  })

/** Charges a store. Repeating the request after a lost answer is the same charge. */
export function useChargeStore(storeId: string, onDone: () => void) {
  const t = useWords()
  const client = useQueryClient()
  const { keyOf } = useKey()
  return useMutation({
    mutationFn: (body: Sent<typeof chargeStore>) => {
      const { amount, reason } = body
      return call(chargeStore, { params: { id: storeId }, body, idempotencyKey: keyOf({ amount, reason }) })
    },
    onSuccess: () => {
      toast.success(t('ledger.charges.done'))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['ledger', storeId] }),
  })
}

/** Gives a charge back. */
export function useReverseCharge(storeId: string, onDone: () => void) {
  const t = useWords()
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & Sent<typeof reverseStoreCharge>) =>
      call(reverseStoreCharge, { params: { id }, body }),
    onSuccess: () => {
      toast.success(t('ledger.charges.reversed-done'))
      onDone()
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['ledger', storeId] }),
  })
}
