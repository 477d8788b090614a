import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readInventorySearch } from '../stock/inventory-search.ts'

/**
 * Keeps an import in the address of the inventory, so that it survives a reload and can be linked. It lies over the page: going
 * back closes it.
 */
export function useImportAddress() {
  const navigate = useNavigate({ from: '/dashboard/inventory/' })
  const go = useCallback(
    (id?: string) =>
      void navigate({
        to: '/dashboard/inventory',
        search: (now) => ({ ...readInventorySearch(now), ...(id !== undefined && { import: id }) }),
        replace: true,
        resetScroll: false,
      }),
    [navigate],
  )
  return {
    /** `table`, or an import by its id. */
    show: useCallback((id: string) => go(id), [go]),
    close: useCallback(() => go(), [go]),
  }
}
