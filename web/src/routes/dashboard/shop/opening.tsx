import { createFileRoute } from '@tanstack/react-router'
import { useAccount } from '../../../auth/session/session.ts'
import { useStaffMay } from '../../../auth/session/staff-may.tsx'
import { OpeningPage } from '../../../opening/opening-page.tsx'
import { DashboardNotFound } from '../../../shell/dashboard/dashboard-not-found.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/shop/opening')({
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('opening.title'), isPrivate: true }),
  component: Opening,
})

function Opening() {
  const { shop } = Route.useRouteContext()
  const account = useAccount()
  const mayOpen = useStaffMay('shop.write')
  return account && mayOpen ? <OpeningPage shop={shop} email={account.email} /> : <DashboardNotFound />
}
