import { Link, useLocation } from '@tanstack/react-router'
import ExternalLink from 'lucide-react/icons/external-link'
import type { ReactNode } from 'react'
import { DashboardFrame, type DashboardSlots } from '../../shell/dashboard/dashboard-frame.tsx'
import { openingNav, shopNav, storeNav } from '../../shell/dashboard/dashboard-nav.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { useCurrentStoreIfAny } from '../membership/current-store.ts'
import { NotYours } from './not-yours.tsx'
import { StoreSwitcher } from './store-switcher.tsx'

type DashboardLayoutProps = {
  shopName: string
  isOperator: boolean
  /** False until visitors are let in. */
  isOpen: boolean
  slots: Omit<DashboardSlots, 'switcher' | 'viewStore'>
  children: ReactNode
}

/** The dashboard of the current store: entries without permission are not in its menu. */
export function DashboardLayout({ shopName, isOperator, isOpen, slots, children }: DashboardLayoutProps) {
  const t = useWords()
  const store = useCurrentStoreIfAny()
  const mine = storeNav.filter(({ permission }) => store && (!permission || store.permissions.includes(permission)))
  const { pathname } = useLocation()
  const shut = storeNav.find(
    ({ to, permission, isReadable }) =>
      store && permission && !isReadable && pathname.startsWith(to) && !store.permissions.includes(permission),
  )
  const groups = [
    ...(mine.length > 0 ? [{ label: t('stores.dashboard.store'), items: mine }] : []),
    ...(isOperator ? [{ label: t('stores.dashboard.shop'), items: isOpen ? shopNav : [openingNav, ...shopNav] }] : []),
  ]
  const viewStore = store && store.status !== 'closed' && (
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
      shopName={shopName}
      groups={groups}
      slots={{ ...slots, switcher: store && <StoreSwitcher isOperator={isOperator} />, viewStore }}
    >
      {store && shut ? <NotYours store={store} page={t(shut.label)} /> : children}
    </DashboardFrame>
  )
}
