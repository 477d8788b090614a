import { followOrder } from '@makola/contract/orders/orders.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { followEvents } from '../../shell/api/event-stream.ts'
import { trackedOrderQuery } from '../order/queries.ts'

/** Fetches an order again on each of its events, while the page is visible. */
export function useLiveOrder(token: string | undefined, isOver: boolean): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    if (token === undefined || isOver) return
    let looking: AbortController | undefined
    const refetch = () => void queryClient.invalidateQueries({ queryKey: trackedOrderQuery(token).queryKey })
    const follow = () => {
      looking?.abort()
      looking = undefined
      if (document.visibilityState === 'hidden') return
      looking = new AbortController()
      const { signal } = looking
      void followEvents(followOrder, {
        params: { token },
        on: { changed: refetch },
        onReturn: refetch,
        signal,
      })
    }
    const lookAgain = () => {
      follow()
      if (looking) refetch()
    }
    follow()
    document.addEventListener('visibilitychange', lookAgain)
    return () => {
      document.removeEventListener('visibilitychange', lookAgain)
      looking?.abort()
    }
  }, [token, isOver, queryClient])
}
