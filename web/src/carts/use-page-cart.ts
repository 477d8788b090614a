import type { Cart } from '@makola/contract/carts/carts.ts'
import { useSuspenseQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { hasTokens } from '../auth/session/tokens.ts'
import { cartQuery } from './queries.ts'

/**
 * Returns the cart, for a page that the server can write. The server knows the browser and not the account: to somebody who is
 * signed in, the cart that comes with the page is another one. Theirs is read after hydration: a cart that changes earlier makes
 * React throw the server's page away (error 418).
 */
export function usePageCart(rate: string | undefined): Cart {
  const { data, refetch } = useSuspenseQuery(cartQuery(rate))
  useEffect(() => {
    if (hasTokens()) void refetch({ cancelRefetch: false })
  }, [refetch])
  return data
}
