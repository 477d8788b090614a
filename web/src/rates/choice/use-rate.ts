import type { Rate } from '@makola/contract/rates/rates.ts'
import { useRouteContext } from '@tanstack/react-router'

/** The rate that this page was loaded with; null for a visitor who entered without choosing (base currency). */
export function useRate(): Rate | null {
  return useRouteContext({ from: '__root__', select: (context) => context.rate ?? null })
}

/** Its id, as list and product queries take it. */
export function useRateId(): string | undefined {
  return useRate()?.id
}
