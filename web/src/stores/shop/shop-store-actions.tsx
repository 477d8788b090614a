import type { ShopStore } from '@makola/contract/stores/shop-stores.ts'
import { useNavigate } from '@tanstack/react-router'
import { useStaffMay } from '../../auth/session/staff-may.tsx'
import { Button } from '../../ui/actions/button.tsx'
import {
  Ban,
  CirclePause,
  CirclePlay,
  EllipsisVertical,
  LayoutDashboard,
  Store as StoreIcon,
  TriangleAlert,
} from '../../ui/icons.ts'
import { Menu, type MenuItem } from '../../ui/layers/menu.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useChooseStore } from '../dashboard/store-switcher.tsx'
import type { Suspension } from './suspend-dialog.tsx'

type ShopStoreActionsProps = { store: ShopStore; onSuspend: (suspension: Suspension) => void }

const icon = { className: 'size-5', 'aria-hidden': true } as const

/** What the shop's staff may do with a store. */
export function ShopStoreActions({ store, onSuspend }: ShopStoreActionsProps) {
  const t = useWords()
  const chooseStore = useChooseStore()
  const navigate = useNavigate()
  const maySuspend = useStaffMay('stores.suspend')
  const seesStrikes = useStaffMay('takedowns.read')
  const { status, suspensionReason } = store
  const items: MenuItem[] = [
    { label: t('stores.shop.open-dashboard'), icon: <LayoutDashboard {...icon} />, onChoose: () => chooseStore(store) },
    {
      label: t('stores.shop.view'),
      icon: <StoreIcon {...icon} />,
      onChoose: () => void navigate({ to: '/store/$id', params: { id: store.slug } }),
      ...(status === 'closed' && { isDisabled: true, hint: t('stores.shop.view.closed') }),
    },
  ]
  if (seesStrikes) {
    items.push({
      label: t('stores.standing.strikes-of'),
      icon: <TriangleAlert {...icon} />,
      onChoose: () => void navigate({ to: '/dashboard/moderation/strikes', search: { of: store.slug } }),
    })
  }
  if (maySuspend && status !== 'open') {
    items.push({
      label: t('stores.shop.reopen'),
      icon: <CirclePlay {...icon} />,
      onChoose: () => onSuspend({ store, status: 'open' }),
      ...(suspensionReason === null && { hint: t('stores.shop.reopen.by-owners') }),
    })
  }
  if (maySuspend && status === 'open') {
    items.push({
      label: t('stores.shop.pause'),
      icon: <CirclePause {...icon} />,
      onChoose: () => onSuspend({ store, status: 'paused' }),
    })
  }
  if (maySuspend && status !== 'closed') {
    items.push({
      label: t('stores.shop.close'),
      icon: <Ban {...icon} />,
      tone: 'danger',
      onChoose: () => onSuspend({ store, status: 'closed' }),
    })
  }
  return (
    <Menu
      trigger={
        <Button variant="ghost" size="icon" aria-label={t('stores.shop.actions-for', { store: store.name })}>
          <EllipsisVertical {...icon} />
        </Button>
      }
      items={items}
    />
  )
}
