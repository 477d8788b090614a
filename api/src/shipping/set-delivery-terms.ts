import type { DeliveryTerms, DeliveryZone } from '@makola/contract/stores/stores.ts'
import type { Caller } from '../platform/http/caller.ts'
import { type Platform, transact } from '../platform/platform.ts'
import { recordAudit } from '../shop/record-audit.ts'
import { lockOwnStore, touchStore } from '../stores/lock-own-store.ts'
import { getDeliveryTerms } from './get-delivery-terms.ts'
import { replaceZones } from './replace-zones.ts'

type Change = { idOrSlug: string; zones: DeliveryZone[]; ifVersion: number | undefined; caller: Caller }

/**
 * Sets a store's delivery zones and prices. Placed orders keep their terms.
 * @throws Problem `not-found` (404), `forbidden` (403), `version-mismatch` (412).
 */
export async function setDeliveryTerms(platform: Platform, change: Change): Promise<DeliveryTerms> {
  const { zones, caller } = change
  return transact(platform, async (tx) => {
    const store = await lockOwnStore(tx, { ...change, permission: 'settings.write' })
    const before = await getDeliveryTerms(tx, caller, store.id)
    await replaceZones(tx, store.id, zones)
    const version = await touchStore(tx, store.id)
    await recordAudit(tx, platform.clock, {
      storeId: store.id,
      by: caller,
      action: 'delivery.changed',
      subject: store,
      before: { zones: before.zones },
      after: { zones },
    })
    return { zones, currency: store.currency, version }
  })
}
