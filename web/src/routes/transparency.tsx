import { createFileRoute } from '@tanstack/react-router'
import { CountsPage } from '../moderation/counting/counts-page.tsx'
import { countsQuery } from '../moderation/counting/counts-query.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { PageErrorScreen } from '../shell/router/error-screen.tsx'
import { wordsOf } from '../ui/words/use-words.ts'

const readYear = (search: Record<string, unknown>): { year?: number | undefined } => {
  const year = Number(search.year)
  return Number.isInteger(year) && year >= 2000 && year <= 2100 ? { year } : {}
}

export const Route = createFileRoute('/transparency')({
  validateSearch: readYear,
  loaderDeps: ({ search: { year } }) => ({ year }),
  loader: ({ context, deps: { year } }) => context.queryClient.ensureQueryData(countsQuery(year)),
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('moderation.counts.page') }),
  errorComponent: PageErrorScreen,
  component: Transparency,
})

function Transparency() {
  const { year } = Route.useSearch()
  return <CountsPage year={year} />
}
