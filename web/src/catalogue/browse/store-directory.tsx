import { useSuspenseInfiniteQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { allStoresQuery } from '../../stores/storefront/queries.ts'
import { StoreGrid } from '../../stores/storefront/store-card.tsx'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { SearchX } from '../../ui/icons.ts'
import { SearchWhileTyping } from '../../ui/inputs/search-while-typing.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { changeSearch, type ListSearch } from './list-search.ts'
import { LoadMore } from './load-more.tsx'

/** The number of pages that load automatically; after them the footer is within reach again. */
const automaticPages = 4

/** All open stores, page after page, with a search by name, city and country. */
export function StoreDirectory({ search }: { search: ListSearch }) {
  const t = useWords()
  const navigate = useNavigate()
  const list = useSuspenseInfiniteQuery(allStoresQuery(search.q, search.cursor))
  const { pages } = list.data
  const stores = pages.flatMap((page) => page.data)
  const [{ total } = { total: 0 }] = pages.map((page) => page.meta)
  const next = pages.at(-1)?.meta.next
  return (
    <>
      <div className="grid gap-3 md:grid-cols-[24rem_1fr] md:items-center">
        <SearchWhileTyping
          label={t('catalogue.stores.search')}
          placeholder={t('catalogue.stores.search-placeholder')}
          maxLength={60}
          value={search.q}
          onSearch={(q) => void navigate({ to: '/store/', search: (now) => changeSearch(now, { q }), replace: true })}
        />
        <p role="status" className={search.q ? 'tabular' : 'sr-only'}>
          {t('catalogue.stores.count', { count: total })}
        </p>
      </div>
      {stores.length > 0 ? (
        <StoreGrid stores={stores} />
      ) : (
        <EmptyState
          title={t('catalogue.stores.none', { words: search.q ?? '' })}
          icon={<SearchX className="size-7" />}
          action={
            <Link to="/store/" search={{ view: 'stores' }} className={buttonStyles()}>
              {t('catalogue.stores.see-all')}
            </Link>
          }
        >
          {t('catalogue.stores.none-text')}
        </EmptyState>
      )}
      {next && (
        <LoadMore
          to="/store/"
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
