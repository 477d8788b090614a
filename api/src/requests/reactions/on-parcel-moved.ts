import { and, eq } from 'drizzle-orm'
import { parcelMoved } from '../../orders/events.ts'
import { on } from '../../platform/messaging/events.ts'
import { transact } from '../../platform/platform.ts'
import { changeRequest } from '../change-request.ts'
import { lockRequest } from '../lock-request.ts'
import { stages } from '../request-rules.ts'
import { requests } from '../tables.ts'

/**
 * Applies a store's step to open requests of its parcel: packing it declines a wish to cancel; delivering it makes what is
 * missing a question for the staff.
 */
export const onParcelMoved = on(parcelMoved, 'answer-requests', async (platform, { parcelId, state }) => {
  if (state !== 'packed' && state !== 'delivered') return
  const open = await platform.database
    .select({ id: requests.id })
    .from(requests)
    .where(and(eq(requests.parcelId, parcelId), eq(requests.state, 'open')))
  for (const { id } of open) {
    await transact(platform, async (tx) => {
      const whole = await lockRequest(tx, id)
      const { request } = whole
      if (request.state !== 'open') return
      if (state === 'packed' && request.kind === 'cancel') {
        return changeRequest(platform, tx, whole, { to: 'declined', side: 'store', by: 'parcel', due: stages.declined })
      }
      if (state === 'delivered' && request.kind === 'missing') {
        await tx.update(requests).set({ dueAction: 'escalate' }).where(eq(requests.id, id))
      }
    })
  }
})
