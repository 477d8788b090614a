import type { InventoryRow, InventoryVariant, listInventory } from '@makola/contract/inventory.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../shell/api/api-client.ts'

type Pages = InfiniteData<Reply<typeof listInventory>, string>
type RowChange = (row: InventoryRow) => InventoryRow | null

/** Changes rows in every cached list of a store; returns the undo. */
export function changeRows(queryClient: QueryClient, storeId: string, change: RowChange): () => void {
  const lists = queryClient.getQueriesData<Pages>({ queryKey: ['inventory', storeId, 'rows'] })
  for (const [key, pages] of lists) queryClient.setQueryData(key, pages && changePages(pages, change))
  return () => {
    for (const [key, pages] of lists) queryClient.setQueryData(key, pages)
  }
}

/** A row as cached now, in any list. */
export function findRow(queryClient: QueryClient, storeId: string, id: string): InventoryRow | undefined {
  const lists = queryClient.getQueriesData<Pages>({ queryKey: ['inventory', storeId, 'rows'] })
  return lists.flatMap(([, pages]) => pages?.pages.flatMap(({ data }) => data) ?? []).find((row) => row.id === id)
}

/** The same pages with each row changed, or removed where the change returns null. */
export function changePages(pages: Pages, change: RowChange): Pages {
  return {
    ...pages,
    pages: pages.pages.map((page) => ({ ...page, data: page.data.flatMap((row) => change(row) ?? []) })),
  }
}

/** The edits of a row, for its only variant. */
export type RowEdit = { price?: InventoryRow['price']; stock?: number }

/** Predicts a row after a successful save. */
export function applyEdit(row: InventoryRow, { price = row.price, stock = row.onHand }: RowEdit): InventoryRow {
  const available = stock - row.held
  const stockLevel = available <= 0 ? 'out' : available <= (row.lowStockThreshold ?? 0) ? 'low' : 'ok'
  return { ...row, price, onHand: stock, available, stockLevel }
}

type SavedVariant = Pick<InventoryVariant, 'price' | 'onHand' | 'held' | 'available' | 'stockLevel'> & {
  productVersion: number
  updatedAt: string
}

/** A row as returned by the server after an edit of its only variant. */
export function applySaved(row: InventoryRow, saved: SavedVariant): InventoryRow {
  const { price, onHand, held, available, stockLevel, productVersion, updatedAt } = saved
  return { ...row, price, onHand, held, available, stockLevel, updatedAt, version: productVersion }
}
