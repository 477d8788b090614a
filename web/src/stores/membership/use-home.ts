import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../auth/session/session.ts'
import { myStoresQuery } from './current-store.ts'

/** Returns a person's home: the dashboard for members and operators, the account for others. Undefined until it is known. */
export function useHome(isWanted: boolean): string | undefined {
  const account = useAccount()
  const { data: stores, isError } = useQuery({ ...myStoresQuery(), enabled: isWanted && Boolean(account) })
  if (isError) return '/account/'
  if (!account || !stores) return undefined
  return account.isOperator || stores.length > 0 ? '/dashboard' : '/account/'
}
