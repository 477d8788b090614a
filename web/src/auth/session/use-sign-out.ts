import { useRouter } from '@tanstack/react-router'
import { signOut } from './session.ts'

/** Signs out and goes home: the address changes first, so that nobody is asked to sign in to what one leaves. */
export function useSignOut(): () => void {
  const router = useRouter()
  return () => {
    void router.navigate({ to: '/' })
    signOut()
  }
}
