import { useSyncExternalStore } from 'react'

export const consentKey = 'cookieConsentGiven'
/** Set where somebody turned off the lists of viewed products and of recent searches. */
export const viewedOffKey = 'recentlyViewedOff'
const changes = new EventTarget()

/** Returns true when this browser's user accepts cookies. It is in local storage, so the server assumes yes. */
export function useCookieConsent(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => localStorage.getItem(consentKey) === 'true',
    () => true,
  )
}

export function giveCookieConsent(): void {
  localStorage.setItem(consentKey, 'true')
  changes.dispatchEvent(new Event('change'))
}

export function withdrawCookieConsent(): void {
  localStorage.removeItem(consentKey)
  changes.dispatchEvent(new Event('change'))
}

/** Notifies of changes in this tab and in others. */
function subscribe(tell: () => void): () => void {
  changes.addEventListener('change', tell)
  window.addEventListener('storage', tell)
  return () => {
    changes.removeEventListener('change', tell)
    window.removeEventListener('storage', tell)
  }
}
