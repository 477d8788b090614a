import type { Account } from '@makola/contract/auth/auth.ts'
import { useQuery } from '@tanstack/react-query'
import { LayoutDashboard, Store as StoreIcon } from '../../ui/icons.ts'
import { myStoresQuery } from './current-store.ts'

const dashboard = { label: 'stores.entry.dashboard', Icon: LayoutDashboard, to: '/dashboard' } as const
const openStore = { label: 'stores.entry.open-store', Icon: StoreIcon, to: '/dashboard/open-store' } as const

/** Returns the target of the dashboard link: the dashboard, or opening a store first. */
export function useDashboardEntry(account: Account): typeof dashboard | typeof openStore {
  const { data: stores = [] } = useQuery(myStoresQuery())
  return account.isOperator || stores.length > 0 ? dashboard : openStore
}
