import { useQuery } from '@tanstack/react-query'
import { ratesQuery } from '../rates/queries.ts'
import { useRate } from '../rates/use-rate.ts'
import { shopQuery } from '../shell/shop-query.ts'
import { findCheckoutRate } from './find-checkout-rate.ts'

/** The id of the rate to pay with, also for a visitor who entered without choosing; undefined until it is known. */
export function useCheckoutRateId(): string | undefined {
  const chosen = useRate()
  const { data: shop } = useQuery(shopQuery())
  const { data: rates } = useQuery({ ...ratesQuery(), enabled: chosen === null })
  return findCheckoutRate(chosen, rates ?? [], shop?.baseCurrency ?? '')?.id
}
