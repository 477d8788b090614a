import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { storesQuery } from '../../stores/storefront/queries.ts'
import { StoreStrip } from '../../stores/storefront/store-strip.tsx'
import { chipStyles } from '../../ui/display/chip.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { changeSearch, type ListSearch } from './list-search.ts'
import { ProductList } from './product-list.tsx'
import { categoriesQuery } from './queries.ts'

// Most visitors come for goods, and search later.
const FoundBeside = lazyPart(async () => ({ default: (await import('../search/found-beside.tsx')).FoundBeside }))
const StoreDirectory = lazyPart(async () => ({ default: (await import('./store-directory.tsx')).StoreDirectory }))

/** `/store/`: everything that is sold, or with `?view=stores` everyone who sells. */
export function StoreListPage({ search }: { search: ListSearch }) {
  const t = useWords()
  const { data: stores, meta } = useSuspenseQuery(storesQuery()).data
  const title = useTitle(search)
  const isStores = search.view === 'stores'
  return (
    <div className="page grid grid-cols-1 gap-6 pt-6 md:pt-10">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <h1 className="text-title">{title}</h1>
        <nav aria-label={t('catalogue.browse.view')} className="flex flex-wrap gap-2">
          <Link
            to="/store/"
            search={changeSearch(search, { view: undefined })}
            activeOptions={{ exact: true }}
            aria-current={isStores ? undefined : 'true'}
            className={chipStyles()}
          >
            {t('catalogue.browse.products')}
          </Link>
          <Link
            to="/store/"
            search={changeSearch(search, { view: 'stores' })}
            activeOptions={{ exact: true }}
            aria-current={isStores ? 'true' : undefined}
            className={chipStyles()}
          >
            {search.q
              ? t('catalogue.browse.stores')
              : t('catalogue.browse.stores-count', {
                  count: meta.total,
                  quiet: (count) => <span className="tabular opacity-70">{count}</span>,
                })}
          </Link>
        </nav>
      </header>
      {isStores ? (
        <>
          <h2 className="sr-only">{t('catalogue.browse.stores')}</h2>
          <Suspense>
            <StoreDirectory search={search} />
          </Suspense>
        </>
      ) : (
        <>
          {search.q ? (
            <Suspense>
              <FoundBeside q={search.q} />
            </Suspense>
          ) : (
            <StoreStrip stores={stores} total={meta.total} />
          )}
          <ProductList search={search} />
        </>
      )}
    </div>
  )
}

function useTitle({ q, category, view }: ListSearch): string {
  const t = useWords()
  const { data: categories } = useSuspenseQuery(categoriesQuery())
  if (view === 'stores') return t('catalogue.browse.title-stores')
  if (q) return t('catalogue.browse.title-search', { words: q })
  return categories.find(({ slug }) => slug === category)?.name ?? t('catalogue.browse.title')
}
