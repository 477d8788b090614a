import { useState, useSyncExternalStore } from 'react'
import { Button } from '../ui/button.tsx'

const key = 'cookieConsentGiven'
const never = () => () => {}

/** Stays until ACCEPT is pressed. Consent is in local storage, so the server never renders it. */
export function CookieNotice() {
  const wasGiven = useSyncExternalStore(
    never,
    () => localStorage.getItem(key) === 'true',
    () => true,
  )
  const [isAccepted, setIsAccepted] = useState(false)
  if (wasGiven || isAccepted) return null

  const accept = () => {
    localStorage.setItem(key, 'true')
    setIsAccepted(true)
  }
  return (
    <aside
      aria-labelledby="cookies-title"
      data-cookie-notice=""
      className="fixed bottom-20 left-[5vw] z-45 flex w-[90vw] flex-col rounded-lg border border-line bg-surface p-4 shadow-raised md:bottom-6 md:left-6 md:h-[192px] md:w-[380px] print:hidden"
    >
      <h2 id="cookies-title" className="text-subheading">
        Cookies?
      </h2>
      <p className="mt-1 grow text-[0.8125rem] leading-[1.125rem] text-muted">
        We use cookies to ensure our website runs smoothly and to improve your browsing experience. You can accept all
        cookies or manage your preferences at any time.
      </p>
      <Button onClick={accept} className="mt-2 w-full">
        ACCEPT
      </Button>
    </aside>
  )
}
