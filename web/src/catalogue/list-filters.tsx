import type { Facets } from '@makola/contract/catalogue.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { Link } from '@tanstack/react-router'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { changeSearch, type ListSearch } from './list-search.ts'
import { PriceFilter } from './price-filter.tsx'

export type ListFiltersProps = {
  search: ListSearch
  /** Its categories and stores are counted as if none were chosen, so that another one can be. */
  facets: Facets
  currency: CurrencyCode
}

/** Everything that narrows the product list. Each choice is a link, so it works before any script and can be shared. */
export function ListFilters({ search, facets, currency }: ListFiltersProps) {
  return (
    <div className="grid gap-8">
      <FilterGroup title="Availability">
        <FilterLink
          name="In stock"
          count={facets.inStock}
          isOn={search.stock === 'in'}
          search={changeSearch(search, { stock: search.stock ? undefined : 'in' })}
        />
      </FilterGroup>
      <FilterGroup title={`Price in ${currency}`}>
        <PriceFilter search={search} range={facets.price} currency={currency} />
      </FilterGroup>
      <FilterGroup title="Category">
        {facets.categories.map(({ slug, name, count }) => (
          <FilterLink
            key={slug}
            name={name}
            count={count}
            isOn={search.category === slug}
            search={changeSearch(search, { category: search.category === slug ? undefined : slug })}
          />
        ))}
      </FilterGroup>
      <FilterGroup title="Store">
        {facets.stores.map(({ slug, name, count }) => (
          <FilterLink
            key={slug}
            name={name}
            count={count}
            isOn={search.store === slug}
            search={changeSearch(search, { store: search.store === slug ? undefined : slug })}
          />
        ))}
      </FilterGroup>
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

type FilterLinkProps = { name: string; count: number; isOn: boolean; search: ListSearch }

function FilterLink({ name, count, isOn, search }: FilterLinkProps) {
  return (
    <Link
      to="/store/"
      search={search}
      resetScroll={false}
      aria-current={isOn || undefined}
      className="group flex min-h-11 items-center gap-3 rounded-sm text-small hover:underline lg:min-h-9"
    >
      <span className="grid size-5 shrink-0 place-items-center rounded-sm border border-edge bg-surface group-aria-current:border-ink group-aria-current:bg-ink">
        {isOn && <Check aria-hidden="true" strokeWidth={3} className="size-3.5 text-paper" />}
      </span>
      <span className="grow group-aria-current:font-semibold">{name}</span>
      <span className="text-muted tabular">{count}</span>
    </Link>
  )
}
