import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'

/** Answers in the page: as one text, which is quicker to write and to read than a program that builds them. */
type Carried = { answers: string }
type Answers = [key: QueryKey, data: unknown][]

/**
 * Options of a router whose pages carry to the browser the answers that they were rendered from. All are there before a page is
 * written: a page that waits for one more would have to be sent in pieces.
 */
export function carryAnswers(queryClient: QueryClient) {
  return {
    dehydrate: (): Carried => ({ answers: JSON.stringify(listAnswers(queryClient)) }),
    hydrate: ({ answers }: Carried) => {
      // The shop keeps a page only as long as it is right, so its answers are new when it comes, whatever the clock of a phone
      // says. A browser that goes back shows its own copy, which may be old: those are asked for again.
      const updatedAt = isOwnCopy() ? 0 : Date.now()
      for (const [key, data] of JSON.parse(answers) as Answers) queryClient.setQueryData(key, data, { updatedAt })
    },
    Wrap: ({ children }: { children: ReactNode }) =>
      createElement(QueryClientProvider, { client: queryClient }, children),
  }
}

function listAnswers(queryClient: QueryClient): Answers {
  const queries = queryClient.getQueryCache().getAll()
  return queries.filter(({ state }) => state.status === 'success').map(({ queryKey, state }) => [queryKey, state.data])
}

function isOwnCopy(): boolean {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return visit?.type === 'back_forward'
}
