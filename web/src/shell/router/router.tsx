import { readLocale } from '@makola/words/locales.ts'
import { createRouter } from '@tanstack/react-router'
import { routeTree } from '../../routeTree.gen.ts'
import { createQueryClient } from '../api/query-client.ts'
import { readIncoming } from '../api/read-incoming.ts'
import { carryAnswers } from './carry-answers.ts'
import { PageErrorScreen } from './error-screen.tsx'
import { NotFoundScreen } from './not-found-screen.tsx'
import { PagePending } from './page-pending.tsx'
import { routerDefaults } from './router-defaults.ts'
import { parseSearch, stringifySearch } from './search-params.ts'

/** One router for each page that the server renders, and one for the life of the page in the browser. */
export function getRouter() {
  const queryClient = createQueryClient()
  return createRouter({
    ...routerDefaults,
    routeTree,
    context: { queryClient, locale: readLocale(import.meta.env.WORDS_LOCALE ?? 'en') },
    parseSearch,
    stringifySearch,
    defaultErrorComponent: PageErrorScreen,
    defaultNotFoundComponent: NotFoundScreen,
    defaultPendingComponent: PagePending,
    // Strict Content-Security-Policy: for every page the api draws a nonce, sends `script-src 'self' 'nonce-…'` and
    // hands the same nonce over in the header `x-csp-nonce` of the request that it passes to our `fetch` (and drops any
    // such header from outside). The router puts it on each script that it writes into the page.
    ssr: { nonce: readIncoming().nonce },
    ...carryAnswers(queryClient),
  })
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof getRouter>
  }
}
