import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { dropTabDrafts } from '../../ui/drafts/kept-drafts.ts'
import { hasTokens, onTokensChange } from './tokens.ts'

/**
 * Makes the pages follow signing in and out, in this tab and in others: after a sign-out, private pages are left and private data
 * are dropped from memory.
 */
export function useFollowSession(onSignedIn: () => void): void {
  const router = useRouter()
  const queryClient = useQueryClient()
  const follow = useEffectEvent(async (isSignedIn: boolean) => {
    if (!isSignedIn) {
      dropTabDrafts()
      await router.invalidate()
    }
    // At a sign-in as well: what the page that was left still used at the sign-out is unused now.
    queryClient.removeQueries({ type: 'inactive' })
    return isSignedIn ? onSignedIn() : queryClient.invalidateQueries()
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
