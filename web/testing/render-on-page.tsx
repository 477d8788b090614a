import { QueryClientProvider, type QueryKey } from '@tanstack/react-query'
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { type RenderResult, render } from 'vitest-browser-react'
import { createQueryClient } from '../src/shell/api/query-client.ts'

/**
 * Renders a component on a page of its own, in English.
 * @param known Answers that the page already has, by their queries' keys.
 */
export function renderOnPage(component: ReactNode, known: [QueryKey, unknown][] = []): Promise<RenderResult> {
  const queryClient = createQueryClient()
  for (const [key, data] of known) queryClient.setQueryData(key, data)
  const router = createRouter({
    routeTree: createRootRoute({ component: () => component }),
    history: createMemoryHistory(),
    context: { queryClient, locale: 'en' },
  })
  return render(
    <QueryClientProvider client={queryClient}>
      <RouterProvider<typeof router> router={router} />
    </QueryClientProvider>,
  )
}
