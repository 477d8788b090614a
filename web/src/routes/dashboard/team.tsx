import { useSuspenseQuery } from '@tanstack/react-query'
import { createFileRoute } from '@tanstack/react-router'
import { accountQuery } from '../../auth/session/session.ts'
import { pageHead } from '../../shell/page/page-head.ts'
import { TeamPage } from '../../stores/team/team-page.tsx'
import { wordsOf } from '../../ui/words/use-words.ts'

export const Route = createFileRoute('/dashboard/team')({
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('stores.team.title'), isPrivate: true }),
  component: Team,
})

function Team() {
  const { data: account } = useSuspenseQuery(accountQuery)
  return <TeamPage accountId={account.id} />
}
