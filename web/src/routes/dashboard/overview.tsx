import { createFileRoute } from '@tanstack/react-router'
import { OverviewPage, type OverviewSearch } from '../../overview/overview-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { oneOf, optionalText } from '../../shell/router/search-params.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

const readTexts = optionalText('q')

export const Route = createFileRoute('/dashboard/overview')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('overview.title'), isPrivate: true }),
  component: Overview,
})

function readSearch(search: Record<string, unknown>): OverviewSearch {
  const period = oneOf(search.period, ['week', 'month'])
  return { ...readTexts(search), ...(period && { period }) }
}

function Overview() {
  return <OverviewPage search={Route.useSearch({ select: readSearch })} />
}
