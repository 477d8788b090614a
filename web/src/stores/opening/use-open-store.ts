import { type NewStore, openStore } from '@makola/contract/stores/stores.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { call } from '../../shell/api/api-client.ts'
import { useKey } from '../../shell/api/use-key.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { myStoresQuery, useMyStores } from '../membership/current-store.ts'

/** Opens a store and goes to its dashboard. Repeating it after a lost answer is the same store. */
export function useOpenStore(): (store: NewStore) => Promise<void> {
  const t = useWords()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const stores = useMyStores()
  const { keyOf } = useKey()
  return async (body) => {
    const { data: store } = await call(openStore, { body, idempotencyKey: keyOf(body) })
    const known = [...stores, store].toSorted((a, b) => a.name.localeCompare(b.name))
    queryClient.setQueryData(myStoresQuery(store.slug).queryKey, known)
    await navigate({ to: '/dashboard', search: { store: store.slug } })
    void toast.success(t('stores.opening.opened', { store: store.name }))
  }
}
