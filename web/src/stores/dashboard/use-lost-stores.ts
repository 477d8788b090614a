import { listMyStores, type MyStore } from '@makola/contract/stores/stores.ts'
import { keptDays } from '@makola/words/kept-days.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useDraftKey } from '../../auth/session/use-draft-key.ts'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { hasKeptDraft } from '../../ui/drafts/has-kept-draft.ts'
import { keepTabDraft, readTabDraft } from '../../ui/drafts/kept-drafts.ts'
import { toast } from '../../ui/messages/toast.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { chosenStore } from '../membership/chosen-store.ts'
import { findCurrentStore, myStoresQuery, useMyStores } from '../membership/current-store.ts'

type Known = Pick<MyStore, 'id' | 'name'>

const shownForMs = 20_000

/** Tells a person whom a store has removed, after a reload too, and leads them out of its pages. Asks whenever something is gone. */
export function useLostStores(): void {
  const stores = useMyStores()
  const key = useDraftKey('stores')
  const queryClient = useQueryClient()
  const tell = useTellLost(key)
  const leave = useLeaveStore()
  const isAsking = useRef(false)
  const review = useEffectEvent(async () => {
    if (isAsking.current) return
    isAsking.current = true
    try {
      const { slug } = chosenStore.getState()
      const { data: mine } = await call(listMyStores, { query: { store: slug } })
      tell(mine)
      const current = findCurrentStore(stores, slug)
      if (current && !mine.some(({ id }) => id === current.id)) await leave(mine)
      else queryClient.setQueryData(myStoresQuery(slug).queryKey, mine)
    } catch {
      // The page says by itself that it did not load; the next thing that is gone asks again.
    } finally {
      isAsking.current = false
    }
  })
  useEffect(() => onNotFound(queryClient, () => void review()), [queryClient])
  useEffect(() => {
    const isAnyLost = listLost(key, stores).length > 0
    if (isAnyLost) void review()
    else keepTabDraft(key, listOwn(stores))
  }, [key, stores])
}

function useTellLost(key: string): (mine: MyStore[]) => void {
  const t = useWords()
  return (mine) => {
    for (const { id, name } of listLost(key, mine)) {
      void toast.warning(t('stores.lost', { store: name }), {
        duration: shownForMs,
        ...(hasKeptDraft(id) && { description: t('stores.lost.kept', { days: keptDays.unfinishedForms }) }),
      })
    }
    keepTabDraft(key, listOwn(mine))
  }
}

/** Opens the next store, or else the account. Forms on the page keep their drafts. */
function useLeaveStore(): (mine: MyStore[]) => Promise<void> {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  return async ([next, ...others]) => {
    const options = { replace: true, ignoreBlocker: true }
    if (next) {
      queryClient.setQueryData(myStoresQuery(next.slug).queryKey, [next, ...others])
      await navigate({ to: '/dashboard', search: { store: next.slug }, ...options })
    } else {
      await navigate({ to: '/account', ...options })
      chosenStore.getState().choose('')
    }
    queryClient.removeQueries({ queryKey: ['stores', 'mine'], type: 'inactive' })
  }
}

/** The stores in which a person works themselves; the shop's staff see others too. */
const listOwn = (stores: MyStore[]): Known[] =>
  stores.flatMap(({ id, name, role }) => (role === 'operator' ? [] : [{ id, name }]))

const listLost = (key: string, stores: MyStore[]): Known[] => {
  const own = listOwn(stores)
  return (readTabDraft<Known[]>(key) ?? []).filter(({ id }) => own.every((store) => store.id !== id))
}

type Noted = { type: string; action?: { type: string; error?: unknown } }

function onNotFound(queryClient: QueryClient, act: () => void): () => void {
  const look = ({ type, action }: Noted) => {
    if (type !== 'updated' || action?.type !== 'error') return
    if (action.error instanceof ApiProblem && action.error.status === 404) act()
  }
  const stops = [
    queryClient.getQueryCache().subscribe((event) => look(event)),
    queryClient.getMutationCache().subscribe((event) => look(event)),
  ]
  return () => {
    for (const stop of stops) stop()
  }
}
