import { matchQuery, QueryClient, type QueryFilters, type RefetchOptions } from '@tanstack/react-query'
import { ApiProblem } from './api-problem.ts'

const secondMs = 1000

/** Waits 1, 2, 4 … seconds before the 1st, 2nd, 3rd retry, never more than 30. */
export function retryDelayMs(failures: number): number {
  return Math.min(secondMs * 2 ** failures, 30 * secondMs)
}

/** Three retries for temporary failures (network, 5xx, 429); an answer about the request itself will not change on a retry. */
export function shouldRetry(failures: number, error: Error): boolean {
  const isFinal = error instanceof ApiProblem && error.status < 500 && error.status !== 429
  return !isFinal && failures < 3
}

/**
 * A form that refetches is busy, and its own failure untold, until the refetch ends. On a bad line that would be after all retries, and
 * offline never: here it ends with the first failure of what it refetches, and the retries go on behind.
 */
class ImpatientClient extends QueryClient {
  override refetchQueries(filters: QueryFilters = {}, options?: RefetchOptions): Promise<void> {
    return new Promise((resolve) => {
      const forget = this.getQueryCache().subscribe((event) => {
        const hasFailed = event.type === 'updated' && /failed|pause/.test(event.action.type)
        if (hasFailed && matchQuery(filters, event.query)) end()
      })
      const end = () => resolve(forget())
      super.refetchQueries(filters, options).then(end, end)
    })
  }
}

export function createQueryClient(): QueryClient {
  return new ImpatientClient({
    defaultOptions: {
      queries: {
        // On the server a failed read becomes the error screen at once instead of a page that hangs for seconds.
        retry: import.meta.env.SSR ? false : shouldRetry,
        retryDelay: retryDelayMs,
        // A request's answers end with it: on the server a timer would only keep the process from ending.
        gcTime: import.meta.env.SSR ? Number.POSITIVE_INFINITY : 5 * 60 * secondMs,
        // Data preloaded on intent is not fetched again within the router's preload stale time.
        staleTime: 30 * secondMs,
      },
      // Without a connection a form says so at once. The library would hold the request back silently.
      mutations: { networkMode: 'always' },
    },
  })
}
