import { eq } from 'drizzle-orm'
import { products } from '../catalogue/tables.ts'
import type { Caller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { refuse } from '../platform/problem.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { lockOwnStore, touchStore } from '../stores/lock-own-store.ts'
import { firstZones } from './first-zones.ts'
import { replaceZones } from './replace-zones.ts'

type Change = { idOrSlug: string; currency: string; caller: Caller }

/**
 * Changes a store's currency while nothing is priced in the old one; its delivery starts again with default prices.
 * @throws Problem `not-found` (404), `forbidden` (403), `wrong-state` (409: it has products).
 */
export async function changeStoreCurrency(platform: Platform, change: Change): Promise<{ currency: string }> {
  const { currency, caller } = change
  return transact(platform, async (tx) => {
    const store = await lockOwnStore(tx, { ...change, permission: 'settings.write' })
    if (store.currency === currency) return { currency }
    const [product] = await tx.select({ id: products.id }).from(products).where(eq(products.storeId, store.id)).limit(1)
    if (product) {
      throw refuse(
        'shipping.currency-in-use',
        { currency: store.currency },
        {
          current: { currency: store.currency },
        },
      )
    }
    await touchStore(tx, store.id, { currency })
    await replaceZones(tx, store.id, await firstZones(tx, { ...store, currency }, platform.config.baseCurrency))
    await recordAudit(tx, platform.clock, {
      storeId: store.id,
      by: caller,
      action: 'store.changed',
      subject: store,
      before: { currency: store.currency },
      after: { currency },
    })
    return { currency }
  })
}
