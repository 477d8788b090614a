import { type LegalPageName, legalPages, type Shop } from '@makola/contract/shop/shop.ts'
import { sql } from 'drizzle-orm'
import type { Config } from '../platform/config.ts'
import type { Queryable } from '../platform/database/database.ts'
import { settings } from './tables.ts'

/** Their keys in the table of settings. */
export const settingKeys = {
  banner: 'maintenanceBanner',
  legalName: 'legalName',
  supportEmail: 'supportEmail',
  /** The moment when the shop opened to visitors. */
  opened: 'opened',
} as const
const pagePrefix = 'page:'
export const pageKey = (page: LegalPageName) => `${pagePrefix}${page}`

/** Returns the facts about the shop that every page needs. An operator's setting overrides the environment's. */
export async function findShop(db: Queryable, config: Config): Promise<Shop> {
  // The text of a page is long, and only whether there is one counts here.
  const rows = await db
    .select({
      key: settings.key,
      value: sql<unknown>`case when ${settings.key} like ${`${pagePrefix}%`} then null else ${settings.value} end`,
    })
    .from(settings)
  const values = new Map(rows.map(({ key, value }) => [key, value]))
  const textOf = (key: string) => (values.has(key) ? String(values.get(key)) : null)
  const banner = values.get(settingKeys.banner)
  return {
    name: config.shopName,
    baseCurrency: config.baseCurrency,
    maintenanceBanner: banner === undefined ? config.maintenanceBanner : banner === true,
    isDemo: config.demo === 'public',
    isOpen: config.seed === 'demo' || values.has(settingKeys.opened),
    legalName: textOf(settingKeys.legalName),
    supportEmail: textOf(settingKeys.supportEmail),
    pages: legalPages.filter((page) => values.has(pageKey(page))),
  }
}
