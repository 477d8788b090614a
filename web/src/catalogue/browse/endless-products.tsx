import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import { ProductGrid } from '../cards/product-grid.tsx'
import type { ProductFilters } from './list-search.ts'
import { LoadMore } from './load-more.tsx'
import { allProductsQuery } from './queries.ts'

/** The number of pages that load automatically; after them the footer is within reach again. */
const automaticPages = 4

type EndlessProductsProps = {
  filters: ProductFilters
  cursor?: string
  /** The page's own address and what its search holds, for the link to the next page. */
  to: string
  search: object
  /** Shown in place of an empty list. */
  empty: ReactNode
}

/** Products, page after page. The pages stay in the cache, so going back restores the list. */
export function EndlessProducts({ filters, cursor, to, search, empty }: EndlessProductsProps) {
  const t = useWords()
  const list = useSuspenseInfiniteQuery(allProductsQuery(filters, cursor))
  const { pages } = list.data
  const products = pages.flatMap((page) => page.data)
  if (products.length === 0) return empty
  const next = pages.at(-1)?.meta.next
  return (
    <>
      {cursor && (
        <Link to={to} search={{ ...search, cursor: undefined }} className="link mb-4 inline-flex min-h-11 items-center">
          {t('catalogue.browse.back-to-start')}
        </Link>
      )}
      <ProductGrid products={products} />
      <p role="status" className="sr-only">
        {t('catalogue.browse.shown', { count: products.length })}
      </p>
      {next && (
        <LoadMore
          to={to}
          search={{ ...search, cursor: next }}
          isAutomatic={pages.length < automaticPages}
          isLoading={list.isFetchingNextPage}
          hasFailed={list.isFetchNextPageError}
          onLoad={() => void list.fetchNextPage()}
        />
      )}
    </>
  )
}
