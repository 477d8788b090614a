import type { newRefund, Refund } from '@makola/contract/orders/refunds.ts'
import type { z } from 'zod'
import type { Transaction } from '../../platform/database/database.ts'
import type { Caller } from '../../platform/http/caller.ts'
import { type Platform, transact } from '../../platform/platform.ts'
import { refuse, refuseField } from '../../platform/problem.ts'
import { mayInStore } from '../../stores/require-permission.ts'
import { bookRefund } from '../refunds/book-refund.ts'
import type { RefundOf } from '../refunds/divide-refund.ts'
import { findParcel } from './find-parcel.ts'
import { lockParcel } from './lock-parcel.ts'
import { stepPermissions } from './parcel-steps.ts'
import { showRefund } from './show-refund.ts'

type Asked = z.output<typeof newRefund>
/** Stores a refund as the answer to its Idempotency-Key. */
export type KeepRefund = (tx: Transaction, refund: Refund) => Promise<void>

/**
 * Refunds a parcel: the rest, an amount, or some of its lines. Never more than was paid for the parcel, even with concurrent
 * refunds. The refund and its answer are stored together, so that no crash refunds twice.
 * @throws Problem as `findParcel`; `refund-too-large` with what is left, `wrong-state` (409), `validation-failed` (422).
 */
export async function refundParcel(
  platform: Platform,
  caller: Caller,
  { id, asked, keepRefund }: { id: string; asked: Asked; keepRefund: KeepRefund },
): Promise<Refund> {
  const { parcelId, role } = await findParcel(platform.database, caller, { id }, stepPermissions.refund)
  return transact(platform, async (tx) => {
    const whole = await lockParcel(tx, parcelId)
    const { order, parcel } = whole
    if (order.state === 'review') {
      throw refuse('orders.in-review', {}, { current: order.state })
    }
    const refundId = await bookRefund(tx, platform.clock, {
      ...whole,
      of: readAsked(asked, order.currency),
      reason: asked.reason,
      by: caller,
      isHandedBack: mayInStore(role, 'refunds.confirm'),
    })
    const refund = await showRefund(tx, refundId, { parcel, role })
    await keepRefund(tx, refund)
    return refund
  })
}

function readAsked({ of }: Asked, currency: string): RefundOf {
  if (of.kind !== 'amount') return of
  if (of.amount.currency !== currency) {
    throw refuseField('/of/amount/currency', 'orders.other-currency', { currency })
  }
  if (of.amount.amount === 0) throw refuseField('/of/amount/amount', 'ledger.nothing')
  return { kind: 'amount', amountMinor: of.amount.amount }
}
