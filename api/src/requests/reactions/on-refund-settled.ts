import { eq } from 'drizzle-orm'
import { readTakenByBank } from '../../orders/disputes/read-taken-by-bank.ts'
import { isOrderDisputed } from '../../orders/is-order-disputed.ts'
import { parcelRefunds } from '../../orders/tables.ts'
import { refundSettled } from '../../payments/events.ts'
import { refunds } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { on } from '../../platform/messaging/events.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { changeRequest, endOf } from '../change-request.ts'
import { lockRequest } from '../lock-request.ts'
import { stages } from '../request-rules.ts'
import { isLive } from '../request-states.ts'
import { requests } from '../tables.ts'
import { shrinkRequests } from './shrink-requests.ts'
import { supersedeRequest } from './supersede-request.ts'

/**
 * A request is done when its money is back, and asks again when it could not go back, unless the buyer's bank has paid it. Other requests
 * of the parcel are about fewer units when theirs were refunded.
 */
export const onRefundSettled = on(refundSettled, 'apply-to-request', async (platform, { refundId }) => {
  await transact(platform, async (tx) => {
    const [own] = await tx.select({ id: requests.id }).from(requests).where(eq(requests.refundId, refundId))
    if (own) await followOwn(platform, tx, own.id)
    const [of] = await tx.select().from(parcelRefunds).where(eq(parcelRefunds.refundId, refundId))
    if (of) await shrinkRequests(platform, tx, of.parcelId)
  })
})

async function followOwn(platform: Platform, tx: Transaction, requestId: string): Promise<void> {
  const whole = await lockRequest(tx, requestId)
  const { request } = whole
  const [refund] = await tx
    .select()
    .from(refunds)
    .where(eq(refunds.id, request.refundId ?? ''))
  if (!refund || !isLive(request.state)) return
  if (refund.state === 'succeeded') {
    return changeRequest(platform, tx, whole, { to: 'done', side: 'clock', by: 'payment' })
  }
  if (refund.state !== 'failed' || request.dueAt !== null) return
  const isWithBank = await isOrderDisputed(tx, request.orderId)
  if (isWithBank || (await readTakenByBank(tx, refund.id)) === 'all') return supersedeRequest(platform, tx, whole)
  await tx.update(requests).set(endOf(stages.failed, platform.clock.now())).where(eq(requests.id, requestId))
}
