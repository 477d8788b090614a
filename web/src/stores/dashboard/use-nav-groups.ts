import type { StaffPermission } from '@makola/contract/permissions.ts'
import {
  type NavItem,
  openingNav,
  settingsNav,
  shopNav,
  shopOnlyNav,
  storeNav,
} from '../../shell/dashboard/dashboard-nav.ts'
import { useWords } from '../../ui/words/use-words.ts'
import { useCurrentStoreIfAny } from '../membership/current-store.ts'

export type Visitor = {
  /** What the person may do as one of the shop's staff. */
  staff: readonly StaffPermission[]
  /** False until visitors are let in. */
  isOpen: boolean
}

export const mayOpen = ({ staff: needed }: NavItem, staff: Visitor['staff']) => !needed || staff.includes(needed)

/** The menu of the dashboard: the pages that this person may open, the current store's first. */
export function useNavGroups({ staff, isOpen }: Visitor): { label: string; items: NavItem[] }[] {
  const t = useWords()
  const store = useCurrentStoreIfAny()
  const mine = storeNav.filter(({ permission }) => store && (!permission || store.permissions.includes(permission)))
  const ofShop = [...(isOpen ? [] : [openingNav]), ...shopNav, ...(store ? [] : shopOnlyNav)]
  // A page that is a store's too stands once in the menu: among the store's.
  const settings = settingsNav.filter(({ to }) => mine.every((item) => item.to !== to))
  const groups = [
    { label: t('stores.dashboard.store'), items: mine },
    { label: t('stores.dashboard.shop'), items: ofShop.filter((item) => mayOpen(item, staff)) },
    { label: t('stores.dashboard.shop-settings'), items: settings.filter((item) => mayOpen(item, staff)) },
  ]
  return groups.filter(({ items }) => items.length > 0)
}
