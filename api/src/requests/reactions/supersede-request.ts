import { eq } from 'drizzle-orm'
import { refunds } from '../../payments/tables.ts'
import type { Transaction } from '../../platform/database/database.ts'
import type { Platform } from '../../platform/platform.ts'
import { changeRequest } from '../change-request.ts'
import type { LockedRequest } from '../lock-request.ts'
import { isLive } from '../request-states.ts'

/**
 * Leaves a locked request to the buyer's bank, which disputes its payment. One whose money is on its way back is not left: it is
 * done when the money has arrived.
 */
export async function supersedeRequest(platform: Platform, tx: Transaction, whole: LockedRequest): Promise<void> {
  const { refundId, state } = whole.request
  if (!isLive(state)) return
  const [refund] = refundId ? await tx.select().from(refunds).where(eq(refunds.id, refundId)) : []
  if (refund && refund.state !== 'failed') return
  await changeRequest(platform, tx, whole, { to: 'superseded', side: 'clock', by: 'dispute' })
}
