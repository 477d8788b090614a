import { listProductIds } from '@makola/contract/inventory.ts'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import type { InventorySearch } from '../stock/inventory-search.ts'
import type { Named } from '../stock/use-change-products.ts'

type Matching = {
  /** All matches, once they were requested for this search. */
  all: Named[] | undefined
  isBusy: boolean
  select: () => void
  forget: () => void
}

/** All products that a search finds, including rows not fetched yet. */
export function useMatching(storeId: string, { sort: _, ...search }: InventorySearch): Matching {
  const t = useWords()
  const asked = JSON.stringify({ storeId, ...search })
  const { data, isPending, mutate, reset } = useMutation({
    networkMode: 'always',
    mutationFn: async () => {
      const { data: ids } = await call(listProductIds, { params: { id: storeId }, query: search })
      return { asked, products: ids.map((id) => ({ id, name: '' })) }
    },
    onError: (error) => void toast.error(t('catalogue.inventory.selection.failed'), { description: error.message }),
  })
  const all = data?.asked === asked ? data.products : undefined
  return { all, isBusy: isPending, select: () => mutate(), forget: reset }
}
