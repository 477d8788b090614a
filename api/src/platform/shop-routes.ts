import { getShop } from '@makola/contract/shop.ts'
import { eq } from 'drizzle-orm'
import { ok } from './reply.ts'
import type { Router } from './router.ts'
import { settings } from './tables.ts'

/** What every page needs to know about the shop. An operator's setting wins over the environment's. */
export function mountShop(router: Router): void {
  router.mount(getShop, async ({ platform: { config, database } }) => {
    const [banner] = await database.select().from(settings).where(eq(settings.key, 'maintenanceBanner'))
    const maintenanceBanner = banner ? banner.value === true : config.maintenanceBanner
    return ok({ data: { name: config.shopName, baseCurrency: config.baseCurrency, maintenanceBanner } })
  })
}
