import type { InventoryRow, InventoryVariant, listInventory } from '@makola/contract/catalogue/inventory.ts'
import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Reply } from '../../shell/api/api-client.ts'
import { inventoryItemQuery } from './inventory-queries.ts'
import { type ListedRow, rowsOfVariants, sumUpVariants, takeVariantRow } from './variant-rows.ts'

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

/** Changes a row of the inventory where it is cached: a product in the lists, a variant in its product, whose row sums it up. */
export function changeRow(
  queryClient: QueryClient,
  storeId: string,
  row: ListedRow,
  change: (row: ListedRow) => ListedRow,
): void {
  if (row.partOf === undefined) {
    changeRows(queryClient, storeId, (one) => (one.id === row.id ? change(one) : one))
    return
  }
  const product = findRow(queryClient, storeId, row.partOf)
  const { queryKey } = inventoryItemQuery(storeId, row.slug)
  const item = queryClient.getQueryData(queryKey)
  const now = product && item && rowsOfVariants(product, item).find(({ id }) => id === row.id)
  if (!now) return
  const changed = takeVariantRow(item, change(now))
  queryClient.setQueryData(queryKey, changed)
  changeRows(queryClient, storeId, (one) => (one.id === row.partOf ? sumUpVariants(one, changed) : one))
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
export function applyEdit<Row extends InventoryRow>(row: Row, { price = row.price, stock = row.onHand }: RowEdit): Row {
  const available = stock - row.held
  const stockLevel = available <= 0 ? 'out' : available <= (row.lowStockThreshold ?? 0) ? 'low' : 'ok'
  return { ...row, price, onHand: stock, available, stockLevel }
}

type SavedVariant = Pick<InventoryVariant, 'price' | 'onHand' | 'held' | 'available' | 'stockLevel'> & {
  productVersion: number
  updatedAt: string
}

/** A row as returned by the server after an edit of its only variant. */
export function applySaved<Row extends InventoryRow>(row: Row, saved: SavedVariant): Row {
  const { price, onHand, held, available, stockLevel, productVersion, updatedAt } = saved
  return { ...row, price, onHand, held, available, stockLevel, updatedAt, version: productVersion }
}
