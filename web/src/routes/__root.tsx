import type { QueryClient } from '@tanstack/react-query'
import { createRootRouteWithContext } from '@tanstack/react-router'
import { findChosenRate } from '../rates/find-chosen-rate.ts'
import { ratesQuery } from '../rates/queries.ts'
import { Document } from '../shell/document.tsx'
import { GlobalErrorScreen } from '../shell/error-screen.tsx'
import { NotFoundScreen } from '../shell/not-found-screen.tsx'
import { readIncoming } from '../shell/read-incoming.ts'
import { RootLayout } from '../shell/root-layout.tsx'
import { shopQuery } from '../shell/shop-query.ts'
import { readTheme } from '../shell/theme.ts'
import styles from '../styles/app.css?url'

export const Route = createRootRouteWithContext<{ queryClient: QueryClient }>()({
  beforeLoad: async ({ context }) => ({
    rate: await findChosenRate(context.queryClient),
    theme: readTheme(readIncoming().cookies),
  }),
  loader: async ({ context }) => {
    const [shop] = await Promise.all([
      context.queryClient.ensureQueryData(shopQuery()),
      context.rate ?? context.queryClient.ensureQueryData(ratesQuery()),
    ])
    return { shop }
  },
  head: () => ({ links: [{ rel: 'stylesheet', href: styles }] }),
  shellComponent: Document,
  component: RootLayout,
  errorComponent: GlobalErrorScreen,
  notFoundComponent: NotFoundScreen,
})
