import { useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useId, useRef, useState } from 'react'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { Flag } from '../../ui/display/flag.tsx'
import { ChevronDown, Globe } from '../../ui/icons.ts'
import { useLayer } from '../../ui/layers/layers.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { ratesQuery } from './queries.ts'
import { useRate } from './use-rate.ts'

const loadMenu = () => import('./currency-menu.tsx')
const CurrencyMenu = lazyPart(async () => ({ default: (await loadMenu()).CurrencyMenu }), LostMenu)

function LostMenu({ onRetry }: { onRetry: () => void }) {
  return <ErrorState message={useWords()('ui.check-connection')} onRetry={onRetry} />
}

/** Opens the list of countries and currencies; a choice changes the prices in place. The list loads on demand. */
export function CurrencySwitcher({ baseCurrency }: { baseCurrency: string }) {
  const t = useWords()
  const queryClient = useQueryClient()
  const rate = useRate()
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const prepare = () => {
    void loadMenu().catch(() => undefined)
    void queryClient.prefetchQuery(ratesQuery())
  }
  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  useLayer(isOpen, close)
  useCloseOutside(box, isOpen, () => setIsOpen(false))

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes from wherever the focus is inside
    <div ref={box} className="relative max-md:-me-3" onKeyDown={(event) => event.key === 'Escape' && close()}>
      <button
        ref={button}
        id="currency"
        type="button"
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-controls={id}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => setIsOpen(!isOpen)}
        className="inline-flex h-11 items-center gap-1.5 rounded-full px-3 font-semibold transition-colors hover:bg-sunken aria-expanded:bg-sunken"
      >
        <span className="sr-only">{t('rates.choice.currency')} </span>
        {rate ? <Flag countryCode={rate.countryCode} /> : <Globe aria-hidden="true" className="size-5" />}
        {rate?.currency ?? baseCurrency}
        <ChevronDown aria-hidden="true" className="size-4 text-muted" />
      </button>
      <div
        id={id}
        role="dialog"
        aria-label={t('rates.onboarding.select')}
        hidden={!isOpen}
        className="popup z-50 mt-2 max-md:fixed max-md:inset-x-4 md:absolute md:top-full md:end-0 md:w-80"
      >
        {isOpen && (
          <Suspense fallback={<Spinner size={6} className="p-6" />}>
            <CurrencyMenu onDone={close} />
          </Suspense>
        )}
      </div>
    </div>
  )
}

function useCloseOutside(box: React.RefObject<HTMLElement | null>, isOpen: boolean, close: () => void) {
  useEffect(() => {
    if (!isOpen) return
    const check = (event: Event) => event.target instanceof Node && !box.current?.contains(event.target) && close()
    document.addEventListener('pointerdown', check)
    document.addEventListener('focusin', check)
    return () => {
      document.removeEventListener('pointerdown', check)
      document.removeEventListener('focusin', check)
    }
  }, [box, isOpen, close])
}
