import { useQueryClient } from '@tanstack/react-query'
import ChevronDown from 'lucide-react/icons/chevron-down'
import Globe from 'lucide-react/icons/globe'
import { lazy, Suspense, useState } from 'react'
import { Flag } from '../ui/flag.tsx'
import { ratesQuery } from './queries.ts'
import { useRate } from './use-rate.ts'

const loadMenu = () => import('./currency-menu.tsx')
const CurrencyMenu = lazy(async () => ({ default: (await loadMenu()).CurrencyMenu }))

export const currencyButton =
  'inline-flex h-11 items-center gap-1.5 rounded-full px-3 font-semibold transition-colors hover:bg-sunken aria-expanded:bg-sunken'

/** Opens the list of countries and currencies; a choice changes the prices in place. The list loads when it is wanted. */
export function CurrencySwitcher({ baseCurrency }: { baseCurrency: string }) {
  const queryClient = useQueryClient()
  const [isWanted, setIsWanted] = useState(false)
  const prepare = () => {
    void loadMenu()
    void queryClient.prefetchQuery(ratesQuery())
  }
  const button = (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-expanded={isWanted}
      onPointerEnter={prepare}
      onFocus={prepare}
      onClick={() => setIsWanted(true)}
      className={currencyButton}
    >
      <CurrencyLabel baseCurrency={baseCurrency} />
    </button>
  )
  if (!isWanted) return button
  return (
    <Suspense fallback={button}>
      <CurrencyMenu baseCurrency={baseCurrency} />
    </Suspense>
  )
}

export function CurrencyLabel({ baseCurrency }: { baseCurrency: string }) {
  const rate = useRate()
  return (
    <>
      <span className="sr-only">Currency: </span>
      {rate ? <Flag countryCode={rate.countryCode} /> : <Globe aria-hidden="true" className="size-5" />}
      {rate?.currency ?? baseCurrency}
      <ChevronDown aria-hidden="true" className="size-4 text-muted" />
    </>
  )
}
