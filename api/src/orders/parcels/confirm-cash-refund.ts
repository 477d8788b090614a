import type { Refund } from '@makola/contract/orders/refunds.ts'
import { eq } from 'drizzle-orm'
import { returnedCash } from '../../payments/providers/cash-on-delivery/pay.ts'
import { recordRefund } from '../../payments/refunds/record-refund.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { notFound, refuse } from '../../platform/problem.ts'
import { recordAudit } from '../../shop/record-audit.ts'
import { lockRefund } from '../refunds/lock-refund.ts'
import { parcelRefunds } from '../tables.ts'
import { isOwedInCash } from '../way-back.ts'
import { findParcel } from './find-parcel.ts'
import { lockParcel } from './lock-parcel.ts'
import { showRefund } from './show-refund.ts'

/**
 * Records that a store has paid back cash that it had collected, and how: only then is the refund done. Possible as long as it is
 * owed, also when an operator is to decide about it. Only a member says so (`refunds.confirm`): what the shop pays in the store's
 * place the store owes. Repeating it with the same words changes nothing.
 * @throws Problem `unauthenticated` (401), `forbidden` (403), `not-found` (404), `wrong-state` (409) with the present state.
 */
export async function confirmCashRefund(
  platform: Platform,
  caller: Caller,
  { refundId, how }: { refundId: string; how: string },
): Promise<Refund> {
  const [of] = await platform.database.select().from(parcelRefunds).where(eq(parcelRefunds.refundId, refundId))
  if (!of) throw notFound('refund')
  const { parcelId, role } = await findParcel(platform.database, caller, { id: of.parcelId }, ['refunds.confirm'])
  return transact(platform, async (tx) => {
    const { parcel } = await lockParcel(tx, parcelId)
    const refund = await lockRefund(tx, refundId)
    const isRepeated = refund.providerRefundId === returnedCash(refundId) && refund.byHand === how
    if (!isRepeated) {
      if (!isOwedInCash(refund)) throw refuse('orders.refund-not-owed', {}, { current: refund.state })
      const now = platform.clock.now()
      const providerRefundId = returnedCash(refundId)
      await recordRefund(tx, refundId, { status: 'succeeded', reason: null, providerRefundId, byHand: how, now })
      await recordAudit(tx, platform.clock, {
        storeId: parcel.storeId,
        by: caller,
        action: 'refund.confirmed',
        subject: { id: parcelId, name: parcel.number },
        after: { note: how, amountMinor: refund.amountMinor, currency: refund.currency },
      })
    }
    return showRefund(tx, refundId, { parcel, role })
  })
}
