import type { StaffPermission, StaffRole } from '@makola/contract/permissions.ts'
import type { Key } from '@makola/words/messages.ts'
import { settingsNav } from '../shell/dashboard/dashboard-nav.ts'

type About = {
  note: Extract<Key, `opening.setting.${string}`>
  /** The permission to change it, and the roles that have it. */
  write: StaffPermission
  roles: readonly StaffRole[]
}

/** A line about each page of the shop's settings. */
const about: Record<string, About> = {
  '/dashboard/shop/details': { note: 'opening.setting.details', write: 'shop.write', roles: ['owner'] },
  '/dashboard/shop/legal-pages': { note: 'opening.setting.legal-pages', write: 'shop.write', roles: ['owner'] },
  '/dashboard/shop/home-page': {
    note: 'opening.setting.home-page',
    write: 'products.feature',
    roles: ['owner', 'catalogue'],
  },
  '/dashboard/categories': {
    note: 'opening.setting.categories',
    write: 'categories.write',
    roles: ['owner', 'catalogue'],
  },
  '/dashboard/moderation/rules': {
    note: 'opening.setting.prohibited',
    write: 'takedowns.write',
    roles: ['owner', 'catalogue'],
  },
  '/dashboard/rates': { note: 'opening.setting.rates', write: 'rates.write', roles: ['owner', 'finance'] },
  '/dashboard/commission': { note: 'opening.setting.commission', write: 'fees.write', roles: ['owner', 'finance'] },
  '/dashboard/shop/short-payments': {
    note: 'opening.setting.short-payments',
    write: 'payments.write',
    roles: ['owner', 'finance'],
  },
  // The owners alone change the limits.
  '/dashboard/shop/selling-limits': {
    note: 'opening.setting.selling-limits',
    write: 'fees.write',
    roles: ['owner', 'finance'],
  },
  '/dashboard/staff': { note: 'opening.setting.staff', write: 'staff.write', roles: ['owner'] },
}

export const shopSettings = settingsNav.flatMap((page) => {
  const said = about[page.to]
  return said ? [{ ...page, ...said }] : []
})
