import type { Shop } from '@makola/contract/shop.ts'
import { eq } from 'drizzle-orm'
import type { Config } from '../platform/config.ts'
import type { Queryable } from '../platform/database/database.ts'
import { settings } from './tables.ts'

export const bannerSetting = 'maintenanceBanner'

/** Returns the facts about the shop that every page needs. An operator's setting overrides the environment's. */
export async function findShop(db: Queryable, config: Config): Promise<Shop> {
  const [banner] = await db.select().from(settings).where(eq(settings.key, bannerSetting))
  const maintenanceBanner = banner ? banner.value === true : config.maintenanceBanner
  const { shopName: name, baseCurrency, demo } = config
  return { name, baseCurrency, maintenanceBanner, isDemo: demo === 'public' }
}
