import type { DeliveryTerms, DeliveryZone } from '@makola/contract/stores/stores.ts'
import { asc, eq } from 'drizzle-orm'
import type { Queryable } from '../platform/database/database.ts'
import type { Caller } from '../platform/http/caller.ts'
import { findOwnStore } from '../stores/require-permission.ts'
import { readPickup } from './read-pickup.ts'
import { deliveryOptions, deliveryZones } from './tables.ts'

/**
 * Returns a store's zones and prices of delivery, in its own currency.
 * @throws Problem as `requirePermission`.
 */
export async function getDeliveryTerms(db: Queryable, caller: Caller, idOrSlug: string): Promise<DeliveryTerms> {
  const { id, currency, version } = await findOwnStore(db, caller, idOrSlug, 'settings.write')
  const rows = await selectDeliveryRows(db, id)
  const zones = new Map<string, DeliveryZone>()
  for (const { zone, option } of rows) {
    const { name, countryCodes } = zone
    const known = zones.get(zone.id) ?? { name, countryCodes, options: [] }
    const { name: optionName, priceMinor, freeOverMinor, minDays, maxDays } = option
    known.options.push({ name: optionName, priceMinor, freeOverMinor, minDays, maxDays, pickup: readPickup(option) })
    zones.set(zone.id, known)
  }
  return { zones: [...zones.values()], currency, version }
}

/** A store's zones and options in order, one row an option. */
export function selectDeliveryRows(db: Queryable, storeId: string) {
  return db
    .select({ zone: deliveryZones, option: deliveryOptions })
    .from(deliveryZones)
    .innerJoin(deliveryOptions, eq(deliveryOptions.zoneId, deliveryZones.id))
    .where(eq(deliveryZones.storeId, storeId))
    .orderBy(asc(deliveryZones.position), asc(deliveryZones.id), asc(deliveryOptions.position), asc(deliveryOptions.id))
}
