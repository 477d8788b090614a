import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense, useState } from 'react'
import { useCurrency } from '../../rates/choice/use-currency.ts'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { Button, buttonStyles } from '../../ui/actions/button.tsx'
import { SearchX, SlidersHorizontal } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ActiveFilters } from './active-filters.tsx'
import { arrangeCategories } from './arrange-categories.ts'
import { EndlessProducts } from './endless-products.tsx'
import { ListFilters } from './list-filters.tsx'
import { clearFilters, defaultSort, type ListSearch, readFilters } from './list-search.ts'
import { categoriesQuery } from './queries.ts'
import { SortMenu } from './sort-menu.tsx'
import { useFacets } from './use-facets.ts'

const FilterDrawer = lazyPart(async () => ({ default: (await import('./filter-drawer.tsx')).FilterDrawer }))

/** Most lists are no search. */
const SearchNotes = lazyPart(async () => ({ default: (await import('./search-notes.tsx')).SearchNotes }))

const GoodsInstead = lazyPart(async () => ({ default: (await import('../shelves/goods-instead.tsx')).GoodsInstead }))

/** The product list with its filters: beside it on a desk, in a drawer on a phone. */
export function ProductList({ search }: { search: ListSearch }) {
  const t = useWords()
  const currency = useCurrency()
  const filters = readFilters(search, currency, useRateId())
  const facets = useFacets(filters)
  const [drawer, setDrawer] = useState<'unopened' | 'open' | 'closed'>('unopened')
  const { data: tree } = useSuspenseQuery(categoriesQuery())
  const categories = arrangeCategories(tree, facets.categories, search.category)
  const filtersProps = { search, filters, facets, categories, currency }
  const list = { ...filters, sort: search.sort ?? defaultSort(search) }
  return (
    <div className="grid gap-8 lg:grid-cols-[15rem_1fr] lg:gap-10">
      <aside aria-label={t('catalogue.filters.title')} className="hidden lg:block">
        <ListFilters {...filtersProps} />
      </aside>
      <section aria-labelledby="products">
        <h2 id="products" className="sr-only">
          {t('catalogue.browse.products')}
        </h2>
        <div className="mb-4 empty:hidden">
          <Suspense>{search.q && <SearchNotes {...{ search, filters: list, cursor: search.cursor }} />}</Suspense>
        </div>
        <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
          <p role="status" className="tabular">
            {facets.isCapped
              ? t('catalogue.browse.count-capped', { count: facets.total })
              : t('catalogue.browse.count', { count: facets.total })}
          </p>
          <div className="flex w-full flex-wrap gap-2 md:w-auto">
            <Button variant="outline" className="lg:hidden" onClick={() => setDrawer('open')}>
              <SlidersHorizontal aria-hidden="true" className="size-4" />
              {t('catalogue.filters.title')}
            </Button>
            <SortMenu search={search} />
          </div>
        </div>
        <div className="mb-6 empty:hidden">
          <ActiveFilters {...{ search, filters, facets, currency }} categories={tree} />
        </div>
        <EndlessProducts
          filters={list}
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
  const t = useWords()
  return (
    <>
      <EmptyState
        title={search.q ? t('catalogue.browse.not-found', { words: search.q }) : t('catalogue.browse.nothing-fits')}
        icon={<SearchX className="size-7" />}
        action={
          <Link to="/store/" search={clearFilters({ sort: search.sort })} className={buttonStyles()}>
            {t('catalogue.browse.see-all')}
          </Link>
        }
      >
        {search.q ? t('catalogue.browse.not-found-text') : t('catalogue.browse.nothing-fits-text')}
      </EmptyState>
      <Suspense fallback={<div className="h-100" />}>
        <GoodsInstead />
      </Suspense>
    </>
  )
}
