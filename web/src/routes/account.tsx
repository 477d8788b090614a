import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AccountFrame } from '../auth/account/account-frame.tsx'
import { requireAccount } from '../auth/session/require-account.ts'
import { accountQuery } from '../auth/session/session.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { DashboardLink } from '../stores/membership/dashboard-link.tsx'
import { Spinner } from '../ui/actions/spinner.tsx'
import { wordsOf } from '../ui/words/use-words.ts'

/** Signed-in state lives in local storage, so one's own pages render in the browser. */
export const Route = createFileRoute('/account')({
  ssr: false,
  // In the loader: a redirect while React takes over the server's page makes it throw that page away (errors 520 and 422).
  loader: async (visit) => {
    await requireAccount(visit)
  },
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('auth.account.yours'), isPrivate: true }),
  pendingComponent: () => <Spinner size={10} className="grid! place-items-center py-32" />,
  component: AccountLayout,
})

function AccountLayout() {
  const { data: account } = useSuspenseQuery(accountQuery)
  return (
    <AccountFrame account={account} action={<DashboardLink account={account} />}>
      <Outlet />
    </AccountFrame>
  )
}
