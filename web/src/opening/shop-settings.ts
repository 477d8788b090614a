import type { StaffRole } from '@makola/contract/permissions.ts'
import type { Key } from '@makola/words/messages.ts'
import { settingsNav } from '../shell/dashboard/dashboard-nav.ts'

/** One kind of change that a page saves: the call that saves it, and the roles that may make it. */
type Change = {
  says: Extract<Key, `opening.settings.${string}changed-by`>
  operationId: string
  roles: readonly StaffRole[]
}
type About = { note: Extract<Key, `opening.setting.${string}`>; changes: readonly Change[] }

/** A page that one call saves. */
const savedBy = (operationId: string, roles: readonly StaffRole[]): Change[] => [
  { says: 'opening.settings.changed-by', operationId, roles },
]

/**
 * A line about each page of the shop's settings. The roles are written here because a browser does not get the table of
 * permissions; a test holds them against the permission of the call.
 */
const about: Record<string, About> = {
  '/dashboard/shop/details': { note: 'opening.setting.details', changes: savedBy('updateShop', ['owner']) },
  '/dashboard/shop/legal-pages': { note: 'opening.setting.legal-pages', changes: savedBy('saveLegalPage', ['owner']) },
  '/dashboard/shop/home-page': {
    note: 'opening.setting.home-page',
    changes: savedBy('arrangeHome', ['owner', 'catalogue']),
  },
  '/dashboard/categories': {
    note: 'opening.setting.categories',
    changes: savedBy('updateCategory', ['owner', 'catalogue']),
  },
  '/dashboard/moderation/rules': {
    note: 'opening.setting.prohibited',
    changes: savedBy('updateProhibitedRule', ['owner', 'catalogue']),
  },
  '/dashboard/rates': { note: 'opening.setting.rates', changes: savedBy('updateRate', ['owner', 'finance']) },
  '/dashboard/commission': {
    note: 'opening.setting.commission',
    changes: savedBy('setCommissionTerms', ['owner', 'finance']),
  },
  '/dashboard/shop/short-payments': {
    note: 'opening.setting.short-payments',
    changes: savedBy('setTolerance', ['owner', 'finance']),
  },
  '/dashboard/shop/selling-limits': {
    note: 'opening.setting.selling-limits',
    changes: [
      { says: 'opening.settings.limits-changed-by', operationId: 'setTierLimits', roles: ['owner'] },
      { says: 'opening.settings.payouts-changed-by', operationId: 'setPayoutTerms', roles: ['owner', 'finance'] },
    ],
  },
  '/dashboard/staff': { note: 'opening.setting.staff', changes: savedBy('changeStaffRole', ['owner']) },
}

export const shopSettings = settingsNav.flatMap((page) => {
  const said = about[page.to]
  return said ? [{ ...page, ...said }] : []
})
