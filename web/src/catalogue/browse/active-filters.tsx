import type { CategoryNode, Facets } from '@makola/contract/catalogue.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { formatMoney } from '@makola/money/format.ts'
import X from 'lucide-react/icons/x'
import { ChoiceLink } from '../../ui/actions/choice-link.tsx'
import { chipStyles } from '../../ui/display/chip.tsx'
import { changeSearch, clearFilters, type ListSearch, type ProductFilters } from './list-search.ts'

type ActiveFiltersProps = {
  search: ListSearch
  filters: ProductFilters
  facets: Facets
  categories: CategoryNode[]
  currency: CurrencyCode
}

type ActiveFilter = { text: string; without: ListSearch }

/** The active filters, each removable with one tap. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const active = listActive(props)
  if (active.length === 0) return null
  return (
    <ul aria-label="Active filters" className="flex flex-wrap gap-2">
      {active.map(({ text, without }) => (
        <li key={text}>
          <ChoiceLink
            choice={{ to: '/store/', search: (now: ListSearch) => changeSearch(now, without) }}
            className={chipStyles()}
          >
            <span className="sr-only">Remove </span>
            {text}
            <X aria-hidden="true" className="size-4" />
          </ChoiceLink>
        </li>
      ))}
      {active.length > 1 && (
        <li>
          <ChoiceLink
            choice={{ to: '/store/', search: (now: ListSearch) => clearFilters(now) }}
            className="link flex h-11 items-center px-2 text-small"
          >
            Clear all
          </ChoiceLink>
        </li>
      )}
    </ul>
  )
}

function listActive({ search, filters, facets, categories, currency }: ActiveFiltersProps): ActiveFilter[] {
  const nameIn = (list: { slug: string; name: string }[], slug: string) =>
    list.find((item) => item.slug === slug)?.name ?? slug
  const noPrice = { min: undefined, max: undefined, currency: undefined }
  return [
    search.q && { text: `“${search.q}”`, without: { q: undefined, sort: undefined } },
    search.category && { text: nameIn(categories, search.category), without: { category: undefined } },
    search.store && { text: nameIn(facets.stores, search.store), without: { store: undefined } },
    (filters.min || filters.max) && { text: describeLimits(filters, currency), without: noPrice },
    search.stock && { text: 'In stock', without: { stock: undefined } },
  ].filter((entry) => typeof entry === 'object')
}

function describeLimits({ min, max }: ProductFilters, currency: CurrencyCode): string {
  const write = (amountMinor: string) => formatMoney({ amount: Number(amountMinor), currency })
  if (min && max) return `${write(min)} to ${write(max)}`
  return min ? `From ${write(min)}` : `Up to ${write(max ?? '0')}`
}
