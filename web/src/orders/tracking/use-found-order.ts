import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { hasTokens, onTokensChange } from '../../auth/session/tokens.ts'
import { dropTabDraft, keepTabDraft, readTabDraft } from '../../ui/drafts/kept-drafts.ts'
import type { OrderSearch } from '../order/queries.ts'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** This page shows the order that was found last in this tab. */
    hasFoundOrder?: boolean
  }
}

const draftKey = 'found-order'

/**
 * The number and contact that found an order. They outlive a reload in this tab's storage, and Back leads to the form again. The
 * address has neither: it is shared and logged.
 */
export function useFoundOrder() {
  const navigate = useNavigate()
  const isFound = useLocation({ select: ({ state }) => state.hasFoundOrder === true })
  const [search, setSearch] = useState<OrderSearch>()
  useEffect(() => setSearch(isFound ? readTabDraft<OrderSearch>(draftKey) : undefined), [isFound])
  useEffect(() => onTokensChange(() => !hasTokens() && setSearch(undefined)), [])
  const find = (found: OrderSearch) => {
    keepTabDraft(draftKey, found)
    setSearch(found)
    void navigate({ to: '/order-tracking/', search: true, state: { hasFoundOrder: true } })
  }
  return { search, find, forget: () => dropTabDraft(draftKey) }
}
