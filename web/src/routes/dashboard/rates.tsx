import { createFileRoute } from '@tanstack/react-router'
import { useStaffMay } from '../../auth/session/staff-may.tsx'
import { RatesPage as Rates, type RatesSearch } from '../../rates/store-rates/rates-page.tsx'
import { pageHead } from '../../shell/page/page-head.ts'
import { oneOf, optionalText } from '../../shell/router/search-params.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

const readTexts = optionalText('q', 'sort')

export const Route = createFileRoute('/dashboard/rates')({
  validateSearch: (search: Record<string, unknown>): RatesSearch => {
    const view = oneOf(search.view, ['store'])
    const age = oneOf(search.age, ['old'])
    return { ...readTexts(search), ...(view && { view }), ...(age && { age }) }
  },
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('rates.title'), isPrivate: true }),
  component: RatesPage,
})

function RatesPage() {
  const { shop } = Route.useRouteContext()
  const search = Route.useSearch()
  const navigate = Route.useNavigate()
  return (
    <Rates
      base={shop.baseCurrency}
      isForShop={useStaffMay('rates.read')}
      search={search}
      onSearch={(part) => void navigate({ search: (before) => ({ ...before, ...part }) as RatesSearch, replace: true })}
    />
  )
}
