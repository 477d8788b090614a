import type { NotificationType } from '@makola/contract/notifications/notifications.ts'
import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useState } from 'react'
import { useIsSignedIn } from '../auth/session/session.ts'
import { toast } from '../ui/messages/toast.ts'
import { useWords } from '../ui/words/use-words.ts'
import { type BellEvent, listenToBell } from './notification-stream.ts'
import { notificationsKey, unreadQuery } from './queries.ts'
import { refetchTogether } from './refetch-together.ts'

type Desk = { queryClient: QueryClient; refetch: (queryKey: QueryKey) => void }

/**
 * Keeps the bell and its subjects up to date while a dashboard is open, in this tab and every other. `say` is called with each
 * new title.
 */
export function useBell(storeId: string | undefined, say: (title: string) => void): void {
  const t = useWords()
  const isSignedIn = useIsSignedIn()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const [refetch] = useState(() => refetchTogether(queryClient))
  const hear = useEffectEvent((event: BellEvent) => {
    applyEvent({ queryClient, refetch }, storeId, event)
    if (event.kind !== 'notification') return
    const { id, type, title, body, link } = event.notification
    say(title)
    if (type !== 'new-order' || document.visibilityState !== 'visible') return
    const action = { label: t('notifications.open'), onClick: () => void navigate({ href: link }) }
    void toast.info(title, { id, description: body, action })
  })
  useEffect(() => {
    if (!isSignedIn) return
    const listening = new AbortController()
    listenToBell({ storeId, onEvent: hear, signal: listening.signal })
    return () => listening.abort()
  }, [storeId, isSignedIn])
}

/** The queries that each type of news makes stale, besides the list of notifications; an operator may have no current store. */
const staleBy: Record<NotificationType, (storeId: string | undefined) => (string | undefined)[][]> = {
  'new-order': (storeId) => [
    ['orders', storeId],
    ['inventory', storeId],
  ],
  'payment-received': (storeId) => [['orders', storeId]],
  'payment-failed': () => [],
  'refund-stuck': (storeId) => [
    ['orders', storeId],
    ['orders', 'stuck-refunds'],
  ],
  'dispute-changed': (storeId) => [
    ['orders', storeId],
    ['ledger', storeId],
  ],
  'stock-low': (storeId) => [
    ['inventory', storeId],
    ['orders', storeId],
  ],
  'stock-out': (storeId) => [
    ['inventory', storeId],
    ['orders', storeId],
  ],
  'member-joined': (storeId) => [['members', storeId]],
  'payout-paid': (storeId) => [['ledger', storeId]],
  'payout-failed': (storeId) => [['ledger', storeId]],
  'store-charged': (storeId) => [['ledger', storeId]],
  'store-standing': () => [['stores']],
  'category-decided': () => [['categories']],
  'pictures-fetched': (storeId) => [['inventory', storeId], ['products']],
  'rate-stale': () => [],
  'shop-payout-failed': () => [['ledger']],
  'store-in-debt': () => [['ledger']],
  'payment-to-decide': () => [['orders', 'review']],
  'category-asked': () => [['categories', 'requests']],
  'message-new': (storeId) => [['orders', storeId]],
  'question-asked': (storeId) => [['orders', storeId]],
  'messages-to-check': () => [['messages', 'held']],
  'review-changed': () => [['store-reviews']],
  'review-to-check': () => [['moderation']],
  'request-to-answer': (storeId) => [['orders', storeId]],
  'request-changed': (storeId) => [['orders', storeId]],
  'request-to-decide': () => [['requests']],
  'verification-changed': () => [['verification'], ['stores']],
  'verification-to-decide': () => [['verification']],
  'takedown-changed': (storeId) => [['inventory', storeId], ['stores']],
  'strike-changed': () => [['stores']],
  'report-to-decide': () => [['moderation']],
  'appeal-to-decide': () => [['moderation']],
  'store-news': () => [],
}

/** Refreshes the data that the news makes stale. */
function applyEvent({ queryClient, refetch }: Desk, storeId: string | undefined, event: BellEvent): void {
  if (event.kind === 'changed') {
    if (storeId) refetch(['orders', storeId])
    if (event.what === 'orders') return
    refetch(notificationsKey(storeId))
    if (storeId) refetch(['inventory', storeId])
    return
  }
  queryClient.setQueryData(unreadQuery(storeId).queryKey, event.unread)
  refetch([...notificationsKey(storeId), 'list'])
  if (event.kind === 'notification') staleBy[event.notification.type]?.(storeId).forEach(refetch)
}
