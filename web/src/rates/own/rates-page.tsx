import { ShopOrStore } from '../../stores/dashboard/shop-or-store.tsx'
import { useCurrentStoreIfAny, useRefusal } from '../../stores/membership/current-store.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { ShopRates } from '../shop/shop-rates.tsx'
import { OwnRates } from './own-rates.tsx'

export type RatesSearch = { view?: 'store'; age?: 'old'; q?: string; sort?: string }

type RatesPageProps = {
  base: string
  isOperator: boolean
  search: RatesSearch
  onSearch: (part: { q?: string | undefined; sort?: string | undefined }) => void
}

/** Operators manage the shop's rates, sellers their own; a person with both roles can switch. */
export function RatesPage({ base, isOperator, search, onSearch }: RatesPageProps) {
  const t = useWords()
  const store = useCurrentStoreIfAny()
  const refusal = useRefusal('rates.write')
  const showsStore = store && (!isOperator || search.view === 'store')
  const views = isOperator && store && (
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
