import type { Module } from '../platform/module.ts'
import { commands } from './import/commands.ts'
import { mountRateImport } from './import/routes.ts'
import { invariants } from './invariants.ts'
import { rateMeasure } from './shop-rates/measure-rates.ts'
import { mountShopRates } from './shop-rates/routes.ts'
import { warnAboutOldRates } from './shop-rates/warn-about-old-rates.ts'
import { mountStoreRates } from './store-rates/routes.ts'
import { rateRevisions, rates, storeRates } from './tables.ts'

export const ratesModule: Module = {
  name: 'rates',
  routes(router) {
    mountShopRates(router)
    mountRateImport(router)
    mountStoreRates(router)
  },
  invariants,
  commands,
  warn: warnAboutOldRates,
  measures: [rateMeasure],
  authors: [rates.updatedBy, rateRevisions.createdBy, storeRates.updatedBy],
}
