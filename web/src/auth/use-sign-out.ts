import { useRouter } from '@tanstack/react-router'
import { signOut } from './session.ts'

/** Signs out and goes home: first away from what only the signed-in may see, so that nobody is asked to sign in again. */
export function useSignOut(): () => Promise<void> {
  const router = useRouter()
  return async () => {
    await router.navigate({ to: '/' })
    signOut()
  }
}
