import { createFileRoute } from '@tanstack/react-router'
import { EarningsPage } from '../../ledger/earnings/earnings-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { optionalText } from '../../shell/router/search-params.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

const readSearch = optionalText('month')

export const Route = createFileRoute('/dashboard/earnings')({
  validateSearch: readSearch,
  head: ({ match }) =>
    pageHead(match, { title: wordsOf(match.context.locale)('ledger.earnings.title'), isPrivate: true }),
  component: Earnings,
})

function Earnings() {
  const { month } = Route.useSearch()
  const navigate = Route.useNavigate()
  return <EarningsPage month={month} onMonth={(month) => void navigate({ search: { month }, resetScroll: false })} />
}
