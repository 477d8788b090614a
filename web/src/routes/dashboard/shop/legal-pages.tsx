import { createFileRoute } from '@tanstack/react-router'
import { useAccount } from '../../../auth/session/session.ts'
import { LegalPagesPage } from '../../../opening/legal-pages-page.tsx'
import { DashboardNotFound } from '../../../shell/dashboard/dashboard-not-found.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/shop/legal-pages')({
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('opening.legal.title'), isPrivate: true }),
  component: LegalPages,
})

function LegalPages() {
  const { shop } = Route.useRouteContext()
  const account = useAccount()
  return account?.isOperator ? <LegalPagesPage shop={shop} /> : <DashboardNotFound />
}
