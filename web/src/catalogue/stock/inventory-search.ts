import type { InventorySort, ListedStatus } from '@makola/contract/catalogue/inventory.ts'
import { oneOf } from '../../shell/router/search-params.ts'

/** The filters and the order of the inventory, as in the address bar. */
export type InventorySearch = {
  q?: string
  status?: ListedStatus
  stock?: 'low' | 'out'
  category?: string
  sort?: InventorySort
}

const statuses = ['active', 'draft', 'archived', 'taken-down'] as const
const sorts = [
  'name',
  '-name',
  'sku',
  '-sku',
  'price',
  '-price',
  'available',
  '-available',
  'updated',
] as const satisfies InventorySort[]

/** Unreadable parts are ignored, so that an address typed by hand never breaks the page. */
export function readInventorySearch(search: Record<string, unknown>): InventorySearch {
  const { q, category } = search
  const values = {
    q: typeof q === 'string' && q.trim() !== '' ? q.slice(0, 200) : undefined,
    status: oneOf(search.status, statuses),
    stock: oneOf(search.stock, ['low', 'out']),
    category: typeof category === 'string' && category !== '' ? category.slice(0, 80) : undefined,
    sort: oneOf(search.sort, sorts),
  }
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))
}

/** The inventory's address: also if a table is being imported, by the import's id once it has one, or stock is taken. */
export type InventoryAddress = InventorySearch & { import?: string; stocktake?: string }

export function readInventoryAddress(search: Record<string, unknown>): InventoryAddress {
  const { import: found, stocktake } = search
  const isKnown = typeof found === 'string' && /^(?:table|[\da-f-]{36})$/.test(found)
  return {
    ...readInventorySearch(search),
    ...(isKnown && { import: found }),
    ...(typeof stocktake === 'string' && { stocktake }),
  }
}

/** Returns true when a filter is active. */
export function isNarrowed({ q, status, stock, category }: InventorySearch): boolean {
  return [q, status, stock, category].some((value) => value !== undefined)
}
