import type { Facets } from '@makola/contract/catalogue.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { cx } from 'class-variance-authority'
import Check from 'lucide-react/icons/check'
import type { ReactNode } from 'react'
import { ChoiceLink } from '../../ui/actions/choice-link.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import type { CategoryChoice } from './arrange-categories.ts'
import { changeSearch, type ListSearch } from './list-search.ts'
import { PriceFilter } from './price-filter.tsx'

export type ListFiltersProps = {
  search: ListSearch
  facets: Facets
  categories: CategoryChoice[]
  currency: CurrencyCode
}

/** The form that sends typed prices from a button outside it. */
export type PriceForm = { formId: string; onTaken: () => void }

/** All filters of the product list. Each choice is a link, so it works without scripts and can be shared. */
export function ListFilters({
  search,
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
          {facets.stores.map(({ slug, name, count }) => (
            <FilterLink
              key={slug}
              name={name}
              count={count}
              isOn={search.store === slug}
              change={{ store: search.store === slug ? undefined : slug }}
            />
          ))}
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

type FilterLinkProps = { name: string; count: number; isOn: boolean; isIndented?: boolean; change: ListSearch }

function FilterLink({ name, count, isOn, isIndented, change }: FilterLinkProps) {
  return (
    <ChoiceLink
      choice={{ to: '/store/', search: (now: ListSearch) => changeSearch(now, change) }}
      isOn={isOn}
      className={cx(
        'flex min-h-11 items-center gap-3 rounded-sm text-small hover:underline lg:min-h-9',
        isIndented && 'ps-8',
        isOn && 'font-semibold',
      )}
    >
      <span
        className={cx(
          'grid size-5 shrink-0 place-items-center rounded-sm border',
          isOn ? 'border-ink bg-ink text-paper' : 'border-edge bg-surface',
        )}
      >
        {isOn && <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />}
      </span>
      <span className="grow">{name}</span>
      <span className="font-normal text-muted tabular">{count}</span>
    </ChoiceLink>
  )
}
