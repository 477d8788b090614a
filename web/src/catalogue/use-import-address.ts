import { useNavigate } from '@tanstack/react-router'
import { useCallback } from 'react'
import { readInventorySearch } from './inventory-search.ts'

/** Opens and closes an import by the address, so that reloading and going back do what they do elsewhere. */
export function useImportAddress() {
  const navigate = useNavigate({ from: '/dashboard/inventory/' })
  const go = useCallback(
    (id: string | undefined, replace: boolean) =>
      void navigate({
        to: '/dashboard/inventory',
        search: (now) => ({ ...readInventorySearch(now), ...(id !== undefined && { import: id }) }),
        replace,
        resetScroll: false,
      }),
    [navigate],
  )
  return {
    /** Another file, or an import by its id; `replace` where going back should not lead to what is left. */
    show: useCallback((id: string, { replace = false } = {}) => go(id, replace), [go]),
    close: useCallback(() => go(undefined, true), [go]),
  }
}
