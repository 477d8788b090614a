import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readInventorySearch } from '../stock/inventory-search.ts'

/**
 * An import stands in the address of the inventory, so that it is found again after reloading and by a link. It lies over
 * the page: the way back closes it.
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
