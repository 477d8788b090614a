import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountFrame } from '../auth/account-frame.tsx'
import { requireAccount } from '../auth/require-account.ts'
import { accountQuery } from '../auth/session.ts'
import { pageHead } from '../shell/page-head.ts'
import { DashboardLink } from '../stores/dashboard-link.tsx'
import { Spinner } from '../ui/spinner.tsx'

/** Signed-in state lives in local storage, so one's own pages render in the browser. */
export const Route = createFileRoute('/account')({
  ssr: false,
  beforeLoad: async (visit) => {
    await requireAccount(visit)
  },
  head: ({ match }) => pageHead(match, { title: 'Your account', isPrivate: true }),
  pendingComponent: AccountPending,
  component: AccountLayout,
})

function AccountPending() {
  return <Spinner size={10} className="grid! min-h-[60dvh] place-items-center" />
}

function AccountLayout() {
  const { data: account } = useSuspenseQuery(accountQuery)
  return (
    <AccountFrame account={account} action={<DashboardLink account={account} />}>
      <Outlet />
    </AccountFrame>
  )
}
