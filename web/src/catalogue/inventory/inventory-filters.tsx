import type { ListedStatus } from '@makola/contract/catalogue/inventory.ts'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { SavedViews } from '../../stores/views/saved-views.tsx'
import type { Choice } from '../../ui/actions/choice-link.tsx'
import { SearchWhileTyping } from '../../ui/inputs/search-while-typing.tsx'
import { Select } from '../../ui/inputs/select.tsx'
import { type FilterChip, FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { categoriesQuery } from '../browse/queries.ts'
import { CategoryOptions } from '../categories/category-options.tsx'
import { inventoryCountQuery } from '../stock/inventory-queries.ts'
import type { InventorySearch } from '../stock/inventory-search.ts'

type Counts = Record<'all' | 'active' | 'draft' | 'archived' | 'takenDown', number>
type InventoryFiltersProps = { storeId: string; search: InventorySearch; counts: Counts | undefined }

/** The filters of the inventory, all kept in the address. */
export function InventoryFilters({ storeId, search, counts }: InventoryFiltersProps) {
  const t = useWords()
  const navigate = useNavigate({ from: '/dashboard/inventory/' })
  return (
    <div className="mb-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <SearchWhileTyping
          key={storeId}
          label={t('catalogue.inventory.search')}
          placeholder={t('catalogue.inventory.search.placeholder')}
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
      </div>
      <SavedViews storeId={storeId} list="inventory" to="/dashboard/inventory" search={search} />
      <StatusChips storeId={storeId} search={search} counts={counts} />
    </div>
  )
}

const statusFilters = {
  active: 'catalogue.inventory.filter.active',
  draft: 'catalogue.inventory.filter.draft',
  archived: 'catalogue.inventory.filter.archived',
  'taken-down': 'catalogue.inventory.filter.taken-down',
} as const satisfies Record<ListedStatus, string>
const stockFilters = { low: 'catalogue.inventory.filter.low', out: 'catalogue.inventory.filter.out' } as const

function CategorySelect({ storeId, search }: { storeId: string; search: InventorySearch }) {
  const t = useWords()
  const navigate = useNavigate({ from: '/dashboard/inventory/' })
  const { data: categories = [] } = useQuery(categoriesQuery(storeId))
  return (
    <Select
      aria-label={t('catalogue.inventory.category')}
      value={search.category ?? ''}
      onChange={(event) => {
        const category = event.target.value || undefined
        void navigate({ to: '/dashboard/inventory', search: (now) => ({ ...now, category }), resetScroll: false })
      }}
      className="min-w-0 flex-1 md:max-w-56"
    >
      <option value="">{t('catalogue.inventory.category.all')}</option>
      <CategoryOptions tree={categories} by="slug" />
    </Select>
  )
}

function StatusChips({ storeId, search, counts }: InventoryFiltersProps) {
  const t = useWords()
  const { status, stock, sort: _, ...narrowed } = search
  const { data: all } = useQuery(inventoryCountQuery(storeId, narrowed))
  const { data: low } = useQuery(inventoryCountQuery(storeId, { ...narrowed, ...(status && { status }), stock: 'low' }))
  const { data: out } = useQuery(inventoryCountQuery(storeId, { ...narrowed, ...(status && { status }), stock: 'out' }))
  const choose = (change: Pick<InventorySearch, 'status' | 'stock'>): Choice => ({
    to: '/dashboard/inventory',
    search: (now: InventorySearch) => ({ ...now, ...change }),
  })
  // Few stores have anything taken down.
  const hasTakenDown = status === 'taken-down' || (counts?.takenDown ?? 0) > 0
  const listed = (['active', 'draft', 'archived', 'taken-down'] as const).filter(
    (value) => value !== 'taken-down' || hasTakenDown,
  )
  const chips: FilterChip[] = [
    {
      name: t('catalogue.inventory.filter.all'),
      count: all ?? null,
      isOn: !status && !stock,
      choice: choose({ status: undefined, stock: undefined }),
    },
    ...listed.map((value) => ({
      name: t(statusFilters[value]),
      count: counts?.[value === 'taken-down' ? 'takenDown' : value] ?? null,
      isOn: status === value,
      choice: choose({ status: status === value ? undefined : value }),
    })),
    ...(['low', 'out'] as const).map((value) => ({
      name: t(stockFilters[value]),
      count: { low, out }[value] ?? null,
      isOn: stock === value,
      choice: choose({ stock: stock === value ? undefined : value }),
    })),
  ]
  return <FilterChips chips={chips} />
}
