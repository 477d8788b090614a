import type { ParcelCounts } from '@makola/contract/orders/parcels.ts'
import { useNavigate } from '@tanstack/react-router'
import { SavedViews } from '../../stores/views/saved-views.tsx'
import type { Choice } from '../../ui/actions/choice-link.tsx'
import { SearchWhileTyping } from '../../ui/inputs/search-while-typing.tsx'
import { type FilterChip, FilterChips } from '../../ui/tables/filter-chips.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { sellerStateKeys } from './parcel-state-badge.tsx'
import { type SellerOrdersSearch, sellerStates } from './seller-search.ts'

type SellerOrdersFiltersProps = { storeId: string; search: SellerOrdersSearch; counts: ParcelCounts | undefined }

/** The filters of a store's orders, all kept in the address. */
export function SellerOrdersFilters({ storeId, search, counts }: SellerOrdersFiltersProps) {
  const t = useWords()
  const navigate = useNavigate({ from: '/dashboard/orders/' })
  return (
    <div className="mb-4 grid grid-cols-1 gap-3">
      <div className="flex flex-wrap gap-3">
        <SearchWhileTyping
          key={storeId}
          label={t('orders.sales.search.label')}
          placeholder={t('orders.sales.search.placeholder')}
          maxLength={100}
          value={search.q}
          onSearch={(q) =>
            void navigate({
              to: '/dashboard/orders',
              search: (now) => ({ ...now, q }),
              replace: true,
              resetScroll: false,
            })
          }
        />
        <div className="flex gap-3 max-md:w-full max-lg:basis-full">
          <DayField name="from" label={t('orders.sales.from')} search={search} />
          <DayField name="to" label={t('orders.sales.to')} search={search} />
        </div>
      </div>
      <SavedViews storeId={storeId} list="orders" to="/dashboard/orders" search={search} />
      <StateChips search={search} counts={counts} />
    </div>
  )
}

type DayFieldProps = { name: 'from' | 'to'; label: string; search: SellerOrdersSearch }

function DayField({ name, label, search }: DayFieldProps) {
  const navigate = useNavigate({ from: '/dashboard/orders/' })
  return (
    <label className="flex min-w-0 flex-1 flex-col gap-1 text-label md:flex-none md:flex-row md:items-center md:gap-2">
      {label}
      <input
        type="date"
        value={search[name] ?? ''}
        onChange={({ target }) =>
          void navigate({
            to: '/dashboard/orders',
            search: (now) => ({ ...now, [name]: target.value || undefined }),
            resetScroll: false,
          })
        }
        className="control min-w-0 px-2.5 font-normal md:w-40"
      />
    </label>
  )
}

function StateChips({ search, counts }: Omit<SellerOrdersFiltersProps, 'storeId'>) {
  const t = useWords()
  const { state } = search
  const all = counts && Object.values(counts).reduce((sum, count) => sum + count, 0)
  const choose = (chosen: SellerOrdersSearch['state']): Choice => ({
    to: '/dashboard/orders',
    search: (now: SellerOrdersSearch) => ({ ...now, state: chosen }),
  })
  const chips: FilterChip[] = [
    { name: t('orders.sales.all-states'), count: all ?? null, isOn: state === undefined, choice: choose(undefined) },
    ...sellerStates.map((value) => ({
      name: t(sellerStateKeys[value]),
      count: counts?.[value] ?? null,
      isOn: state === value,
      choice: choose(state === value ? undefined : value),
    })),
  ]
  return <FilterChips chips={chips} />
}
