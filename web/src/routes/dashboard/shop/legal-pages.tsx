import { createFileRoute } from '@tanstack/react-router'
import { StaffMay } from '../../../auth/session/staff-may.tsx'
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
  return (
    <StaffMay permission="shop.write" otherwise={<DashboardNotFound />}>
      <LegalPagesPage shop={shop} />
    </StaffMay>
  )
}
