import { createFileRoute, Outlet, redirect } from '@tanstack/react-router'
import { pageHead } from '../shell/page-head.ts'
import { myStoresQuery } from '../stores/current-store.ts'
import { DashboardLayout } from '../stores/dashboard-layout.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Pages that need no store of one's own. */
const storeless = ['/dashboard/open-store', '/dashboard/invitation', '/dashboard/stores']

/** Signed-in state lives in local storage, so the dashboard renders in the browser. */
export const Route = createFileRoute('/dashboard')({
  ssr: false,
  beforeLoad: ({ location }) => {
    if (localStorage.getItem('accessToken')) return
    throw redirect({ href: `/login?redirect=${encodeURIComponent(location.href)}` })
  },
  loader: async ({ context: { queryClient }, location }) => {
    const stores = await queryClient.ensureQueryData(myStoresQuery())
    const needsStore = !storeless.includes(location.pathname.replace(/\/$/, ''))
    if (stores.length === 0 && needsStore) throw redirect({ to: '/dashboard/open-store' })
  },
  head: ({ match }) => pageHead(match, { title: 'Dashboard', isPrivate: true }),
  pendingComponent: () => <Spinner size={10} className="grid! min-h-dvh place-items-center" />,
  component: Dashboard,
})

function Dashboard() {
  const { shop } = Route.useRouteContext()
  return (
    <DashboardLayout shopName={shop.name} isOperator={false} slots={{ bell: null, account: null }}>
      <Outlet />
    </DashboardLayout>
  )
}
