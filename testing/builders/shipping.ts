import { newId } from '../../api/src/platform/ids.ts'
import type { Platform } from '../../api/src/platform/platform.ts'
import { deliveryOptions, deliveryZones } from '../../api/src/shipping/tables.ts'

type GivenOption = Partial<Omit<typeof deliveryOptions.$inferInsert, 'id' | 'zoneId'>>
export type ZoneWithOptions = typeof deliveryZones.$inferSelect & { options: (typeof deliveryOptions.$inferSelect)[] }

/** A zone for everywhere, with one option for 500 minor units of the store's currency, by default. */
export async function aDeliveryZone(
  shop: Platform,
  {
    options = [{}],
    ...given
  }: Partial<typeof deliveryZones.$inferInsert> & { storeId: string; options?: GivenOption[] },
): Promise<ZoneWithOptions> {
  const [zone] = await shop.database
    .insert(deliveryZones)
    .values({ id: newId(), name: 'Everywhere', countryCodes: ['*'], ...given })
    .returning()
  if (!zone) throw new Error('No zone was made')
  const rows = options.map((option, position) => ({
    name: 'Standard',
    priceMinor: 500,
    minDays: 3,
    maxDays: 7,
    position,
    ...option,
    id: newId(),
    zoneId: zone.id,
  }))
  return {
    ...zone,
    options: rows.length > 0 ? await shop.database.insert(deliveryOptions).values(rows).returning() : [],
  }
}
