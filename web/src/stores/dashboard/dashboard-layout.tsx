import type { Shop } from '@makola/contract/shop/shop.ts'
import { Link, useLocation } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { DashboardFrame, type DashboardSlots } from '../../shell/dashboard/dashboard-frame.tsx'
import { ofShopAlone, storeNav } from '../../shell/dashboard/dashboard-nav.ts'
import { DashboardNotFound } from '../../shell/dashboard/dashboard-not-found.tsx'
import { ExternalLink } from '../../ui/icons.ts'
import { lazyPart } from '../../ui/layers/lazy-part.tsx'
import { useWords } from '../../ui/words/use-words.ts'
import { useCurrentStoreIfAny } from '../membership/current-store.ts'
import { StoreSwitcher } from './store-switcher.tsx'
import { mayOpen, useNavGroups, type Visitor } from './use-nav-groups.ts'

const DashboardNotices = lazyPart(async () => ({
  default: (await import('./dashboard-notices.tsx')).DashboardNotices,
}))
const NotYours = lazyPart(async () => ({ default: (await import('./not-yours.tsx')).NotYours }))

type DashboardLayoutProps = Visitor & {
  shop: Pick<Shop, 'name' | 'supportEmail'>
  slots: Omit<DashboardSlots, 'switcher' | 'viewStore'>
  children: ReactNode
}

/** The dashboard of the current store: entries without permission are not in its menu. */
export function DashboardLayout({ shop, staff, isOpen, slots, children }: DashboardLayoutProps) {
  const t = useWords()
  const store = useCurrentStoreIfAny()
  const groups = useNavGroups({ staff, isOpen })
  const { pathname } = useLocation()
  const shut = storeNav.find(
    ({ to, permission, isReadable }) =>
      store && permission && !isReadable && pathname.startsWith(to) && !store.permissions.includes(permission),
  )
  const isShut = ofShopAlone.some((item) => `${pathname}/`.startsWith(`${item.to}/`) && !mayOpen(item, staff))
  const viewStore = store &&
    store.status !== 'closed' &&
    store.standing.approval === 'approved' &&
    !store.standing.isBlocked &&
    store.standing.restriction !== 'closed' && (
      <Link
        to="/store/$id"
        params={{ id: store.slug }}
        title={t('stores.dashboard.view-store')}
        className="flex min-h-11 items-center gap-3 rounded-md px-3 font-medium text-muted hover:bg-sunken hover:text-ink"
      >
        <ExternalLink aria-hidden="true" className="size-5" />
        <span className="md:max-lg:sr-only">{t('stores.dashboard.view-store')}</span>
      </Link>
    )
  return (
    <DashboardFrame
      shopName={shop.name}
      groups={groups}
      slots={{ ...slots, switcher: store && <StoreSwitcher isOperator={staff.includes('stores.read')} />, viewStore }}
    >
      <Suspense>
        <DashboardNotices store={store} supportEmail={shop.supportEmail} />
      </Suspense>
      {store && shut ? (
        <Suspense>
          <NotYours store={store} page={t(shut.label)} />
        </Suspense>
      ) : isShut ? (
        <DashboardNotFound />
      ) : (
        children
      )}
    </DashboardFrame>
  )
}
