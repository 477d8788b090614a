import type { Permission } from '@makola/contract/permissions.ts'
import { listMyStores, type MyStore } from '@makola/contract/stores/stores.ts'
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query'
import { useAccount } from '../../auth/session/session.ts'
import { call } from '../../shell/api/api-client.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { chosenStore } from './chosen-store.ts'

/** The caller's stores, and the one that an operator looks at. It is kept when the header that first asked unmounts. */
export const myStoresQuery = (chosen = chosenStore.getState().slug) =>
  queryOptions({
    queryKey: ['stores', 'mine', chosen],
    queryFn: async () => (await call(listMyStores, { query: { store: chosen } })).data,
  })

/** The chosen one, by slug or id, or else the first by name. */
export function findCurrentStore(stores: MyStore[], chosen: string): MyStore | undefined {
  return stores.find(({ id, slug }) => slug === chosen || id === chosen) ?? stores[0]
}

/** The caller's stores; inside the dashboard. */
export function useMyStores(): MyStore[] {
  return useSuspenseQuery(myStoresQuery(chosenStore((state) => state.slug))).data
}

/** The dashboard's store, or undefined without one. */
export function useCurrentStoreIfAny(): MyStore | undefined {
  const stores = useMyStores()
  return findCurrentStore(
    stores,
    chosenStore((state) => state.slug),
  )
}

/** The dashboard's store; on pages that the layout shows only with a store. */
export function useCurrentStore(): MyStore {
  const t = useWords()
  const store = useCurrentStoreIfAny()
  if (!store) throw new Error(t('stores.none-yet'))
  return store
}

/** Returns true when the member's role in the current store has this permission. The API checks again; this is for buttons. */
export function useMay(permission: Permission): boolean {
  return useCurrentStoreIfAny()?.permissions.includes(permission) ?? false
}

/** Why a button is disabled: the role lacks the permission. Undefined: it has it. */
export function useRefusal(permission: Permission): string | undefined {
  const t = useWords()
  const store = useCurrentStoreIfAny()
  const staff = useAccount()?.staff
  if (store?.permissions.includes(permission)) return undefined
  if (store?.role === 'operator' && staff) return t('stores.role-refuses.staff', { role: staff.role })
  return store ? t('stores.role-refuses', { role: store.role }) : t('stores.role-refuses.any')
}
