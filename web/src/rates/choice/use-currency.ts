import type { CurrencyCode } from '@makola/money/currencies.ts'
import { useRouteContext } from '@tanstack/react-router'

/** The currency that prices are shown in: the chosen rate's, else the shop's base currency. */
export function useCurrency(): CurrencyCode {
  return useRouteContext({ from: '__root__', select: findCurrency })
}

/** The same from a loader's context. */
export function findCurrency(context: {
  rate: { currency: CurrencyCode } | null
  shop: { baseCurrency: CurrencyCode }
}): CurrencyCode {
  return context.rate?.currency ?? context.shop.baseCurrency
}
