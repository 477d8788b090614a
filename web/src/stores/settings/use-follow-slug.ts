import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { myStoresQuery, useMyStores } from '../membership/current-store.ts'

/** After a change of a store's slug: the dashboard's addresses use the new one. */
export function useFollowSlug(): (from: string, to: string) => void {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const stores = useMyStores()
  return (from, to) => {
    const renamed = stores.map((store) => (store.slug === from ? { ...store, slug: to } : store))
    queryClient.setQueryData(myStoresQuery(to).queryKey, renamed)
    void navigate({ to: '.', search: (before) => ({ ...before, store: to }), replace: true })
  }
}
