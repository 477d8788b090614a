import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hasTokens, onTokensChange } from '../../auth/session/tokens.ts'
import type { OrderSearch } from '../order/queries.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This page shows the order that was found last in this tab. */
    hasFoundOrder?: boolean
  }
}

/** The prefix has sign-out drop it (`ui/drafts/kept-drafts.ts`). */
const storageKey = 'draft:found-order'

/**
 * The number and contact that found an order. They outlive a reload in this tab's storage, and Back leads to the form again. The
 * address has neither: it is shared and logged.
 */
export function useFoundOrder() {
  const navigate = useNavigate()
  const isFound = useLocation({ select: ({ state }) => state.hasFoundOrder === true })
  const [search, setSearch] = useState<OrderSearch>()
  useEffect(() => setSearch(isFound ? readSearch() : undefined), [isFound])
  useEffect(() => onTokensChange(() => !hasTokens() && setSearch(undefined)), [])
  const find = (found: OrderSearch) => {
    sessionStorage.setItem(storageKey, JSON.stringify(found))
    setSearch(found)
    void navigate({ to: '/order-tracking/', search: true, state: { hasFoundOrder: true } })
  }
  return { search, find, forget: () => sessionStorage.removeItem(storageKey) }
}

function readSearch(): OrderSearch | undefined {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') ?? undefined
  } catch {
    return undefined
  }
}
