import type { Facets } from '@makola/contract/catalogue/catalogue.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { type ReactNode, useId } from 'react'
import { useWords } from '../../ui/words/use-words.ts'
import type { CategoryChoice } from './arrange-categories.ts'
import { arrangeValues } from './arrange-values.ts'
import { FilterLink } from './filter-link.tsx'
import { type ListSearch, type ProductFilters, readOptions, toggleOption } from './list-search.ts'
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
  const chosen = readOptions(search.options)
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
      {facets.options.map(({ key, name, values }) => (
        <FilterGroup key={key} title={name}>
          {arrangeValues(values).map((value) => (
            <FilterLink
              key={value.key}
              name={value.name}
              count={value.count}
              isOn={chosen.includes(value.key)}
              change={(now) => toggleOption(now, value.key)}
            />
          ))}
        </FilterGroup>
      ))}
      {(facets.countries.length > 1 || search.shipsFrom) && (
        <FilterGroup title={t('catalogue.filters.ships-from')}>
          {facets.countries.map(({ code, ...country }) => (
            <FilterLink
              key={code}
              {...country}
              isOn={search.shipsFrom === code}
              change={{ shipsFrom: search.shipsFrom === code ? undefined : code }}
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
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-2 text-subheading">
        {title}
      </h2>
      {children}
    </section>
  )
}
