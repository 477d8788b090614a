import { useSyncExternalStore } from 'react'
import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { formatCookie } from '../../shell/api/cookies.ts'

type UserPrefs = {
  /** The id of the rate that the visitor chose; empty until then. */
  rateCountryAndCurrencyId: string
  set: (rateCountryAndCurrencyId: string) => void
  clear: () => void
}

const storageKey = 'user-prefs-storage'

/**
 * The visitor's choices, kept in local storage. The cookie `rate` repeats the rate so that the server renders the same prices.
 */
export const userPrefs = create<UserPrefs>()(
  persist(
    (set) => ({
      rateCountryAndCurrencyId: '',
      set: (rateCountryAndCurrencyId) => set({ rateCountryAndCurrencyId }),
      clear: () => set({ rateCountryAndCurrencyId: '' }),
    }),
    { name: storageKey },
  ),
)

const readSavedRateId = () => userPrefs.getState().rateCountryAndCurrencyId

/** The saved rate's id; during hydration, the server's from the cookie. */
export function useSavedRateId(rateIdOnServer: string): string {
  return useSyncExternalStore(userPrefs.subscribe, readSavedRateId, () => rateIdOnServer)
}

/** Copies the preference into the cookie, now and at every change. Returns how to stop. */
export function mirrorPrefsIntoCookie(write: (cookie: string) => void): () => void {
  const mirror = (prefs: UserPrefs) => write(formatCookie('rate', prefs.rateCountryAndCurrencyId))
  mirror(userPrefs.getState())
  return userPrefs.subscribe(mirror)
}

/** Follows a choice made in another tab, and announces it. Returns how to stop. */
export function followOtherTabs(tell: () => void): () => void {
  const follow = async ({ key }: StorageEvent) => {
    if (key !== storageKey) return
    await userPrefs.persist.rehydrate()
    tell()
  }
  window.addEventListener('storage', follow)
  return () => window.removeEventListener('storage', follow)
}
