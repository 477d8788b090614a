import type { AnyRouter } from '@tanstack/react-router'
import { userPrefs } from './user-prefs.ts'

/** Saves the choice and reloads the page's data, priced in it. Resolves when the new prices are there. */
export async function chooseRate(router: AnyRouter, rateId: string): Promise<void> {
  userPrefs.getState().set(rateId)
  await router.invalidate()
}
