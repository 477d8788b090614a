import { createFileRoute } from '@tanstack/react-router'
import { pageHead } from '../../shell/page/page-head.ts'
import { oneOf, optionalText } from '../../shell/router/search-params.ts'
import { ShopStoresPage } from '../../stores/shop/shop-stores-page.tsx'
import type { ShopStoresSearch } from '../../stores/shop/shop-stores-query.ts'
import { wordsOf } from '../../ui/words/use-words.ts'

const readTexts = optionalText('q')

export const Route = createFileRoute('/dashboard/stores')({
  validateSearch: readSearch,
  head: ({ match }) => pageHead(match, { title: wordsOf(match.context.locale)('stores.shop.title'), isPrivate: true }),
  component: Stores,
})

function readSearch(search: Record<string, unknown>): ShopStoresSearch {
  const status = oneOf(search.status, ['open', 'paused', 'closed'])
  return { ...readTexts(search), ...(status && { status }) }
}

function Stores() {
  return <ShopStoresPage search={Route.useSearch({ select: readSearch })} />
}
