import type { Facets } from '@makola/contract/catalogue.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import type { ReactNode } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import type { CategoryChoice } from './arrange-categories.ts'
import { FilterLink } from './filter-link.tsx'
import type { ListSearch, ProductFilters } from './list-search.ts'
import { PriceFilter } from './price-filter.tsx'
import { StoreFilter } from './store-filter.tsx'

export type ListFiltersProps = {
  search: ListSearch
  filters: ProductFilters
  facets: Facets
  categories: CategoryChoice[]
  currency: CurrencyCode
}

/** The form that sends typed prices from a button outside it. */
export type PriceForm = { formId: string; onTaken: () => void }

/** All filters of the product list. Each choice is a link, so it works without scripts and can be shared. */
export function ListFilters({
  search,
  filters,
  facets,
  categories,
  currency,
  ...priceForm
}: ListFiltersProps & Partial<PriceForm>) {
  const t = useWords()
  return (
    <div className="grid gap-8">
      <FilterGroup title={t('catalogue.filters.availability')}>
        <FilterLink
          name={t('catalogue.filters.in-stock')}
          count={facets.inStock}
          isOn={search.stock === 'in'}
          change={{ stock: search.stock ? undefined : 'in' }}
        />
      </FilterGroup>
      <FilterGroup title={t('catalogue.filters.price', { currency })}>
        <PriceFilter search={search} range={facets.price} currency={currency} {...priceForm} />
      </FilterGroup>
      {categories.length > 0 && (
        <FilterGroup title={t('catalogue.filters.category')}>
          {categories.map(({ slug, depth, ...category }) => (
            <FilterLink
              key={slug}
              {...category}
              isIndented={depth > 0}
              isOn={search.category === slug}
              change={{ category: search.category === slug ? undefined : slug }}
            />
          ))}
        </FilterGroup>
      )}
      {facets.stores.length > 0 && (
        <FilterGroup title={t('catalogue.filters.store')}>
          <StoreFilter {...{ search, filters, facets }} />
        </FilterGroup>
      )}
    </div>
  )
}

function FilterGroup({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-2 text-subheading">{title}</h2>
      {children}
    </section>
  )
}
