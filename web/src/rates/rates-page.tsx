import { Link } from '@tanstack/react-router'
import { useCurrentStoreIfAny, useRefusal } from '../stores/current-store.ts'
import { chipStyles } from '../ui/chip.tsx'
import { OwnRates } from './own-rates.tsx'
import { ShopRates } from './shop-rates.tsx'

export type RatesSearch = { view?: 'store'; q?: string; sort?: string }

type RatesPageProps = {
  base: string
  isOperator: boolean
  search: RatesSearch
  onSearch: (part: { q?: string | undefined; sort?: string | undefined }) => void
}

/** Operators keep the shop's rates, sellers their own; who is both changes between the two. */
export function RatesPage({ base, isOperator, search, onSearch }: RatesPageProps) {
  const store = useCurrentStoreIfAny()
  const refusal = useRefusal('rates.write')
  const showsStore = store && (!isOperator || search.view === 'store')
  const views = isOperator && store && (
    <nav aria-label="Whose rates" className="flex flex-wrap gap-2">
      <ViewLink search={{}} isCurrent={!showsStore} text="The shop" />
      <ViewLink search={{ view: 'store' }} isCurrent={Boolean(showsStore)} text={store.name} />
    </nav>
  )
  return showsStore ? (
    <OwnRates
      key={store.id}
      store={store}
      refusal={refusal}
      views={views}
      query={search.q ?? ''}
      onQuery={(q) => onSearch({ q: q || undefined })}
    />
  ) : (
    <ShopRates base={base} views={views} search={search} onSearch={onSearch} />
  )
}

function ViewLink({ search, isCurrent, text }: { search: RatesSearch; isCurrent: boolean; text: string }) {
  return (
    <Link
      to="/dashboard/rates"
      search={search}
      activeOptions={{ exact: true }}
      aria-current={isCurrent ? 'page' : undefined}
      className={chipStyles()}
    >
      {text}
    </Link>
  )
}
