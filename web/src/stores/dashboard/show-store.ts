import type { MyStore } from '@makola/contract/stores/stores.ts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { chosenStore } from '../membership/chosen-store.ts'
import { findCurrentStore, myStoresQuery } from '../membership/current-store.ts'

type Visit = {
  search: { store?: string }
  preload: boolean
  location: { pathname: string; search: object; hash: string }
  context: { queryClient: QueryClient }
}

/**
 * Shows the store named by the address, so that each tab, bookmark and link keeps its own. An address without one, or with a
 * store of others, gets the current store instead. Returns the store, or undefined for a visitor without one.
 */
export async function showStore({
  search,
  preload,
  location,
  context: { queryClient },
}: Visit): Promise<MyStore | undefined> {
  const { slug: shown, choose } = chosenStore.getState()
  const wanted = search.store ?? shown
  const stores = await queryClient.ensureQueryData(myStoresQuery(wanted))
  const store = findCurrentStore(stores, wanted)
  if (preload || !store) return store
  queryClient.setQueryData(myStoresQuery(store.slug).queryKey, (known) => known ?? stores)
  if (shown !== store.slug) choose(store.slug)
  if (search.store === store.slug) return store
  const { pathname, search: others, hash } = location
  throw redirect({ to: pathname, search: { ...others, store: store.slug }, hash, replace: true })
}
