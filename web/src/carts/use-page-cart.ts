import type { Cart } from '@makola/contract/carts.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasTokens } from '../auth/session/tokens.ts'
import { cartQuery } from './queries.ts'

/**
 * The cart, for a page that the server can write. The server knows the browser and not the account: the cart that comes with the
 * page is another one for someone who is signed in. Theirs is read when the page is hydrated; a change before would spoil that.
 */
export function usePageCart(rate: string | undefined): Cart {
  const { data, refetch } = useSuspenseQuery(cartQuery(rate))
  useEffect(() => {
    if (hasTokens()) void refetch({ cancelRefetch: false })
  }, [refetch])
  return data
}
