import { type InventoryRow, listProductIds } from '@makola/contract/inventory.ts'
import { useMutation } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import type { Selection } from '../../ui/tables/table-state.ts'
import { useWords } from '../../ui/words/use-words.ts'
import type { InventorySearch } from '../stock/inventory-search.ts'
import type { Named } from '../stock/use-change-products.ts'

const none: readonly Named[] = []

/** The products chosen under a search, in whatever order: rows of the list, or, on request, all that match, also those not loaded. */
export function useChosenProducts(storeId: string, { sort: _, ...search }: InventorySearch, rows: InventoryRow[]) {
  const t = useWords()
  const asked = JSON.stringify({ storeId, ...search })
  const [kept, setKept] = useState({ asked, products: none })
  const products = kept.asked === asked ? kept.products : none
  const selection = useMemo(() => Object.fromEntries(products.map(({ id }) => [id, true as const])), [products])
  const all = useMutation({
    networkMode: 'always',
    mutationFn: async () => (await call(listProductIds, { params: { id: storeId }, query: search })).data,
    onSuccess: (ids) => {
      const names = new Map(rows.map(({ id, name }) => [id, name]))
      setKept({ asked, products: ids.map((id) => ({ id, name: names.get(id) ?? '' })) })
    },
    onError: (error) => void toast.error(t('catalogue.inventory.selection.failed'), { description: error.message }),
  })
  return {
    products,
    selection,
    select: (next: Selection) => {
      const shown = new Set(rows.map(({ id }) => id))
      const others = products.filter(({ id }) => next[id] && !shown.has(id))
      setKept({ asked, products: [...rows.filter(({ id }) => next[id]), ...others] })
    },
    selectAll: () => all.mutate(),
    isSelectingAll: all.isPending,
    clear: () => setKept({ asked, products: none }),
  }
}
