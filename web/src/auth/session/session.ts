import { getAccount } from '@makola/contract/auth/account.ts'
import { type Account, logout } from '@makola/contract/auth/auth.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { call } from '../../shell/api/api-client.ts'
import { ApiProblem } from '../../shell/api/api-problem.ts'
import { dropAllDrafts } from '../../ui/drafts/kept-drafts.ts'
import { forgetTokens, hasTokens, onTokensChange, readRefreshToken } from './tokens.ts'

/** The signed-in account. It is kept when its last observer unmounts: the page being opened waits for the same answer. */
export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: async () => {
    try {
      return (await call(getAccount)).data
    } catch (error) {
      // An access token alone ends with its refusal: nothing renews it.
      if (error instanceof ApiProblem && error.status === 401 && !readRefreshToken()) forgetTokens()
      throw error
    }
  },
})

/** Returns true when someone is signed in; undefined on the server and during hydration, which know no account. */
export function useIsSignedIn(): boolean | undefined {
  return useSyncExternalStore(onTokensChange, hasTokens, () => undefined)
}

/** Returns the signed-in account: null for none, undefined until it is known. */
export function useAccount(): Account | null | undefined {
  const isSignedIn = useIsSignedIn()
  const { data } = useQuery({ ...accountQuery, enabled: isSignedIn === true })
  return isSignedIn ? data : isSignedIn === undefined ? undefined : null
}

/** Signs this browser out, here at once and on the server when it can be reached. */
export function signOut(): void {
  const token = readRefreshToken()
  forgetTokens()
  dropAllDrafts()
  // Without an answer the session expires; no one holds its tokens any more.
  if (token) call(logout, { body: { token } }).catch(() => undefined)
}
