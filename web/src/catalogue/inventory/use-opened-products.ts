import type { InventoryItem, InventoryRow } from '@makola/contract/catalogue/inventory.ts'
import { type UseQueryResult, useQueries, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo, useState } from 'react'
import { toast } from '../../ui/messages/toast.ts'
import { inventoryItemQuery } from '../stock/inventory-queries.ts'
import { type ListedRow, rowsOfVariants } from '../stock/variant-rows.ts'

const takeLoaded = (answers: UseQueryResult<InventoryItem>[]) => answers.flatMap(({ data }) => data ?? [])

/** The rows of a list, with the variants of opened products below them. */
export function useOpenedProducts(storeId: string, rows: InventoryRow[]) {
  const queryClient = useQueryClient()
  const [opened, setOpened] = useState<ReadonlyMap<string, string>>(new Map())
  const items = useQueries({
    queries: [...opened.values()].map((slug) => inventoryItemQuery(storeId, slug)),
    combine: takeLoaded,
  })
  const listed = useMemo<ListedRow[]>(() => {
    const itemOf = new Map(items.map((item) => [item.id, item]))
    return rows.flatMap((row) => {
      const item = opened.has(row.id) ? itemOf.get(row.id) : undefined
      return item ? [row, ...rowsOfVariants(row, item)] : [row]
    })
  }, [rows, items, opened])
  const toggle = useCallback(
    async ({ id, slug }: InventoryRow) => {
      const isOpened = opened.has(id)
      try {
        if (!isOpened) await queryClient.fetchQuery(inventoryItemQuery(storeId, slug))
        setOpened((now) => new Map(isOpened ? [...now].filter(([one]) => one !== id) : [...now, [id, slug]]))
      } catch (error) {
        void toast.error((error as Error).message)
      }
    },
    [opened, queryClient, storeId],
  )
  return { listed, opened, toggle }
}
