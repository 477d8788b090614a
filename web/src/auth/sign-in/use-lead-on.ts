import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useIsSignedIn } from '../session/session.ts'

/** Redirects as soon as someone is signed in, here or in another tab, and at once if so already. */
export function useLeadOn(target: string | undefined): void {
  const { history } = useRouter()
  const isSignedIn = useIsSignedIn()
  useEffect(() => {
    if (isSignedIn && target) history.replace(target)
  }, [history, isSignedIn, target])
}
