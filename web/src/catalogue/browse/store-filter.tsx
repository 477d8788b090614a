import type { Facets } from '@makola/contract/catalogue/catalogue.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { SearchWhileTyping } from '../../ui/inputs/search-while-typing.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { FilterLink } from './filter-link.tsx'
import type { ListSearch, ProductFilters } from './list-search.ts'
import { facetsQuery } from './queries.ts'

type StoreFilterProps = { search: ListSearch; filters: ProductFilters; facets: Facets }

/** The stores to choose from: the largest ones, the others by their names. */
export function StoreFilter({ search, filters, facets }: StoreFilterProps) {
  const t = useWords()
  const [storeName, setStoreName] = useState<string>()
  const query = facetsQuery({ ...filters, store: undefined, storeName })
  const { data: found } = useQuery({ ...query, enabled: storeName !== undefined, placeholderData: (before) => before })
  const { stores } = storeName === undefined || !found ? facets : found
  return (
    <>
      {facets.storeCount > facets.stores.length && (
        <div className="mb-2">
          <SearchWhileTyping
            label={t('catalogue.filters.find-store')}
            placeholder={t('catalogue.filters.find-store')}
            maxLength={60}
            value={storeName}
            onSearch={setStoreName}
          />
        </div>
      )}
      {stores.map(({ slug, name, count }) => (
        <FilterLink
          key={slug}
          name={name}
          count={count}
          isOn={search.store === slug}
          change={{ store: search.store === slug ? undefined : slug }}
        />
      ))}
      {storeName !== undefined && stores.length === 0 && (
        <p role="status" className="text-small text-muted">
          {t('catalogue.filters.no-store', { name: storeName })}
        </p>
      )}
    </>
  )
}
