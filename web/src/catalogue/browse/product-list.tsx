import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import SearchX from 'lucide-react/icons/search-x'
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal'
import { Suspense, useState } from 'react'
import { useCurrency } from '../../rates/choice/use-currency.ts'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { Button, buttonStyles } from '../../ui/actions/button.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { ActiveFilters } from './active-filters.tsx'
import { arrangeCategories } from './arrange-categories.ts'
import { EndlessProducts } from './endless-products.tsx'
import { ListFilters } from './list-filters.tsx'
import { clearFilters, defaultSort, type ListSearch, readFilters } from './list-search.ts'
import { categoriesQuery } from './queries.ts'
import { SortMenu } from './sort-menu.tsx'
import { useFacets } from './use-facets.ts'

const FilterDrawer = lazyPart(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }))

/** The product list with its filters: beside it on a desk, in a drawer on a phone. */
export function ProductList({ search }: { search: ListSearch }) {
  const currency = useCurrency()
  const filters = readFilters(search, currency, useRateId())
  const facets = useFacets(filters)
  const [drawer, setDrawer] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const { data: tree } = useSuspenseQuery(categoriesQuery())
  const categories = arrangeCategories(tree, facets.categories, search.category)
  const filtersProps = { search, facets, categories, currency }
  return (
    <div className="grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-10">
      <aside aria-label="Filters" className="hidden lg:block">
        <ListFilters {...filtersProps} />
      </aside>
      <section aria-labelledby="products">
        <h2 id="products" className="sr-only">
          Products
        </h2>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="tabular">
            {facets.total === 1 ? '1 product' : `${facets.total} products`}
          </p>
          <div className="flex w-full flex-wrap gap-2 md:w-auto">
            <Button variant="outline" className="lg:hidden" onClick={() => setDrawer('open')}>
              <SlidersHorizontal aria-hidden="true" className="size-4" />
              Filters
            </Button>
            <SortMenu search={search} />
          </div>
        </div>
        <div className="mb-6 empty:hidden">
          <ActiveFilters {...{ search, filters, facets, currency }} categories={tree} />
        </div>
        <EndlessProducts
          filters={{ ...filters, sort: search.sort ?? defaultSort(search) }}
          cursor={search.cursor}
          to="/store/"
          search={search}
          empty={<NothingFits search={search} />}
        />
      </section>
      {drawer !== 'unopened' && (
        <Suspense>
          <FilterDrawer {...filtersProps} isOpen={drawer === 'open'} onClose={() => setDrawer('closed')} />
        </Suspense>
      )}
    </div>
  )
}

function NothingFits({ search }: { search: ListSearch }) {
  return (
    <EmptyState
      title={search.q ? `Nothing found for “${search.q}”` : 'Nothing fits all of these filters'}
      icon={<SearchX className="size-7" />}
      action={
        <Link to="/store/" search={clearFilters({ sort: search.sort })} className={buttonStyles()}>
          See all products
        </Link>
      }
    >
      {search.q
        ? 'Check the spelling, try a shorter word, or look through everything.'
        : 'Take one away above, or start again from everything.'}
    </EmptyState>
  )
}
