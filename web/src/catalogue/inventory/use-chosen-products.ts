import type { InventoryRow } from '@makola/contract/inventory.ts'
import { useState } from 'react'
import type { Selection } from '../../ui/tables/table-state.ts'
import type { InventorySearch } from '../stock/inventory-search.ts'
import type { Named } from '../stock/use-change-products.ts'
import { useMatching } from './use-matching.ts'

/** The products chosen in the list: the rows, or, on request, all that match the search when every row is chosen. */
export function useChosenProducts(storeId: string, search: InventorySearch, rows: readonly InventoryRow[], total = 0) {
  const [selection, setSelection] = useState<Selection>({})
  const matching = useMatching(storeId, search)
  const shown = rows.filter(({ id }) => selection[id])
  const isEveryRow = shown.length === rows.length
  const products: Named[] = shown.length > 0 && isEveryRow ? (matching.all ?? shown) : shown
  const select = (chosen: Selection) => {
    setSelection(chosen)
    matching.forget()
  }
  return {
    selection,
    select,
    clear: () => select({}),
    products,
    /** Those that match beyond the rows, when they can be chosen too. */
    more:
      isEveryRow && products.length < total ? { total, isBusy: matching.isBusy, onSelect: matching.select } : undefined,
  }
}
