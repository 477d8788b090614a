import type { Module } from '../platform/module.ts'
import { mountAudit } from './audit/routes.ts'
import { mountStores } from './browse/routes.ts'
import { invariants } from './invariants.ts'
import { mountPictures } from './pictures/routes.ts'
import { schedules } from './schedules.ts'
import { onBanChanged } from './settings/on-ban-changed.ts'
import { mountStoreSettings } from './settings/routes.ts'
import { mountStanding } from './standing/routes.ts'
import { standingSettings } from './standing/settings.ts'
import { payoutTerms } from './tables.ts'
import { personalData } from './team/personal-data.ts'
import { mountTeam } from './team/routes.ts'
import { mountViews } from './views/routes.ts'

export const storesModule: Module = {
  name: 'stores',
  settings: standingSettings,
  routes(router) {
    mountStores(router)
    mountStoreSettings(router)
    mountStanding(router)
    mountTeam(router)
    mountViews(router)
    mountAudit(router)
    mountPictures(router)
  },
  reactions: [onBanChanged],
  schedules,
  invariants,
  personalData,
  authors: [payoutTerms.updatedBy],
}
