import type { Account } from '@makola/contract/auth.ts'
import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import StoreIcon from 'lucide-react/icons/store'
import { AccountMenu } from '../auth/account-menu.tsx'
import { myStoresQuery } from './current-store.ts'

/** One's own menu in the shop, with the way to one's store or to having one. */
export function HeaderAccountMenu({ account }: { account: Account }) {
  const { history } = useRouter()
  const { data: stores } = useQuery(myStoresQuery())
  const hasDashboard = account.isOperator || (stores !== undefined && stores.length > 0)
  const entry = hasDashboard
    ? { label: 'Dashboard', icon: LayoutDashboard, address: '/dashboard/' }
    : { label: 'Open a store', icon: StoreIcon, address: '/dashboard/open-store' }
  const Icon = entry.icon
  return (
    <AccountMenu
      account={account}
      entries={[
        {
          label: entry.label,
          icon: <Icon aria-hidden="true" className="size-5 text-muted" />,
          onChoose: () => history.push(entry.address),
        },
      ]}
    />
  )
}
