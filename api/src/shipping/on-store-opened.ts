import { eq } from 'drizzle-orm'
import { on } from '../platform/messaging/events.ts'
import { transact } from '../platform/platform.ts'
import { storeOpened } from '../stores/events.ts'
import { stores } from '../stores/tables.ts'
import { firstZones } from './first-zones.ts'
import { selectDeliveryRows } from './get-delivery-terms.ts'
import { replaceZones } from './replace-zones.ts'

/** A store without delivery sells nothing: it starts with default terms, which its owner can change. */
export const onStoreOpened = on(storeOpened, 'give-first-zones', async (platform, { storeId }) => {
  await transact(platform, async (tx) => {
    const [store] = await tx.select().from(stores).where(eq(stores.id, storeId)).for('no key update')
    const zones = await selectDeliveryRows(tx, storeId)
    if (!store || zones.length > 0) return
    await replaceZones(tx, storeId, await firstZones(tx, store, platform.config.baseCurrency))
  })
})
