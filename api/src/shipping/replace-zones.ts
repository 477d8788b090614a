import type { DeliveryZone } from '@makola/contract/stores/stores.ts'
import { eq } from 'drizzle-orm'
import type { Transaction } from '../platform/database/database.ts'
import { newId } from '../platform/ids.ts'
import { selectDeliveryRows } from './get-delivery-terms.ts'
import { writePickup } from './read-pickup.ts'
import { deliveryOptions, deliveryZones } from './tables.ts'

/** Replaces a store's zones. An option whose own name and zone's name stay keeps its id, so that carts with it still find it. */
export async function replaceZones(tx: Transaction, storeId: string, zones: readonly DeliveryZone[]): Promise<void> {
  const before = await selectDeliveryRows(tx, storeId)
  const optionIds = new Map(before.map(({ zone, option }) => [`${zone.name}\n${option.name}`, option.id]))
  await tx.delete(deliveryZones).where(eq(deliveryZones.storeId, storeId))
  if (zones.length === 0) return
  const rows = zones.map(({ name, countryCodes, options }, position) => ({
    zone: { id: newId(), storeId, name, countryCodes, position },
    options,
  }))
  await tx.insert(deliveryZones).values(rows.map(({ zone }) => zone))
  await tx.insert(deliveryOptions).values(
    rows.flatMap(({ zone, options }) =>
      options.map(({ pickup, ...option }, position) => {
        const key = `${zone.name}\n${option.name}`
        const id = optionIds.get(key) ?? newId()
        // A name repeated in a zone makes two options.
        optionIds.delete(key)
        return { ...option, ...writePickup(pickup), id, zoneId: zone.id, position }
      }),
    ),
  )
}
