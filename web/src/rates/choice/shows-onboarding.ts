import type { Rate } from '@makola/contract/rates/rates.ts'

/**
 * Returns true while onboarding is all that a page shows: on the server, for a visitor without a country. Then a loader asks only
 * for what the head and the status need. In the browser it runs again when the visitor enters, with or without a country.
 */
export function showsOnboarding(rate: Rate | null): boolean {
  return import.meta.env.SSR && rate === null
}
