import { createFileRoute, Outlet, retainSearchParams } from '@tanstack/react-router'
import { AccountMenu } from '../auth/account/account-menu.tsx'
import { requireAccount } from '../auth/session/require-account.ts'
import { useAccount } from '../auth/session/session.ts'
import { hasTokens } from '../auth/session/tokens.ts'
import { Bell } from '../notifications/bell.tsx'
import { BellListener } from '../notifications/bell-listener.tsx'
import { UnreadCount } from '../notifications/unread-count.tsx'
import { Finder, FinderButton } from '../overview/finder/finder.tsx'
import { menuCounts } from '../requests/answering/menu-counts.tsx'
import { DashboardNotFound } from '../shell/dashboard/dashboard-not-found.tsx'
import { DashboardSkeleton } from '../shell/dashboard/dashboard-skeleton.tsx'
import { pageHead } from '../shell/page/page-head.ts'
import { optionalText } from '../shell/router/search-params.ts'
import { DashboardLayout } from '../stores/dashboard/dashboard-layout.tsx'
import { showStore } from '../stores/dashboard/show-store.ts'
import { useCurrentStoreIfAny } from '../stores/membership/current-store.ts'
import { wordsOf } from '../ui/words/use-words.ts'

const readSearch = optionalText('store')

/** Signed-in state lives in local storage, so the dashboard renders in the browser. */
export const Route = createFileRoute('/dashboard')({
  ssr: false,
  validateSearch: readSearch,
  search: { middlewares: [retainSearchParams(['store'])] },
  beforeLoad: async (visit) => {
    // The loader sends signed-out visitors to the sign-in, and back to this address.
    if (!hasTokens() || (await showStore(visit))) return
    // No page waits for the loader of a dashboard that is shown already.
    await (await import('../stores/dashboard/lead-without-store.ts')).leadWithoutStore(visit)
  },
  loader: async (visit) => {
    await requireAccount(visit)
  },
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('shell.dashboard.page'), isPrivate: true }),
  pendingComponent: DashboardSkeleton,
  notFoundComponent: DashboardNotFound,
  component: Dashboard,
})

function Dashboard() {
  const { shop } = Route.useRouteContext()
  const account = useAccount()
  const storeId = useCurrentStoreIfAny()?.id
  if (!account) return null
  const visitor = { staff: account.staff?.permissions ?? [], isOpen: shop.isOpen }
  return (
    <>
      <BellListener storeId={storeId} />
      <Finder {...visitor} />
      <DashboardLayout
        {...visitor}
        shop={shop}
        slots={{
          find: <FinderButton />,
          bell: <Bell storeId={storeId} />,
          account: <AccountMenu account={account} />,
          badges: { '/dashboard/notifications': <UnreadCount storeId={storeId} />, ...menuCounts(storeId) },
        }}
      >
        <Outlet />
      </DashboardLayout>
    </>
  )
}
