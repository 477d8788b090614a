import { useQuery } from '@tanstack/react-query'
import { useAccount } from '../../auth/session/session.ts'
import { myStoresQuery } from './current-store.ts'

/** Where one is at home: who works in a store or runs the shop in the dashboard, others in their account. Undefined until it is known. */
export function useHome(isWanted: boolean): string | undefined {
  const account = useAccount()
  const { data: stores, isError } = useQuery({ ...myStoresQuery(), enabled: isWanted && Boolean(account) })
  if (isError) return '/account/'
  if (!account || !stores) return undefined
  return account.isOperator || stores.length > 0 ? '/dashboard' : '/account/'
}
