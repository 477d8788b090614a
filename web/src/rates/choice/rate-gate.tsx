import { useLocation, useRouter } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useEffect, useState } from 'react'
import { NoScriptNotice } from '../../shell/frame/no-script-notice.tsx'
import { Spinner } from '../../ui/actions/spinner.tsx'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { ErrorState } from '../../ui/messages/error-state.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { chooseRate } from './choose-rate.ts'
import { useRate } from './use-rate.ts'
import { followOtherTabs, mirrorPrefsIntoCookie, userPrefs, useSavedRateId } from './user-prefs.ts'

const Onboarding = lazyPart(async () => ({ default: (await import('./onboarding.tsx')).Onboarding }), LostOnboarding)

function LostOnboarding({ onRetry }: { onRetry: () => void }) {
  return <ErrorState message={useWords()('ui.check-connection')} onRetry={onRetry} />
}

const waiting = <Spinner size={10} className="grid! min-h-dvh place-items-center" />

const writeCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = cookie
}

/** Who makes a shop ready has no country to choose yet. */
const makersPages = /^\/(setup|login|register|verify|forgot-password|reset-password|dashboard|account)(\/|$)/

export type RateGateProps = {
  shopName: string
  /** False before visitors are let in. */
  isOpen: boolean
  children: ReactNode
}

/** Shows onboarding instead of the page until a country is chosen, or for this visit until 'enter' is pressed without one. */
export function RateGate({ shopName, isOpen, children }: RateGateProps) {
  const router = useRouter()
  const rate = useRate()
  const rateIdOnServer = rate?.id ?? ''
  const savedRateId = useSavedRateId(rateIdOnServer)
  const [hasEntered, setHasEntered] = useState(false)
  const isBeforeOpening = useLocation({ select: ({ pathname }) => !isOpen && makersPages.test(pathname) })

  useEffect(() => mirrorPrefsIntoCookie(writeCookie), [])
  useEffect(() => followOtherTabs(() => void router.invalidate()), [router])
  useEffect(() => {
    // Local storage is authoritative. When the cookie is missing or differs, the page reloads.
    const saved = userPrefs.getState().rateCountryAndCurrencyId
    if (saved !== '' && saved !== rateIdOnServer) void router.invalidate()
  }, [router, rateIdOnServer])

  const enter = useCallback(
    async (rateId: string | undefined) => {
      if (rateId) return chooseRate(router, rateId)
      // The server asked only for what onboarding shows.
      await router.invalidate()
      setHasEntered(true)
    },
    [router],
  )

  const isKnown = savedRateId !== '' && rate !== null
  if (hasEntered || isKnown || isBeforeOpening) return children
  return (
    <>
      <NoScriptNotice />
      <Suspense fallback={waiting}>
        <Onboarding shopName={shopName} onEnter={enter} />
      </Suspense>
    </>
  )
}
