import type { ShopStore } from '@makola/contract/stores.ts'
import { useNavigate } from '@tanstack/react-router'
import Ban from 'lucide-react/icons/ban'
import CirclePause from 'lucide-react/icons/circle-pause'
import CirclePlay from 'lucide-react/icons/circle-play'
import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical'
import LayoutDashboard from 'lucide-react/icons/layout-dashboard'
import StoreIcon from 'lucide-react/icons/store'
import { Button } from '../../ui/actions/button.tsx'
import { Menu, type MenuItem } from '../../ui/layers/menu.tsx'
import { useChooseStore } from '../dashboard/store-switcher.tsx'
import type { Suspension } from './suspend-dialog.tsx'

type ShopStoreActionsProps = { store: ShopStore; onSuspend: (suspension: Suspension) => void }

const icon = { className: 'size-5', 'aria-hidden': true } as const

/** An operator's actions on a store. */
export function ShopStoreActions({ store, onSuspend }: ShopStoreActionsProps) {
  const chooseStore = useChooseStore()
  const navigate = useNavigate()
  const { status, suspensionReason } = store
  const items: MenuItem[] = [
    { label: 'Open its dashboard', icon: <LayoutDashboard {...icon} />, onChoose: () => chooseStore(store) },
    {
      label: 'View in the shop',
      icon: <StoreIcon {...icon} />,
      onChoose: () => void navigate({ to: '/store/$id', params: { id: store.slug } }),
      ...(status === 'closed' && { isDisabled: true, hint: 'It is closed.' }),
    },
  ]
  if (status !== 'open') {
    items.push({
      label: 'Reopen',
      icon: <CirclePlay {...icon} />,
      onChoose: () => onSuspend({ store, status: 'open' }),
      ...(suspensionReason === null && { hint: 'Its owners did this themselves' }),
    })
  }
  if (status === 'open') {
    items.push({
      label: 'Pause',
      icon: <CirclePause {...icon} />,
      onChoose: () => onSuspend({ store, status: 'paused' }),
    })
  }
  if (status !== 'closed') {
    items.push({
      label: 'Close',
      icon: <Ban {...icon} />,
      tone: 'danger',
      onChoose: () => onSuspend({ store, status: 'closed' }),
    })
  }
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={`Actions for ${store.name}`}>
          <EllipsisVertical {...icon} />
        </Button>
      }
      items={items}
    />
  )
}
