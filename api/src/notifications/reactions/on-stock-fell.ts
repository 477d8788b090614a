import { say } from '@makola/words/say.ts'
import { eq } from 'drizzle-orm'
import { stockLow, stockOut } from '../../catalogue/events.ts'
import { stockLevelOf } from '../../catalogue/stock/stock-level.ts'
import { products, variants } from '../../catalogue/tables.ts'
import { on } from '../../platform/messaging/events.ts'
import type { Platform } from '../../platform/platform.ts'
import { notify } from '../bell/send-notifications.ts'

const t = say('en')

export const onStockLow = on(stockLow, 'tell-store', (platform, told) => tellStore(platform, 'low', told.variantId))
export const onStockOut = on(stockOut, 'tell-store', (platform, told) => tellStore(platform, 'out', told.variantId))

/**
 * Once a day for each variant: holds of checkouts come and go, and a bell that always rings is ignored. Not when it is back in
 * stock.
 */
async function tellStore(platform: Platform, level: 'low' | 'out', variantId: string): Promise<void> {
  const [found] = await platform.database
    .select({ variant: variants, product: products })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(eq(variants.id, variantId))
  if (!found) return
  const { variant, product } = found
  const available = variant.onHand - variant.held
  if (variant.removedAt || stockLevelOf(available, variant.lowStockThreshold) !== level) return
  const at = platform.clock.now()
  const name = variant.title === '' ? product.name : `${product.name} (${variant.title})`
  const news = {
    type: `stock-${level}`,
    storeId: variant.storeId,
    cause: `stock-${level}:${variantId}:${at.toISOString().slice(0, 10)}`,
    title:
      level === 'out'
        ? t('notifications.news.stock-out.title', { name })
        : t('notifications.news.stock-low.title', { name }),
    body:
      level === 'out' ? t('notifications.news.stock-out.body') : t('notifications.news.stock-low.body', { available }),
    link: `/dashboard/inventory/${product.id}`,
  } as const
  await notify(platform, news, at)
}
