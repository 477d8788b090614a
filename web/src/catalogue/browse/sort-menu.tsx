import type { Key } from '@makola/words/messages.ts'
import { useNavigate } from '@tanstack/react-router'
import { Select } from '../../ui/inputs/select.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { changeSearch, defaultSort, type ListSearch, type Sort } from './list-search.ts'

const names = {
  relevance: 'catalogue.sort.relevance',
  '-created': 'catalogue.sort.newest',
  price: 'catalogue.sort.cheapest',
  '-price': 'catalogue.sort.dearest',
  rating: 'catalogue.sort.rating',
} as const satisfies Record<Sort, Key>

/** The order of the list that the page shows: the shop's, or one store's. */
export function SortMenu({ search }: { search: ListSearch }) {
  const t = useWords()
  const navigate = useNavigate()
  const offered = (Object.keys(names) as Sort[]).filter((sort) => sort !== 'relevance' || search.q)
  return (
    <Select
      aria-label={t('catalogue.sort.label')}
      className="grow md:w-48"
      value={search.sort ?? defaultSort(search)}
      onChange={(event) => {
        const sort = event.target.value as Sort
        void navigate({ to: '.', search: (now: ListSearch) => changeSearch(now, { sort }), resetScroll: false })
      }}
    >
      {offered.map((sort) => (
        <option key={sort} value={sort}>
          {t(names[sort])}
        </option>
      ))}
    </Select>
  )
}
