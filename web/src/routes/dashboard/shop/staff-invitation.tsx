import { createFileRoute } from '@tanstack/react-router'
import { StaffInvitationPage } from '../../../auth/staff/staff-invitation-page.tsx'
import { pageHead } from '../../../shell/page/page-head.ts'
import { optionalText } from '../../../shell/router/search-params.ts'
import { wordsOf } from '../../../ui/words/use-words.ts'

const readSearch = optionalText('token')

export const Route = createFileRoute('/dashboard/shop/staff-invitation')({
  validateSearch: readSearch,
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('auth.staff.invitation.page'), isPrivate: true }),
  component: StaffInvitation,
})

function StaffInvitation() {
  const { token = '' } = Route.useSearch()
  const { shop } = Route.useRouteContext()
  return <StaffInvitationPage token={token} shopName={shop.name} />
}
