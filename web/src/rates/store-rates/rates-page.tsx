import { ShopOrStore } from '../../stores/dashboard/shop-or-store.tsx'
import { useCurrentStoreIfAny, useRefusal } from '../../stores/membership/current-store.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { ShopRates } from '../shop-rates/shop-rates.tsx'
import { OwnRates } from './own-rates.tsx'

export type RatesSearch = { view?: 'store'; age?: 'old'; q?: string; sort?: string }

type RatesPageProps = {
  base: string
  /** True for the shop's staff who see its rates. */
  isForShop: boolean
  search: RatesSearch
  onSearch: (part: { q?: string | undefined; sort?: string | undefined }) => void
}

/** The shop's staff manage its rates, sellers their own; a person with both roles can switch. */
export function RatesPage({ base, isForShop, search, onSearch }: RatesPageProps) {
  const t = useWords()
  const store = useCurrentStoreIfAny()
  const refusal = useRefusal('rates.write')
  const showsStore = store && (!isForShop || search.view === 'store')
  const views = isForShop && store && (
    <ShopOrStore label={t('rates.views')} to="/dashboard/rates" storeName={store.name} isStore={Boolean(showsStore)} />
  )
  return showsStore ? (
    <OwnRates
      key={store.id}
      store={store}
      refusal={refusal}
      views={views}
      search={search}
      onQuery={(q) => onSearch({ q: q || undefined })}
    />
  ) : (
    <ShopRates base={base} views={views} search={search} onSearch={onSearch} />
  )
}
