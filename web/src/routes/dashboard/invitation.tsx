import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { accountQuery } from '../../auth/session/session.ts'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'
import { InvitationPage } from '../../stores/team/invitation-page.tsx'
import { wordsOf } from '../../ui/words/use-words.ts'

const readSearch = optionalText('token')

export const Route = createFileRoute('/dashboard/invitation')({
  validateSearch: readSearch,
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('stores.page.invitation'), isPrivate: true }),
  component: Invitation,
})

function Invitation() {
  const { token = '' } = Route.useSearch()
  const { data: account } = useSuspenseQuery(accountQuery)
  return <InvitationPage token={token} email={account.email} />
}
