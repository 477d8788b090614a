import { useRouter } from '@tanstack/react-router'
import { signOut } from './session.ts'

/** Signs out and goes home: the address changes first, so that the page being left does not ask for a sign-in. */
export function useSignOut(): () => void {
  const router = useRouter()
  return () => {
    void router.navigate({ to: '/' })
    signOut()
  }
}
