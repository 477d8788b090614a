import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { hasTokens, onTokensChange } from './tokens.ts'

/**
 * The pages follow signing in and out, in this tab and in others: who has signed out leaves the pages that are only for
 * the signed-in, and nothing that was theirs stays in the memory.
 */
export function useFollowSession(onSignedIn: () => void): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  const follow = useEffectEvent(async (isSignedIn: boolean) => {
    if (isSignedIn) return onSignedIn()
    await router.invalidate()
    queryClient.removeQueries({ type: 'inactive' })
    await queryClient.invalidateQueries()
  })
  useEffect(() => {
    let wasSignedIn = hasTokens()
    return onTokensChange(() => {
      if (hasTokens() === wasSignedIn) return
      wasSignedIn = !wasSignedIn
      void follow(wasSignedIn)
    })
  }, [])
}
