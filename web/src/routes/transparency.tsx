import { createFileRoute } from '@tanstack/react-router'
import { CountsPage } from '../moderation/counts/counts-page.tsx'
import { countsQuery, readYear } from '../moderation/counts/counts-query.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { optionalText } from '../shell/router/search-params.ts'
import { wordsOf } from '../ui/words/use-words.ts'

const readSearch = optionalText('year')

export const Route = createFileRoute('/transparency')({
  validateSearch: readSearch,
  loaderDeps: ({ search: { year } }) => ({ year }),
  loader: ({ context, deps: { year } }) => context.queryClient.ensureQueryData(countsQuery(readYear(year))),
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('moderation.counts.page') }),
  component: Transparency,
})

function Transparency() {
  return <CountsPage year={readYear(Route.useSearch().year)} />
}
