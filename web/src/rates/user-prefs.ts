import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { formatCookie } from '../shell/cookies.ts'

type UserPrefs = {
  /** The id of the rate that the visitor chose; empty until then. */
  rateCountryAndCurrencyId: string
  set: (rateCountryAndCurrencyId: string) => void
  clear: () => void
}

/** What the visitor chose, kept in local storage. The cookie `rate` repeats it so that the server renders the same prices. */
export const userPrefs = create<UserPrefs>()(
  persist(
    (set) => ({
      rateCountryAndCurrencyId: '',
      set: (rateCountryAndCurrencyId) => set({ rateCountryAndCurrencyId }),
      clear: () => set({ rateCountryAndCurrencyId: '' }),
    }),
    { name: 'user-prefs-storage' },
  ),
)

const readSavedRateId = () => userPrefs.getState().rateCountryAndCurrencyId

/** The saved rate's id; while the page hydrates, the one that the server knew from the cookie. */
export function useSavedRateId(rateIdOnServer: string): string {
  return useSyncExternalStore(userPrefs.subscribe, readSavedRateId, () => rateIdOnServer)
}

/** Repeats the preference into the cookie, now and at every change. Returns how to stop. */
export function mirrorPrefsIntoCookie(write: (cookie: string) => void): () => void {
  const mirror = (prefs: UserPrefs) => write(formatCookie('rate', prefs.rateCountryAndCurrencyId))
  mirror(userPrefs.getState())
  return userPrefs.subscribe(mirror)
}
