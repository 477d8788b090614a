import type { Module } from '../platform/module.ts'
import { mountBrowsing } from './browse/routes.ts'
import { mountSitemap } from './browse/sitemap.ts'
import { mountBulkProducts } from './bulk/routes.ts'
import { mountCategories } from './categories/routes.ts'
import { categoryRequests } from './categories/tables.ts'
import { mountEditor } from './editor/routes.ts'
import { mountHome } from './home/routes.ts'
import { commands } from './import/commands.ts'
import { onPicturesOrdered } from './import/fetch-pictures.ts'
import { mountImports } from './import/routes.ts'
import { invariants } from './invariants.ts'
import { mountInventory } from './inventory/routes.ts'
import { mountPreviews } from './preview/routes.ts'
import { mountProhibited } from './prohibited/routes.ts'
import { schedules } from './schedules.ts'
import { stockMovements } from './stock/tables.ts'
import { oversellRefusals } from './stock-metrics.ts'
import { mountStocktake } from './stocktake/routes.ts'
import { mountSuggestions } from './suggestions/routes.ts'

export const catalogueModule: Module = {
  name: 'catalogue',
  routes(router) {
    // Before a product by its id, which would answer for `/products/export` and `/products/imports`.
    mountInventory(router)
    mountImports(router)
    mountCategories(router)
    mountBrowsing(router)
    mountSuggestions(router)
    mountHome(router)
    mountEditor(router)
    mountBulkProducts(router)
    mountStocktake(router)
    mountPreviews(router)
    mountProhibited(router)
  },
  site: mountSitemap,
  schedules,
  reactions: [onPicturesOrdered],
  invariants,
  commands,
  metrics: [oversellRefusals],
  authors: [stockMovements.actor, categoryRequests.requestedBy],
}
