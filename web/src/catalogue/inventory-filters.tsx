import type { InventoryItem } from '@makola/contract/inventory.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type FilterChip, FilterChips } from '../ui/filter-chips.tsx'
import { SearchWhileTyping } from '../ui/search-while-typing.tsx'
import { Select } from '../ui/select.tsx'
import { stockCountQuery } from './inventory-queries.ts'
import type { InventorySearch } from './inventory-search.ts'
import { categoriesQuery } from './queries.ts'

type Counts = { all: number } & Record<InventoryItem['status'], number>
type InventoryFiltersProps = { storeId: string; search: InventorySearch; counts: Counts | undefined }

/** What narrows the inventory; all of it stands in the address. */
export function InventoryFilters({ storeId, search, counts }: InventoryFiltersProps) {
  const navigate = useNavigate({ from: '/dashboard/inventory/' })
  return (
    <div className="mb-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <SearchWhileTyping
          key={storeId}
          label="Search products by name, SKU or brand"
          placeholder="Search name, SKU or brand"
          maxLength={200}
          value={search.q}
          onSearch={(q) =>
            void navigate({
              to: '/dashboard/inventory',
              search: (now) => ({ ...now, q }),
              replace: true,
              resetScroll: false,
            })
          }
        />
        <CategorySelect storeId={storeId} search={search} />
        <SortSelect search={search} />
      </div>
      <StatusChips storeId={storeId} search={search} counts={counts} />
    </div>
  )
}

function CategorySelect({ storeId, search }: { storeId: string; search: InventorySearch }) {
  const navigate = useNavigate({ from: '/dashboard/inventory/' })
  const { data: categories = [] } = useQuery(categoriesQuery(storeId))
  return (
    <Select
      aria-label="Category"
      value={search.category ?? ''}
      onChange={(event) => {
        const category = event.target.value || undefined
        void navigate({ to: '/dashboard/inventory', search: (now) => ({ ...now, category }), resetScroll: false })
      }}
      className="min-w-0 flex-1 md:max-w-56"
    >
      <option value="">All categories</option>
      {categories.map(({ id, slug, name, parentId }) => (
        <option key={id} value={slug}>
          {parentId ? `– ${name}` : name}
        </option>
      ))}
    </Select>
  )
}

const orders = [
  ['', 'Last changed'],
  ['name', 'Name'],
  ['available', 'Least stock'],
  ['-available', 'Most stock'],
  ['price', 'Lowest price'],
  ['-price', 'Highest price'],
] as const satisfies [InventorySearch['sort'] | '', string][]

/** On a phone, where there is no head of a table to sort by. */
function SortSelect({ search }: { search: InventorySearch }) {
  const navigate = useNavigate({ from: '/dashboard/inventory/' })
  return (
    <Select
      aria-label="Sort by"
      value={search.sort ?? ''}
      onChange={(event) => {
        const sort = orders.find(([value]) => value === event.target.value)?.[0] || undefined
        void navigate({ to: '/dashboard/inventory', search: (now) => ({ ...now, sort }), resetScroll: false })
      }}
      className="min-w-0 flex-1 md:hidden"
    >
      {orders.map(([value, name]) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </Select>
  )
}

function StatusChips({ storeId, search, counts }: InventoryFiltersProps) {
  const { data: low } = useQuery(stockCountQuery(storeId, 'low'))
  const { data: out } = useQuery(stockCountQuery(storeId, 'out'))
  const { status, stock, ...rest } = search
  const to = '/dashboard/inventory' as const
  const chips: FilterChip[] = [
    { name: 'All', count: counts?.all ?? null, isOn: !status && !stock, link: { to, search: rest } },
    ...(['active', 'draft', 'archived'] as const).map((value) => ({
      name: { active: 'On sale', draft: 'Drafts', archived: 'Archived' }[value],
      count: counts?.[value] ?? null,
      isOn: status === value,
      link: { to, search: status === value ? { ...rest, stock } : { ...rest, stock, status: value } },
    })),
    ...(['low', 'out'] as const).map((value) => ({
      name: { low: 'Low stock', out: 'Out of stock' }[value],
      count: { low, out }[value] ?? null,
      isOn: stock === value,
      link: { to, search: stock === value ? { ...rest, status } : { ...rest, status, stock: value } },
    })),
  ]
  return <FilterChips chips={chips} />
}
