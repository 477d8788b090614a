import { createFileRoute, redirect } from '@tanstack/react-router'
import { defaultSort, readFilters, readListSearch } from '../catalogue/browse/list-search.ts'
import { loadPage, loadStores } from '../catalogue/browse/load-page.ts'
import { categoriesQuery } from '../catalogue/browse/queries.ts'
import { StoreListPage } from '../catalogue/browse/store-list-page.tsx'
import { loadFacets } from '../catalogue/browse/use-facets.ts'
import { ProductGridSkeleton } from '../catalogue/cards/product-grid.tsx'
import { suggestQuery } from '../catalogue/search/suggest-query.ts'
import { showsOnboarding } from '../rates/choice/shows-onboarding.ts'
import { findCurrency } from '../rates/choice/use-currency.ts'
import { pageHead } from '../shell/page/page-head.ts'
import { storesQuery } from '../stores/storefront/queries.ts'
import { Skeleton } from '../ui/messages/skeleton.tsx'
import { wordsOf } from '../ui/words/use-words.ts'

export const Route = createFileRoute('/store/')({
  validateSearch: readListSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, deps: search }) => {
    const { queryClient, rate } = context
    if (showsOnboarding(rate)) return
    const isStores = search.view === 'stores'
    const filters = readFilters(search, findCurrency(context), rate?.id)
    const list = { ...filters, sort: search.sort ?? defaultSort(search) }
    const [hasPage] = await Promise.all([
      isStores ? loadStores(queryClient, search) : loadPage(queryClient, list, search.cursor),
      queryClient.ensureQueryData(categoriesQuery()),
      queryClient.ensureQueryData(storesQuery()),
      isStores || loadFacets(queryClient, filters),
      !isStores && search.q && queryClient.prefetchQuery(suggestQuery(search.q, rate?.id)),
    ])
    if (!hasPage) throw redirect({ to: '/store/', search: { ...search, cursor: undefined } })
  },
  head: ({ match }) => {
    const t = wordsOf(match.context.locale)
    return match.search.view === 'stores'
      ? pageHead(match, {
          title: t('catalogue.browse.title-stores'),
          description: t('catalogue.page.stores-description'),
        })
      : pageHead(match, { title: t('catalogue.browse.title'), description: t('catalogue.page.products-description') })
  },
  component: StoreList,
  pendingComponent: StoreListSkeleton,
})

function StoreList() {
  return <StoreListPage search={Route.useSearch()} />
}

function StoreListSkeleton() {
  return (
    <div aria-busy="true" className="page grid grid-cols-1 gap-6 pt-6 md:pt-10">
      <Skeleton className="h-11 w-64" />
      <Skeleton className="h-30" />
      <div className="grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-10">
        <Skeleton className="hidden h-[40rem] lg:block" />
        <div className="grid gap-6">
          <Skeleton className="h-11" />
          <ProductGridSkeleton />
        </div>
      </div>
    </div>
  )
}
