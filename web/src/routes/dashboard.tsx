import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { AccountMenu } from '../auth/account-menu.tsx'
import { requireAccount } from '../auth/require-account.ts'
import { useAccount } from '../auth/session.ts'
import { Bell } from '../notifications/bell.tsx'
import { BellListener } from '../notifications/bell-listener.tsx'
import { UnreadCount } from '../notifications/unread-count.tsx'
import { pageHead } from '../shell/page-head.ts'
import { chosenStore } from '../stores/chosen-store.ts'
import { myStoresQuery, useCurrentStoreIfAny } from '../stores/current-store.ts'
import { DashboardLayout } from '../stores/dashboard-layout.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Pages that need no store of one's own. */
const storeless =
  /^\/dashboard\/(open-store|invitation|stores|audit|payments-to-decide|reconciliation|commission|(payouts|orders)\/[^/]+|payouts)\/?$/

/** Signed-in state lives in local storage, so the dashboard renders in the browser. */
export const Route = createFileRoute('/dashboard')({
  ssr: false,
  beforeLoad: ({ search }) => {
    // A letter's link says which store it is about.
    if ('store' in search && typeof search.store === 'string') chosenStore.getState().choose(search.store)
  },
  loader: async (visit) => {
    const account = await requireAccount(visit)
    const stores = await visit.context.queryClient.ensureQueryData(myStoresQuery())
    if (stores.length > 0 || storeless.test(visit.location.pathname)) return
    throw redirect({ to: account.isOperator ? '/dashboard/stores' : '/dashboard/open-store', replace: true })
  },
  head: ({ match }) => pageHead(match, { title: 'Dashboard', isPrivate: true }),
  pendingComponent: () => <Spinner size={10} className="grid! min-h-dvh place-items-center" />,
  component: Dashboard,
})

function Dashboard() {
  const { shop } = Route.useRouteContext()
  const account = useAccount()
  const storeId = useCurrentStoreIfAny()?.id
  if (!account) return null
  return (
    <>
      <BellListener storeId={storeId} />
      <DashboardLayout
        shopName={shop.name}
        isOperator={account.isOperator}
        slots={{
          bell: <Bell storeId={storeId} />,
          account: <AccountMenu account={account} />,
          badges: { '/dashboard/notifications': <UnreadCount storeId={storeId} /> },
        }}
      >
        <Outlet />
      </DashboardLayout>
    </>
  )
}
