import { useQuery } from '@tanstack/react-query'
import { useRateId } from '../rates/choice/use-rate.ts'
import { cartQuery } from './queries.ts'

/**
 * The units in the cart. 0 on the server and until the browser has asked: pages stay the same for every visitor. A cart that came
 * with the page is left to the page (`usePageCart`).
 */
export function useCartCount(): number {
  const { data } = useQuery({ ...cartQuery(useRateId()), select: (cart) => cart.count, refetchOnMount: false })
  return data ?? 0
}
