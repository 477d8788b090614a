import { useQueryClient } from '@tanstack/react-query'
import { useRateId } from '../rates/choice/use-rate.ts'

/** Joins this browser's cart with the account's; its code loads when someone signs in. */
export function useClaimCart(): () => Promise<void> {
  const queryClient = useQueryClient()
  const rate = useRateId()
  return async () => {
    const { claimCart } = await import('./claim-cart.ts')
    await claimCart(queryClient, rate)
  }
}
