import { type InventoryRow, listProductIds } from '@makola/contract/catalogue/inventory.ts'
import { call } from '../../shell/api/api-client.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useChosen } from '../../ui/tables/use-chosen.ts'
import { useWords } from '../../ui/words/use-words.ts'
import type { InventorySearch } from '../stock/inventory-search.ts'
import type { Named } from '../stock/use-change-products.ts'

/** The products chosen under a search, in whatever order; a product that is not loaded has no name here. */
export function useChosenProducts(storeId: string, { sort: _, ...search }: InventorySearch, rows: InventoryRow[]) {
  const t = useWords()
  return useChosen<Named>({
    asked: JSON.stringify({ storeId, ...search }),
    rows,
    readAll: async () => {
      const { data: ids } = await call(listProductIds, { params: { id: storeId }, query: search })
      const names = new Map(rows.map(({ id, name }) => [id, name]))
      return ids.map((id) => ({ id, name: names.get(id) ?? '' }))
    },
    onError: (error) => void toast.error(t('catalogue.inventory.selection.failed'), { description: error.message }),
  })
}
