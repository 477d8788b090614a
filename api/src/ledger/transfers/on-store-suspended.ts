import { and, eq, isNotNull } from 'drizzle-orm'
import { on } from '../../platform/messaging/events.ts'
import { storeSuspended } from '../../stores/events.ts'
import { payouts } from '../tables.ts'

/**
 * Has the payouts that a suspension has kept from being sent asked about now, when it is lifted. They are sent then, unless something else
 * holds them.
 */
export const onStoreSuspended = on(storeSuspended, 'send-held', async ({ database, clock }, { storeId, reason }) => {
  if (reason !== null) return
  await database
    .update(payouts)
    .set({ nextTryAt: clock.now() })
    .where(and(eq(payouts.storeId, storeId), eq(payouts.state, 'requested'), isNotNull(payouts.nextTryAt)))
})
