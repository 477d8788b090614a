import { useSuspenseQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Suspense } from 'react'
import { useRateId } from '../../rates/choice/use-rate.ts'
import { buttonStyles } from '../../ui/actions/button.tsx'
import { SearchX } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { EmptyState } from '../../ui/messages/empty-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { CategoryChips } from '../browse/category-chips.tsx'
import { EndlessProducts } from '../browse/endless-products.tsx'
import { changeSearch } from '../browse/list-search.ts'
import { facetsQuery } from '../browse/queries.ts'
import { readStoreFilters, type StoreSearch } from './store-filters.ts'

const StoreTools = lazyPart(async () => ({ default: (await import('./store-tools.tsx')).StoreTools }))

type StoreProductsProps = { store: { slug: string; name: string }; search: StoreSearch }

/** A store's products: searched, by category, sorted. */
export function StoreProducts({ store, search }: StoreProductsProps) {
  const t = useWords()
  const { list, counts } = readStoreFilters(store.slug, search, useRateId())
  const { data: facets } = useSuspenseQuery(facetsQuery(counts))
  const to = { to: '/store/$id', params: { id: store.slug } } as const
  const chips = [undefined, ...facets.categories].map((category) => ({
    name: category?.name ?? t('catalogue.browse.all'),
    count: (category ? category.count : facets.total) ?? undefined,
    isOn: search.category === category?.slug,
    choice: { ...to, search: changeSearch(search, { category: category?.slug }) },
  }))
  return (
    <section
      aria-label={t('catalogue.store.products', { store: store.name })}
      className="one-store grid grid-cols-1 gap-6"
    >
      <h2 className="sr-only">{t('catalogue.browse.products')}</h2>
      {(facets.total > 1 || search.q) && (
        <Suspense fallback={<div className="h-24 md:h-11" />}>
          <StoreTools {...{ store, search }} />
        </Suspense>
      )}
      {facets.categories.length > 1 && <CategoryChips chips={chips} />}
      <div>
        <EndlessProducts
          filters={list}
          cursor={search.cursor}
          to={`/store/${store.slug}`}
          search={search}
          empty={search.q ? <NothingFound store={store} words={search.q} /> : <NothingSold name={store.name} />}
        />
      </div>
    </section>
  )
}

function NothingFound({ store, words }: { store: { slug: string; name: string }; words: string }) {
  const t = useWords()
  return (
    <EmptyState
      title={t('catalogue.browse.not-found', { words })}
      icon={<SearchX className="size-7" />}
      action={
        <Link to="/store/$id" params={{ id: store.slug }} className={buttonStyles()}>
          {t('catalogue.store.see-all', { store: store.name })}
        </Link>
      }
    >
      <Link to="/store/" search={{ q: words }} className="link">
        {t('catalogue.store.search-everywhere')}
      </Link>
    </EmptyState>
  )
}

function NothingSold({ name }: { name: string }) {
  const t = useWords()
  return (
    <EmptyState
      title={t('catalogue.store.empty')}
      action={
        <Link to="/store/" className={buttonStyles()}>
          {t('catalogue.browse.see-all')}
        </Link>
      }
    >
      {t('catalogue.store.empty-text', { store: name })}
    </EmptyState>
  )
}
