import { eq, sql } from 'drizzle-orm'
import { accounts } from '../../auth/tables.ts'
import { sellable } from '../../catalogue/stock/lock-stock.ts'
import { products, variants } from '../../catalogue/tables.ts'
import type { Queryable } from '../../platform/database/database.ts'
import { stores } from '../../stores/tables.ts'
import { stockAlerts } from '../tables.ts'
import { isOffSaleThere } from './is-off-sale-there.ts'

/**
 * An alert with what it is about, the address that it is for, and the units that its person can buy now; null when it has ended.
 */
export async function findAlert(db: Queryable, alertId: string) {
  const [found] = await db
    .select({
      alert: stockAlerts,
      product: { slug: products.slug, name: products.name },
      variantTitle: variants.title,
      storeName: stores.name,
      to: sql<string>`coalesce(${stockAlerts.email}, ${accounts.email})`,
      units: sql<number>`case when ${isOffSaleThere} then 0 else ${sellable} end`,
    })
    .from(stockAlerts)
    .innerJoin(variants, eq(variants.id, stockAlerts.variantId))
    .innerJoin(products, eq(products.id, variants.productId))
    .innerJoin(stores, eq(stores.id, variants.storeId))
    .leftJoin(accounts, eq(accounts.id, stockAlerts.accountId))
    .where(eq(stockAlerts.id, alertId))
  return found ?? null
}
