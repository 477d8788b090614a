import { chargeStore, listStoreCharges, reverseStoreCharge } from '@makola/contract/ledger/charges.ts'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call, type Sent } from '../../shell/api/api-client.ts'
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
  const key = useRef({ wish: '', key: '' })
  return useMutation({
    mutationFn: async (body: Sent<typeof chargeStore>) => {
      const wish = JSON.stringify([body.amount, body.reason])
      if (key.current.wish !== wish) key.current = { wish, key: crypto.randomUUID() }
      return call(chargeStore, { params: { id: storeId }, body, idempotencyKey: key.current.key })
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
