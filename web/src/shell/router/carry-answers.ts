import { type QueryClient, QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createElement, type ReactNode } from 'react'

/** Answers in the page: as one text, which is quicker to write and to read than a program that builds them. */
type Carried = { answers: string }
type Answers = [key: QueryKey, data: unknown, at: number][]

/**
 * Options of a router whose pages carry to the browser the answers that they were rendered from. All are there before a page is
 * written: a page that waits for one more would have to be sent in pieces.
 */
export function carryAnswers(queryClient: QueryClient) {
  return {
    dehydrate: (): Carried => ({ answers: JSON.stringify(listAnswers(queryClient)) }),
    hydrate: ({ answers }: Carried) => {
      for (const [key, data, updatedAt] of JSON.parse(answers) as Answers) {
        queryClient.setQueryData(key, data, { updatedAt })
      }
    },
    Wrap: ({ children }: { children: ReactNode }) =>
      createElement(QueryClientProvider, { client: queryClient }, children),
  }
}

function listAnswers(queryClient: QueryClient): Answers {
  const queries = queryClient.getQueryCache().getAll()
  return queries
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data, state.dataUpdatedAt])
}
