import { hashKey, type QueryClient, type QueryKey } from '@tanstack/react-query'

const pauseMs = 1_000

/**
 * Returns a function that refetches what has become stale: at once, and what becomes stale again within a second, once at its end.
 * A hundred parcels that are packed are a hundred events.
 */
export function refetchTogether(queryClient: Pick<QueryClient, 'invalidateQueries'>): (queryKey: QueryKey) => void {
  const pauses = new Map<string, { isStaleAgain: boolean }>()
  return function refetch(queryKey) {
    const hash = hashKey(queryKey)
    const underWay = pauses.get(hash)
    if (underWay) {
      underWay.isStaleAgain = true
      return
    }
    void queryClient.invalidateQueries({ queryKey })
    const pause = { isStaleAgain: false }
    pauses.set(hash, pause)
    setTimeout(() => {
      pauses.delete(hash)
      if (pause.isStaleAgain) refetch(queryKey)
    }, pauseMs)
  }
}
