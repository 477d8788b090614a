import type { CategoryNode, Facets } from '@makola/contract/catalogue/catalogue.ts'
import type { CurrencyCode } from '@makola/money/currencies.ts'
import { ChoiceLink } from '../../ui/actions/choice-link.tsx'
import { chipStyles } from '../../ui/display/chip.tsx'
import { X } from '../../ui/icons.ts'
import { useWords, type Words } from '../../ui/words/use-words.ts'
import {
  changeSearch,
  clearFilters,
  type ListSearch,
  type ProductFilters,
  readOptions,
  toggleOption,
} from './list-search.ts'

type ActiveFiltersProps = {
  search: ListSearch
  filters: ProductFilters
  facets: Facets
  categories: CategoryNode[]
  currency: CurrencyCode
}

type ActiveFilter = { text: string; without: ListSearch | ((now: ListSearch) => ListSearch) }

/** The active filters, each removable with one tap. */
export function ActiveFilters(props: ActiveFiltersProps) {
  const t = useWords()
  const active = listActive(props, t)
  if (active.length === 0) return null
  return (
    <ul aria-label={t('catalogue.filters.active')} className="flex flex-wrap gap-2">
      {active.map(({ text, without }) => (
        <li key={text}>
          <ChoiceLink
            choice={{
              to: '/store/',
              search: (now: ListSearch) => changeSearch(now, typeof without === 'function' ? without(now) : without),
            }}
            className={chipStyles()}
          >
            {t('catalogue.filters.remove', {
              filter: text,
              hidden: (remove) => <span className="sr-only">{remove}</span>,
            })}
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
            {t('catalogue.filters.clear')}
          </ChoiceLink>
        </li>
      )}
    </ul>
  )
}

function listActive({ search, filters, facets, categories, currency }: ActiveFiltersProps, t: Words): ActiveFilter[] {
  const nameIn = (list: { slug: string; name: string }[], slug: string) =>
    list.find((item) => item.slug === slug)?.name ?? slug
  const noPrice = { min: undefined, max: undefined, currency: undefined }
  return [
    search.q && {
      text: t('catalogue.filters.words', { words: search.q }),
      without: { q: undefined, exact: undefined, sort: undefined },
    },
    search.category && { text: nameIn(categories, search.category), without: { category: undefined } },
    search.store && { text: nameIn(facets.stores, search.store), without: { store: undefined } },
    (filters.min || filters.max) && { text: describeLimits(filters, currency, t), without: noPrice },
    search.stock && { text: t('catalogue.filters.in-stock'), without: { stock: undefined } },
    ...readOptions(search.options).map((key) => ({
      text: nameOption(key, facets, t),
      without: (now: ListSearch) => toggleOption(now, key),
    })),
    search.shipsFrom && {
      text: t('catalogue.filters.from', {
        country: facets.countries.find(({ code }) => code === search.shipsFrom)?.name ?? search.shipsFrom,
      }),
      without: { shipsFrom: undefined },
    },
  ].filter((entry) => typeof entry === 'object')
}

function nameOption(key: string, { options }: Facets, t: Words): string {
  for (const { name, values } of options) {
    const value = values.find((each) => each.key === key)?.name
    if (value) return t('catalogue.filters.option', { option: name, value })
  }
  return key.slice(key.indexOf(':') + 1)
}

function describeLimits({ min, max }: ProductFilters, currency: CurrencyCode, t: Words): string {
  const read = (amountMinor: string) => ({ amount: Number(amountMinor), currency })
  if (min && max) return t('catalogue.filters.price-between', { min: read(min), max: read(max) })
  return min
    ? t('catalogue.filters.price-from', { min: read(min) })
    : t('catalogue.filters.price-to', { max: read(max ?? '0') })
}
