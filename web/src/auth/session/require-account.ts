import type { Account } from '@makola/contract/auth/auth.ts'
import type { QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { accountQuery } from './session.ts'
import { hasTokens } from './tokens.ts'

type Visit = { location: { href: string }; context: { queryClient: QueryClient } }

/** For pages that render in the browser: a visitor without a session goes to `/login` and comes back here. */
export async function requireAccount({ location, context }: Visit): Promise<Account> {
  const goSignIn = () => redirect({ to: '/login', search: { redirect: location.href }, replace: true })
  if (!hasTokens()) throw goSignIn()
  try {
    return await context.queryClient.ensureQueryData(accountQuery)
  } catch (error) {
    if (!hasTokens()) throw goSignIn()
    throw error
  }
}
