import { useNavigate } from '@tanstack/react-router'
import { Select } from '../../ui/inputs/select.tsx'
import { changeSearch, defaultSort, type ListSearch, type Sort } from './list-search.ts'

const names: Record<Sort, string> = {
  relevance: 'Best match',
  '-created': 'Newest first',
  price: 'Price: low to high',
  '-price': 'Price: high to low',
}

export function SortMenu({ search }: { search: ListSearch }) {
  const navigate = useNavigate({ from: '/store/' })
  const offered = (Object.keys(names) as Sort[]).filter((sort) => sort !== 'relevance' || search.q)
  return (
    <Select
      aria-label="Sort by"
      className="grow md:w-48"
      value={search.sort ?? defaultSort(search)}
      onChange={(event) => {
        const sort = event.target.value as Sort
        void navigate({ to: '/store/', search: (now) => changeSearch(now, { sort }), resetScroll: false })
      }}
    >
      {offered.map((sort) => (
        <option key={sort} value={sort}>
          {names[sort]}
        </option>
      ))}
    </Select>
  )
}
